// Places sites on the outlines of the départements. The grid of the outlines is a Mercator projection, fitted on known
// capes and small départements.
import type { SiteHaaView } from '@asso/contract/agrement/haa/haa.schemas';
import { departementOfCodePostal } from '@asso/domain/referentiel/territoires.rules';
import { tracesDepartements } from '../../statistiques/carte-departements.ts';

type Point = { x: number; y: number };
type Cadre = { x: number; y: number; largeur: number; hauteur: number };

/** `n` is the number of the site in the list; `isApproche` says that only its département is known. */
export type SitePoint = Point & { id: string; n: number; nom: string; isApproche: boolean };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Converts longitude and latitude, in degrees, to the grid of the outlines. */
export const projectPoint = (longitude: number, latitude: number): Point => ({
  x: 166.161 * longitude + 860.21,
  y: 9870.85 - (165.527 * 180 * Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2))) / Math.PI,
});

/**
 * Returns the rectangle around an outline « M1 2l3 4 5 6z », whose first point is absolute and each other relative to
 * the one before.
 */
export function traceCadre(trace: string): Cadre {
  const points: Point[] = [];
  let at = { x: 0, y: 0 };
  for (const [, letter, numbers = ''] of trace.matchAll(/([Ml])([^Mlz]*)/g)) {
    const values = (numbers.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    for (let i = 0; i + 1 < values.length; i += 2) {
      const [x = 0, y = 0] = [values[i], values[i + 1]];
      at = letter === 'M' ? { x, y } : { x: at.x + x, y: at.y + y };
      points.push(at);
    }
  }
  return autour(points);
}

const autour = (points: readonly Point[]): Cadre => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, largeur: Math.max(...xs) - x, hauteur: Math.max(...ys) - y };
};

const departementOf = ({ adresse }: SiteHaaView): string | null =>
  (adresse?.cp && departementOfCodePostal(adresse.cp)?.value) || null;

/**
 * The golden angle, in radians: sites whose exact place is unknown are spread by it within their département, so that
 * none hides another.
 */
const tour = 2.399963;

/** Returns the places of the sites of mainland France and Corsica, each with its number in the list. */
export function listPointsCarte(sites: readonly SiteHaaView[]): SitePoint[] {
  const approches = new Map<string, number>();
  return sites.flatMap((site, index): SitePoint[] => {
    const named = { id: site.id, n: index + 1, nom: site.nom ?? '' };
    const code = departementOf(site);
    const trace = code === null ? undefined : tracesDepartements[code];
    if (code === null || trace === undefined) return [];
    const { geo_X, geo_Y } = site.adresse ?? {};
    if (typeof geo_X === 'number' && typeof geo_Y === 'number')
      return [{ ...named, ...projectPoint(geo_X, geo_Y), isApproche: false }];
    const { x, y, largeur, hauteur } = traceCadre(trace);
    const rank = approches.get(code) ?? 0;
    approches.set(code, rank + 1);
    const away = (Math.min(largeur, hauteur) / 12) * Math.sqrt(rank);
    return [
      {
        ...named,
        x: x + largeur / 2 + away * Math.cos(tour * rank),
        y: y + hauteur / 2 + away * Math.sin(tour * rank),
        isApproche: true,
      },
    ];
  });
}

/** Returns the rectangle shown: the départements that have a site, with a margin, or else the whole country. */
export function sitesCadre(sites: readonly SiteHaaView[], points: readonly Point[]): Cadre {
  const codes = [...new Set(sites.flatMap((site) => departementOf(site) ?? []))];
  const traces = codes.flatMap((code) => tracesDepartements[code] ?? []);
  const frames = (traces.length > 0 ? traces : Object.values(tracesDepartements)).map(traceCadre);
  const corners = frames.flatMap(({ x, y, largeur, hauteur }) => [
    { x, y },
    { x: x + largeur, y: y + hauteur },
  ]);
  const whole = autour([...corners, ...points]);
  const room = Math.max(whole.largeur, whole.hauteur) * 0.06;
  return {
    x: whole.x - room,
    y: whole.y - room,
    largeur: whole.largeur + 2 * room,
    hauteur: whole.hauteur + 2 * room,
  };
}

/** Says why a site is not drawn: « itinérant », « adresse à préciser », or overseas. */
export const sayNotDrawn = (site: SiteHaaView): string =>
  site.itinerant ? 'itinérant' : site.adresse ? 'hors du dessin' : 'adresse à préciser';
