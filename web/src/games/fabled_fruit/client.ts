// Fabled Fruit in the browser.
import icons from 'virtual:icons/fabled_fruit';
import { addIcons } from '../../icons.ts';
import { t } from '../../texts.svelte.ts';
import type { GameClient } from '../index.ts';
import { eventPhrase, gathered, reasonPhrase } from './phrases.ts';
import { seatIcon } from './seats.ts';
import Table from './Table.svelte';

addIcons(icons);

export const client: GameClient = {
  Table,
  seatName: (seat) => t(`fabled-fruit-animal-${seat}`),
  seatIcon,
  gathered,
  phrase: eventPhrase,
  reason: reasonPhrase,
  score: (points) => t('fabled-fruit-score', { count: points }),
  why: (why) => t(`fabled-fruit-why-${why}`),
};
