import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** Grey values from 0 (black) to 255, row by row. */
export type Gris = { largeur: number; hauteur: number; valeurs: Uint8Array };

/**
 * Finds the ink of a paper, whatever the light on it: each point is compared with the mean of what surrounds it, so
 * that a shadow becomes as white as the rest.
 */
export function readInk(image: Canvas): Gris {
  const { width: largeur, height: hauteur } = image;
  const { data } = image.getContext('2d').getImageData(0, 0, largeur, hauteur);
  const grey = new Uint8Array(largeur * hauteur);
  for (let at = 0; at < grey.length; at++)
    grey[at] = ((data[at * 4] ?? 0) * 77 + (data[at * 4 + 1] ?? 0) * 151 + (data[at * 4 + 2] ?? 0) * 28) >> 8;
  const sums = sumsOf(grey, largeur, hauteur);
  const reach = Math.max(8, Math.round(Math.max(largeur, hauteur) / 50));
  const valeurs = new Uint8Array(grey.length);
  for (let y = 0; y < hauteur; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(hauteur, y + reach)];
    for (let x = 0; x < largeur; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(largeur, x + reach)];
      const wide = largeur + 1;
      const sum =
        (sums[bottom * wide + right] ?? 0) -
        (sums[top * wide + right] ?? 0) -
        (sums[bottom * wide + left] ?? 0) +
        (sums[top * wide + left] ?? 0);
      const around = sum / ((bottom - top) * (right - left));
      const at = y * largeur + x;
      valeurs[at] = Math.min(255, (255 * (grey[at] ?? 0)) / Math.max(1, around * 0.92));
    }
  }
  return { largeur, hauteur, valeurs };
}

/** The sum of all values above and to the left of each point, with a first row and a first column of zeros. */
function sumsOf(grey: Uint8Array, largeur: number, hauteur: number): Float64Array {
  const wide = largeur + 1;
  const sums = new Float64Array(wide * (hauteur + 1));
  for (let y = 0; y < hauteur; y++) {
    let row = 0;
    for (let x = 0; x < largeur; x++) {
      row += grey[y * largeur + x] ?? 0;
      sums[(y + 1) * wide + x + 1] = (sums[y * wide + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

export function pictureOfInk({ largeur, hauteur, valeurs }: Gris): Canvas {
  const canvas = createCanvas(largeur, hauteur);
  const context = canvas.getContext('2d');
  const image = context.createImageData(largeur, hauteur);
  for (let at = 0; at < valeurs.length; at++) {
    const value = valeurs[at] ?? 255;
    image.data.set([value, value, value, 255], at * 4);
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** The largest angle, in degrees, by which lines may be askew and still be set level. */
const maxSkew = 20;

export type Skew = {
  /** By how much to turn the picture, in degrees clockwise, so that its lines are level. */
  degrees: number;
  /**
   * How much the ink of each row of pixels differs from that of the next row: the difference is larger when lines of
   * words are level.
   */
  contrast: number;
};

/**
 * Finds by how much the lines of a page are askew; null for a page with hardly any ink, which there is no need to read.
 */
export function measureSkew(ink: Gris): Skew | null {
  const points = darkPoints(ink);
  if (points.length < 200) return null;
  const best = (from: number, to: number, by: number): Skew => {
    let found: Skew = { degrees: 0, contrast: 0 };
    for (let degrees = from; degrees <= to; degrees += by) {
      const contrast = contrastOf(points, degrees);
      if (contrast > found.contrast) found = { degrees, contrast };
    }
    return found;
  };
  const rough = best(-maxSkew, maxSkew, 1);
  const fine = best(rough.degrees - 0.8, rough.degrees + 0.8, 0.2);
  return fine.contrast > rough.contrast ? fine : rough;
}

type Point = { x: number; y: number };

/** The number of points a side of the grid on which the ink is looked at: enough to see lines. */
const grid = 900;

function darkPoints({ largeur, hauteur, valeurs }: Gris): Point[] {
  const points: Point[] = [];
  const step = Math.max(1, Math.ceil(Math.max(largeur, hauteur) / grid));
  for (let y = 0; y < hauteur; y += step)
    for (let x = 0; x < largeur; x += step)
      if ((valeurs[y * largeur + x] ?? 255) < 140) points.push({ x: x / step, y: y / step });
  return points;
}

function contrastOf(points: readonly Point[], degrees: number): number {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const rows = new Uint32Array(grid * 4);
  for (const { x, y } of points) {
    const row = Math.round(y * cos + x * sin) + grid;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let found = 0;
  for (let row = 1; row < rows.length; row++) found += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return found;
}
