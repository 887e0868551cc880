// The faces as bitmaps: a picture of paths is drawn anew whenever something near it moves, a bitmap is only copied. Until they
// are made the drawings serve.
import { faceUrl } from './art.ts';
import { FACES, type Face } from './tiles.ts';

const SIDE = 176; // pixels: enough for a tile of a board on a fine screen
let made = $state.raw<ReadonlyMap<string, string>>(new Map());
let making = false;

/** The address of a face's picture, as quick to draw as can be had. */
export function spriteUrl(face: Face): string {
  const drawing = faceUrl(face);
  return made.get(drawing) ?? drawing;
}

async function bitmapOf(drawing: string): Promise<string> {
  const picture = new Image();
  picture.src = drawing;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  canvas.getContext('2d')!.drawImage(picture, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('the canvas gives no picture');
  const address = URL.createObjectURL(blob);
  const bitmap = new Image();
  bitmap.src = address;
  await bitmap.decode(); // so that nothing flickers when it is put in
  return address;
}

/** Makes the bitmaps, once; a browser that can't goes on with the drawings. */
export async function makeSprites(): Promise<void> {
  if (making) return;
  making = true;
  const drawings = new Set(FACES.flatMap((faces) => faces.map(faceUrl)));
  try {
    const bitmaps = new Map<string, string>();
    for (const drawing of drawings) bitmaps.set(drawing, await bitmapOf(drawing));
    made = bitmaps;
  } catch {
    making = false;
  }
}
