// The figures of the seats.
const ANIMALS = ['parrot', 'panda', 'lion', 'frog', 'elephant'];

export const seatIcon = (seat: number) => `fluent-emoji-flat:${ANIMALS[seat] ?? 'frog'}`;
export const seatLetter = (seat: number) => String.fromCharCode('A'.charCodeAt(0) + seat);
