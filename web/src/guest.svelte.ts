// Who sits at this browser, and how they like the light.
import { changeMe, me } from './http.ts';
import type { Me } from './protocol.ts';
import { choose, language, speak } from './texts.svelte.ts';

export type Light = 'auto' | 'light' | 'dark';
const LIGHT = 'light';
const LIGHTS: Light[] = ['auto', 'light', 'dark'];

const guest = $state<{ me: Me | null; light: Light }>({ me: null, light: rememberedLight() });

function rememberedLight(): Light {
  const found = globalThis.localStorage?.getItem(LIGHT) as Light | null;
  return found && LIGHTS.includes(found) ? found : 'auto';
}

function shine(): void {
  document.documentElement.style.colorScheme = guest.light === 'auto' ? '' : guest.light;
}

export const name = () => guest.me?.name ?? '';
export const light = () => guest.light;

/** Ask the room who this is; its language wins only where this device remembers none. */
export async function arrive(): Promise<void> {
  shine();
  guest.me = await me();
}

export async function rename(name: string): Promise<void> {
  guest.me = await changeMe({ name });
}

export async function speakFromNowOn(tag: string): Promise<void> {
  const before = language();
  try {
    await choose(tag);
    guest.me = await changeMe({ language: tag });
  } catch (problem) {
    if (language() !== tag) await speak(before);
    throw problem;
  }
}

export function nextLight(): void {
  guest.light = LIGHTS[(LIGHTS.indexOf(guest.light) + 1) % LIGHTS.length] ?? 'auto';
  localStorage.setItem(LIGHT, guest.light);
  shine();
}
