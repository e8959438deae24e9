import type { ReactNode } from 'react';
import type { PointDemande } from './points-restants.ts';
import { Points } from './use-point.ts';

type PointsSuivisProps = { points: readonly PointDemande[]; children: ReactNode };

/** The requested corrections are given to everything below, so that each can be shown beside the part it names. */
export const PointsSuivis = ({ points, children }: PointsSuivisProps) => (
  <Points value={{ points, prefix: '' }}>{children}</Points>
);
