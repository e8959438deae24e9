// A person who renews a request reads these points again, last year beside this one, and says of each « Même chose » or
// « Corrigé »: the request is not sent before each has its answer (§4 Wizard step 0).
import type { Fields } from '../../kernel/fields.ts';
import type { Problem } from '../../kernel/result.ts';

export const reponsesRelecture = [
  { value: 'meme', label: 'Même chose' },
  { value: 'corrige', label: 'Corrigé' },
] as const;

const point = <const L extends string>(label: L) =>
  ({ kind: 'choice', label, options: reponsesRelecture, pdf: false }) as const;

/** The points are in the order of the page. */
export const pointsRelus = {
  textes: point('Projet, pourquoi, comment'),
  dates: point('Dates'),
  publics: point('Pour qui'),
  somme: point('Somme demandée'),
  budget: point('Budget'),
  bilan: point('Ce que vous avez fait'),
  compte: point('RIB et signature'),
} as const satisfies Fields;
export type PointRelu = keyof typeof pointsRelus;

export const relectureFields = {
  /** Written by the portal in a renewed request; a request begun in another way has nothing to read again. */
  demandee: { kind: 'bool', label: 'À relire', writtenBy: 'server', pdf: false },
  /**
   * The title used to be a point of its own, and is now read with the texts: a request begun then keeps this answer.
   */
  projet: point('Projet'),
  ...pointsRelus,
} as const satisfies Fields;

type Relecture = { demandee?: boolean | null } & { [K in PointRelu]?: string | null };

/** Lists the points that nobody has read again yet. */
export const listPointsToReread = (relecture: Relecture | null | undefined): PointRelu[] =>
  relecture?.demandee === true
    ? (Object.keys(pointsRelus) as PointRelu[]).filter((name) => !relecture[name])
    : [];

/** Finds what blocks a renewed request: a point that was not read again. */
export const relectureProblems = (relecture: Relecture | null | undefined): Problem[] =>
  listPointsToReread(relecture).map((name) => ({
    code: 'subvention.a-relire',
    field: `relecture.${name}`,
    params: { point: pointsRelus[name].label },
  }));
