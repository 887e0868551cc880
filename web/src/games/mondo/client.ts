// Mondo in the browser.
import icons from 'virtual:icons/mondo';
import { addIcons } from '../../icons.ts';
import { t } from '../../texts.svelte.ts';
import type { GameClient } from '../index.ts';
import Options from './Options.svelte';
import { eventPhrase, gathered, reason } from './phrases.ts';
import { seatIcon } from './seats.ts';
import Table from './Table.svelte';

addIcons(icons);

export const client: GameClient = {
  Table,
  Options,
  seatName: (seat) => t(`mondo-seat-${seat}`),
  seatIcon,
  gathered,
  phrase: eventPhrase,
  reason: (message, args, names) => reason(message, args, names),
  score: (points) => t('mondo-score', { count: points }),
  why: (why) => t(`mondo-why-${why}`),
  keys: [
    ['← ↑ → ↓', 'mondo-key-walk'],
    ['Enter', 'mondo-key-enter'],
    ['r', 'mondo-key-right'],
    ['e', 'mondo-key-left'],
    ['f', 'mondo-key-flip'],
    ['⌫', 'mondo-key-back'],
    ['h', 'mondo-key-heap'],
    ['b', 'mondo-key-board'],
    ['+ −', 'mondo-key-zoom'],
    ['1 – 4', 'mondo-key-look'],
    ['t', 'mondo-key-tasks'],
    ['s', 'mondo-key-stop'],
    ['p', 'mondo-key-pause'],
    ['m', 'mondo-key-sound'],
    ['Esc', 'room-key-close'],
    ['?', 'room-key-keys'],
  ],
};
