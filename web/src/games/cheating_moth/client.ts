// Cheating Moth in the browser.
import icons from 'virtual:icons/cheating_moth';
import { addIcons } from '../../icons.ts';
import { t } from '../../texts.svelte.ts';
import type { GameClient } from '../index.ts';
import { eventPhrase, gathered, reason } from './phrases.ts';
import { seatIcon } from './seats.ts';
import Table from './Table.svelte';

addIcons(icons);

export const client: GameClient = {
  Table,
  seatName: (seat) => t(`cheating-moth-seat-${seat}`),
  seatIcon,
  gathered,
  phrase: eventPhrase,
  reason,
  score: (points) => t('cheating-moth-points', { count: points }),
  why: (why) => t(`cheating-moth-why-${why}`),
  keys: [
    ['c', 'cheating-moth-key-hand'],
    ['← →', 'cheating-moth-key-walk'],
    ['Enter', 'cheating-moth-key-play'],
    ['h', 'cheating-moth-key-hide'],
    ['f', 'cheating-moth-key-feint'],
    ['s', 'cheating-moth-key-sort'],
    ['d', 'cheating-moth-key-draw'],
    ['␣', 'cheating-moth-key-slap'],
    ['a, 1 – 4', 'cheating-moth-key-accuse'],
    ['l', 'cheating-moth-key-light'],
    ['m', 'cheating-moth-key-sound'],
    ['↑ ↓, 1 – 9', 'room-key-options'],
    ['Esc', 'room-key-close'],
    ['?', 'room-key-keys'],
  ],
};
