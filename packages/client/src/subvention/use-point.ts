import { createContext, useContext } from 'react';
import type { PointDemande } from './points-restants.ts';

type Suivis = { points: readonly PointDemande[]; prefix: string };

/** What was asked to correct, known to all that is below. */
export const Points = createContext<Suivis>({ points: [], prefix: '' });

/** « pieces.RAR », « demandeur », or the section of the project one is in. */
export function usePoint(cible: string): PointDemande | undefined {
  const { points, prefix } = useContext(Points);
  return points.find((one) => one.cible === `${prefix}${cible}`);
}
