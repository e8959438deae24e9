import { createContext, useContext } from 'react';
import type { PointDemande } from './points-restants.ts';

type Suivis = { points: readonly PointDemande[]; prefix: string };

/** The corrections asked for, given to all the components below. */
export const Points = createContext<Suivis>({ points: [], prefix: '' });

/**
 * Returns the correction asked for at this place: `cible` is « pieces.RAR », « demandeur », or a section of the
 * surrounding project.
 */
export function usePoint(cible: string): PointDemande | undefined {
  const { points, prefix } = useContext(Points);
  return points.find((one) => one.cible === `${prefix}${cible}`);
}
