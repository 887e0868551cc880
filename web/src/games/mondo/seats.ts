// The colours of the seats; each has a letter too, for no meaning hangs on colour alone.
export const COLOURS = ['#b3261e', '#1f57b8', '#6b3fa0', '#8a5a00'];
const ICONS = ['compass', 'sailboat', 'airplane', 'backpack'];

export const seatIcon = (seat: number) => `fluent-emoji-flat:${ICONS[seat] ?? 'compass'}`;
export const seatLetter = (seat: number) => String.fromCharCode('A'.charCodeAt(0) + seat);
