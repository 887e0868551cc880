// Sounds, made on the spot: no files. Off by a key, and remembered on this device.
const REMEMBERED = 'sound';

export const sound = $state({ on: globalThis.localStorage?.getItem(REMEMBERED) !== 'off' });

export function switchSound(): void {
  sound.on = !sound.on;
  globalThis.localStorage?.setItem(REMEMBERED, sound.on ? 'on' : 'off');
}

/** Frequencies in hertz; `loud` from 0 to 1. */
export type Note = { from: number; to: number; seconds: number; loud: number; shape: OscillatorType };

let context: AudioContext | null = null;

/** Plays a note, at the side where its cause sits (-1 left to 1 right). Browsers allow it once the page has been touched. */
export function playNote({ from, to, seconds, loud, shape }: Note, side = 0): void {
  if (!sound.on || !('AudioContext' in globalThis)) return;
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const at = context.currentTime;
  const tone = new OscillatorNode(context, { type: shape, frequency: from });
  tone.frequency.exponentialRampToValueAtTime(to, at + seconds);
  const volume = new GainNode(context, { gain: loud });
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  tone.connect(volume).connect(new StereoPannerNode(context, { pan: side })).connect(context.destination);
  tone.start(at);
  tone.stop(at + seconds);
}
