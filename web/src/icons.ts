// The pictures that are loaded: the room's at once, a game's when its table is opened.
import room from 'virtual:icons';

const loaded: typeof room = { ...room };

export function addIcons(icons: typeof room): void {
  Object.assign(loaded, icons);
}

export function iconOf(name: string) {
  return loaded[name];
}
