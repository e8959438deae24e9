import { type ReactNode, useContext } from 'react';
import { Points } from '../use-point.ts';

/** Inside one project, its sections are named without it. */
export function PointsDuProjet({ id, children }: { id: string; children: ReactNode }) {
  const { points } = useContext(Points);
  return <Points value={{ points, prefix: `projets.${id}.` }}>{children}</Points>;
}
