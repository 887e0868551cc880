// Sounds, made on the spot: no files. Off by a key, and remembered on this device.
const REMEMBERED = 'moth-sound';
const TELLS = 'moth-tells';

/** How tells are given besides the movement: not at all, softly by ear, or in words as vague as the movement. */
export type TellsAs = 'seen' | 'heard' | 'read';

const kept = (name: string) => globalThis.localStorage?.getItem(name);

export const hearing = $state({
  on: kept(REMEMBERED) !== 'off',
  tells: (kept(TELLS) as TellsAs | null) ?? 'seen',
});

export function switchSound(): void {
  hearing.on = !hearing.on;
  globalThis.localStorage?.setItem(REMEMBERED, hearing.on ? 'on' : 'off');
}

export function giveTellsAs(way: TellsAs): void {
  hearing.tells = way;
  globalThis.localStorage?.setItem(TELLS, way);
}

type Note = { from: number; to: number; seconds: number; loud: number; shape: OscillatorType };
const NOTES = {
  cockroach: { from: 520, to: 980, seconds: 0.22, loud: 0.25, shape: 'square' },
  mosquito: { from: 880, to: 1320, seconds: 0.3, loud: 0.25, shape: 'sawtooth' },
  slap: { from: 190, to: 60, seconds: 0.12, loud: 0.5, shape: 'triangle' },
  card: { from: 320, to: 240, seconds: 0.06, loud: 0.12, shape: 'triangle' },
  accused: { from: 240, to: 480, seconds: 0.4, loud: 0.3, shape: 'square' },
  caught: { from: 480, to: 180, seconds: 0.6, loud: 0.3, shape: 'sawtooth' },
  wrong: { from: 300, to: 280, seconds: 0.5, loud: 0.2, shape: 'triangle' },
  turn: { from: 660, to: 660, seconds: 0.15, loud: 0.12, shape: 'sine' },
  tell: { from: 1400, to: 1100, seconds: 0.09, loud: 0.035, shape: 'triangle' },
} satisfies Record<string, Note>;
export type Sound = keyof typeof NOTES;

let context: AudioContext | null = null;

/** Plays a sound, at the side where its cause sits (-1 left to 1 right). Browsers allow it once the page has been touched. */
export function play(name: Sound, side = 0): void {
  if (!hearing.on || !('AudioContext' in globalThis)) return;
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const { from, to, seconds, loud, shape } = NOTES[name];
  const at = context.currentTime;
  const tone = new OscillatorNode(context, { type: shape, frequency: from });
  tone.frequency.exponentialRampToValueAtTime(to, at + seconds);
  const volume = new GainNode(context, { gain: loud });
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  tone.connect(volume).connect(new StereoPannerNode(context, { pan: side })).connect(context.destination);
  tone.start(at);
  tone.stop(at + seconds);
}
