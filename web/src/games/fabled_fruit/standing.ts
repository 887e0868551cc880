// Everything that is known of a player, in words.
import { t } from '../../texts.svelte.ts';
import { fruitName } from './cards.ts';
import type { FabledView } from './view.ts';

export function hasThiefBefore(view: FabledView, seat: number): boolean {
  return view.thief?.seat === seat && view.thief.bond === 'before';
}

export function standing(view: FabledView, seat: number): string[] {
  const player = view.players[seat];
  if (!player) return [];
  const parts = [
    seat === view.turn ? t('fabled-fruit-on-turn') : '',
    t('fabled-fruit-juices', { count: player.juices.length, needed: view.needed }),
    player.juices.length ? t('fabled-fruit-juice-numbers', { numbers: player.juices.join(', ') }) : '',
    t('fabled-fruit-hand-count', { count: player.hand }),
    player.hidden ? t('fabled-fruit-hidden-count', { count: player.hidden }) : '',
    ...player.tokens.map((fruit) => t('fabled-fruit-token', { fruit: fruitName(fruit) })),
    player.cocktails ? t('fabled-fruit-cocktail', { count: player.cocktails }) : '',
    player.doubles ? t('fabled-fruit-double', { count: player.doubles }) : '',
    player.guarded ? t('fabled-fruit-guarded') : '',
    hasThiefBefore(view, seat) ? t('fabled-fruit-has-thief') : '',
  ];
  return parts.filter((part) => part !== '');
}
