// The colours of the seats; each has a letter too, for no meaning hangs on colour alone.
export const COLOURS = ['#c8321f', '#1f57b8', '#e8e4da', '#e07b12'];
export const INKS = ['#ffffff', '#ffffff', '#2b2620', '#2b2620'];
const ICONS = ['house', 'castle', 'ship', 'mountain'];

export const seatIcon = (seat: number) => `fluent-emoji-flat:${ICONS[seat] ?? 'house'}`;
export const seatLetter = (seat: number) => String.fromCharCode('A'.charCodeAt(0) + seat);
