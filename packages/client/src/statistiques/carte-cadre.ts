// The part of the map that is drawn: a service of one region sees its région, and not a small corner of the country.
import { carteHauteur, carteLargeur, tracesDepartements } from './carte-departements.ts';

export type Cadre = { x: number; y: number; largeur: number; hauteur: number };

const whole: Cadre = { x: 0, y: 0, largeur: carteLargeur, hauteur: carteHauteur };
/** Beyond this share of the width or of the height, the whole country is as easy to read as its part. */
const mostShare = 0.6;
/** What is left around the départements, as a share of the larger side: their neighbours show where they are. */
const margin = 0.12;

/** Returns the frame of the map for these départements; the whole country when they are far apart or not on the map. */
export function carteCadre(codes: readonly string[]): Cadre {
  const boxes = codes.flatMap((code) => boxOf(code) ?? []);
  if (boxes.length === 0) return whole;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const largeur = Math.max(...boxes.map((box) => box.x + box.largeur)) - x;
  const hauteur = Math.max(...boxes.map((box) => box.y + box.hauteur)) - y;
  if (largeur > mostShare * carteLargeur || hauteur > mostShare * carteHauteur) return whole;
  const around = Math.round(margin * Math.max(largeur, hauteur));
  return { x: x - around, y: y - around, largeur: largeur + 2 * around, hauteur: hauteur + 2 * around };
}

export const isWhole = (cadre: Cadre): boolean => cadre === whole;

/** Returns the middle of a département without its islands, where its code is written; undefined when it has no outline. */
export function departementCentre(code: string): { x: number; y: number } | undefined {
  const largest = partsOf(code)
    .map(around)
    .toSorted((a, b) => b.largeur * b.hauteur - a.largeur * a.hauteur)[0];
  return largest && { x: largest.x + largest.largeur / 2, y: largest.y + largest.hauteur / 2 };
}

type Point = readonly [x: number, y: number];

const boxOf = (code: string): Cadre | undefined => {
  const points = partsOf(code).flat();
  return points.length > 0 ? around(points) : undefined;
};

function around(points: readonly Point[]): Cadre {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, largeur: Math.max(...xs) - x, hauteur: Math.max(...ys) - y };
}

/** Reads an outline: each part begins at an absolute point, then each pair of numbers is a step from the last point. */
function partsOf(code: string): Point[][] {
  return (tracesDepartements[code] ?? '')
    .split('M')
    .slice(1)
    .map((part) => {
      const numbers = [...part.matchAll(/-?\d+/g)].map(Number);
      const points: Point[] = [];
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        const [x, y] = points.at(-1) ?? [0, 0];
        points.push([x + (numbers[at] ?? 0), y + (numbers[at + 1] ?? 0)]);
      }
      return points;
    });
}
