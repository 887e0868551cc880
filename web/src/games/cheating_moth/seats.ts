// The figures of the seats.
const ICONS = ['cricket', 'lady-beetle', 'honeybee', 'snail', 'worm'];

export const seatIcon = (seat: number): string => `fluent-emoji-flat:${ICONS[seat] ?? 'worm'}`;
