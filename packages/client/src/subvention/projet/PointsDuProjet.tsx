import { type ReactNode, useContext } from 'react';
import { Points } from '../../demarche/renvoi/use-point.ts';

/** Below this, a section of the project is named without the project's path. */
export function PointsDuProjet({ id, children }: { id: string; children: ReactNode }) {
  const { points } = useContext(Points);
  return <Points value={{ points, prefix: `projets.${id}.` }}>{children}</Points>;
}
