// The first game in two minutes: what to try next, and whether it has been tried.
import type { Seen } from '../../table/visit.svelte.ts';
import type { MothView } from './view.ts';

type Happening = { event: Seen | null; view: MothView; before: MothView | null };
type Step = {
  name: string;
  /** Whether it is done by what has just happened; steps without are read, and gone on from by a button. */
  done?: (happening: Happening) => boolean;
  /** Which text follows instead of the next step's. */
  then?: (happening: Happening) => string | null;
};

const mine = ({ event, view }: Happening, field = 'seat') => event?.[field] === view.you?.seat;
const is = ({ event }: Happening, ...kinds: string[]) => event !== null && kinds.includes(event.kind);

const BETWEEN: Step[] = [
  { name: 'welcome' },
  { name: 'play', done: (now) => is(now, 'played', 'drew') && mine(now) },
  { name: 'feint', done: ({ view }) => view.you?.sleight?.card === null },
  {
    name: 'hide',
    done: (now) => hasHidden(now) || (is(now, 'caught') && mine(now)),
    then: (now) => (hasHidden(now) ? 'hidden' : 'caught'),
  },
  { name: 'tells', done: (now) => is(now, 'tell') && !mine(now) },
  { name: 'next' },
];

const GUARDING: Step[] = [
  { name: 'guard' },
  {
    name: 'accuse',
    done: (now) => is(now, 'caught', 'wrong') && (is(now, 'wrong') ? mine(now) : mine(now, 'guard')),
    then: (now) => (is(now, 'caught') ? 'right' : 'wrong'),
  },
  { name: 'race', done: (now) => is(now, 'raced') },
  { name: 'end' },
];

function hasHidden({ view, before }: Happening): boolean {
  return (view.you?.gone.length ?? 0) > (before?.you?.gone.length ?? 0);
}

export class Lesson {
  readonly number: number;
  private readonly steps: Step[];
  private at = $state(0);
  /** What is said about how the last step went, until it has been read. */
  private comment = $state<string | null>(null);
  closed = $state(false);

  constructor(number: number) {
    this.number = number;
    this.steps = number === 2 ? GUARDING : BETWEEN;
  }

  private readonly step = $derived.by(() => this.steps[this.at]!);
  readonly text = $derived.by(() => this.comment ?? this.step.name);
  readonly isRead = $derived.by(() => this.comment !== null || !this.step.done);
  readonly isLast = $derived.by(() => this.comment === null && this.at === this.steps.length - 1);
  readonly progress = $derived.by(() => ({ step: this.at + 1, steps: this.steps.length }));

  see(events: readonly Seen[], view: MothView, before: MothView | null): void {
    if (this.comment !== null || !this.step.done) return;
    for (const event of [null, ...events]) {
      const happening = { event, view, before };
      if (!this.step.done(happening)) continue;
      this.comment = this.step.then?.(happening) ?? null;
      this.at += 1;
      return;
    }
  }

  goOn(): void {
    if (this.comment !== null) this.comment = null;
    else if (this.isLast) this.closed = true;
    else this.at += 1;
  }
}
