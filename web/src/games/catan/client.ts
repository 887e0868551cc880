// Catan in the browser.
import icons from 'virtual:icons/catan';
import { addIcons } from '../../icons.ts';
import { t } from '../../texts.svelte.ts';
import type { GameClient } from '../index.ts';
import Options from './Options.svelte';
import { eventPhrase, gathered, reasonPhrase } from './phrases.ts';
import { seatIcon } from './seats.ts';
import Table from './Table.svelte';
import type { CatanView } from './view.ts';

addIcons(icons);

export const client: GameClient = {
  Table,
  Options,
  seatName: (seat) => t(`catan-seat-${seat}`),
  seatIcon,
  gathered,
  phrase: (event, names, view) => eventPhrase(event, names, (view ?? undefined) as CatanView | undefined),
  reason: reasonPhrase,
  score: (points) => t('catan-score', { count: points }),
  why: (why) => t(`catan-why-${why}`),
};
