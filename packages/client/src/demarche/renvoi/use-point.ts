import { createContext, useContext } from 'react';
import type { PointDemande } from './points-restants.ts';

type Suivis = { points: readonly PointDemande[]; prefix: string };

/** Everything below knows the requested corrections through this context. */
export const Points = createContext<Suivis>({ points: [], prefix: '' });

/** `cible` is « pieces.RAR », « demandeur », or a section of the surrounding project. */
export function usePoint(cible: string): PointDemande | undefined {
  const { points, prefix } = useContext(Points);
  return points.find((one) => one.cible === `${prefix}${cible}`);
}
