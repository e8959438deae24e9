import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import type { LimitesLecture } from './papier-lu.ts';
import { pictureSize } from './picture-size.ts';
import { ReadRefused } from './refus-de-lire.ts';

/** Letters of ten points are thirty pixels high on a page of this size: smaller ones are read badly. */
export const longestSide = 2200;

/** Draws a photo upright, as its Exif says, and not larger than it must be to be read. */
export const drawnPhoto = async (bytes: Uint8Array, maxPixels: number): Promise<Canvas> =>
  reduced(await loaded(bytes, maxPixels), longestSide);

/** Decodes a picture, unless its header announces more pixels than allowed. */
async function loaded(bytes: Uint8Array, maxPixels: number): Promise<Image> {
  const size = pictureSize(bytes);
  if (!size) throw new ReadRefused('illisible');
  if (size.largeur * size.hauteur > maxPixels) throw new ReadRefused('trop-lourd');
  return loadImage(Buffer.from(bytes));
}

/** Draws a picture again as the type it has; a PNG keeps what is transparent. */
export async function pictureAgain(
  bytes: Uint8Array,
  { maxPixels }: LimitesLecture,
  maxSide: number,
): Promise<Uint8Array> {
  const image = await loaded(bytes, maxPixels);
  const isPng = bytes[0] === 0x89;
  const canvas = reduced(image, maxSide, isPng ? null : 'white');
  return new Uint8Array(await (isPng ? canvas.encode('png') : canvas.encode('jpeg', 85)));
}

/** Returns the same picture on a ground, with a longest side of at most `maxSide` pixels. */
export function reduced(image: Image | Canvas, maxSide: number, ground: 'white' | null = 'white'): Canvas {
  const scale = Math.min(1, maxSide / Math.max(image.width, image.height));
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (ground !== null) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Turns a picture by an angle in degrees, clockwise; the frame grows, so that no corner is cut off. */
export function turned(image: Canvas, degrees: number): Canvas {
  if (degrees === 0) return image;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const canvas = createCanvas(
    Math.round(image.width * cos + image.height * sin),
    Math.round(image.width * sin + image.height * cos),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(angle);
  context.drawImage(image, -image.width / 2, -image.height / 2);
  return canvas;
}
