import type { SiteHaaView } from '@asso/contract/agrement/haa/haa.schemas';
import { describe, expect, it } from 'vitest';
import { tracesDepartements } from '../../statistiques/carte-departements.ts';
import { listPointsCarte, projectPoint, sayNotDrawn, sitesCadre, traceCadre } from './carte-sites.ts';

const site = (id: string, adresse: object | null, more: object = {}) =>
  ({ id, nom: id, itinerant: false, adresse, ...more }) as unknown as SiteHaaView;

const isIn = (code: string, { x, y }: { x: number; y: number }) => {
  const frame = traceCadre(tracesDepartements[code] ?? '');
  return x >= frame.x && x <= frame.x + frame.largeur && y >= frame.y && y <= frame.y + frame.hauteur;
};

it('the frame of an outline follows its relative points', () => {
  expect(traceCadre('M10 20l5 5 -8 2z')).toEqual({ x: 7, y: 20, largeur: 8, hauteur: 7 });
});

describe('a town is drawn in its département', () => {
  it.each([
    ['13', 5.37, 43.2965],
    ['29', -4.486, 48.39],
    ['59', 3.057, 50.629],
    ['67', 7.75, 48.573],
    ['06', 7.266, 43.703],
    ['17', -1.151, 46.16],
    ['2B', 9.45, 42.7],
    ['75', 2.3425, 48.8566],
  ])('%s', (code, longitude, latitude) => {
    expect(isIn(code, projectPoint(longitude, latitude))).toBe(true);
  });
});

describe('the points', () => {
  const sites = [
    site('itinérant', null, { itinerant: true }),
    site('exact', { cp: '13001', geo_X: 5.37, geo_Y: 43.2965 }),
    site('approché', { cp: '13002' }),
    site('approché aussi', { cp: '13003' }),
    site('outre-mer', { cp: '97400', geo_X: 55.45, geo_Y: -20.88 }),
    site('à préciser', null),
  ];
  const points = listPointsCarte(sites);
  it('bear the number of their line; what cannot be drawn is left out', () => {
    expect(points.map(({ n, isApproche }) => [n, isApproche])).toEqual([
      [2, false],
      [3, true],
      [4, true],
    ]);
    expect(points.every((one) => isIn('13', one))).toBe(true);
    expect(points[1]).not.toEqual({ ...points[2], n: 3, id: 'approché', nom: 'approché' });
    expect([sites[0], sites[4], sites[5]].map((one) => one && sayNotDrawn(one))).toEqual([
      'itinérant',
      'hors du dessin',
      'adresse à préciser',
    ]);
  });

  it('are all in the frame, which is smaller than the country', () => {
    const frame = sitesCadre(sites, points);
    for (const { x, y } of points) {
      expect(x > frame.x && x < frame.x + frame.largeur).toBe(true);
      expect(y > frame.y && y < frame.y + frame.hauteur).toBe(true);
    }
    expect(frame.largeur).toBeLessThan(sitesCadre([], []).largeur / 5);
  });
});
