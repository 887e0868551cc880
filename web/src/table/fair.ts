// The check of the dice: what the server promised before the game, computed again from what it revealed after it.
import type { Fair } from '../protocol.ts';

export type FairCheck = { commitment: boolean; seed: boolean };

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((value) => value.toString(16).padStart(2, '0')).join('');
}

/** Browsers only reckon on secure pages: this machine's own, or https. */
export const canCheck = () => globalThis.crypto?.subtle !== undefined;

/** Null while nothing is revealed. */
export async function checkFair(fair: Fair): Promise<FairCheck | null> {
  const { commitment, nonces, server_secret: secret, seed } = fair;
  if (secret === null || seed === null) return null;
  return {
    commitment: (await sha256(secret)) === commitment,
    seed: (await sha256([secret, ...nonces].join(':'))) === seed,
  };
}
