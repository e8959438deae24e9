import type { ReactNode } from 'react';
import type { PointDemande } from './points-restants.ts';
import { Points } from './use-point.ts';

type PointsSuivisProps = { points: readonly PointDemande[]; children: ReactNode };

/** What was asked to correct is known to all that is below, to be said beside what it names. */
export const PointsSuivis = ({ points, children }: PointsSuivisProps) => (
  <Points value={{ points, prefix: '' }}>{children}</Points>
);
