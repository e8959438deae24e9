import { demarchesEndpoints } from '@asso/contract/association/demarches.endpoints';
import { useRead } from '../../platform/use-read.ts';

/** The domain that a démarche requires of associations; `titre` names the démarche. */
export type DomaineForce = { titre: string; domaine: string };

type Force = { state: 'attente' } | { state: 'lu'; value: DomaineForce | null };

/** Returns the domain that the procedure requires, or null when it accepts all of them [R5.72]. */
export function useDomaineForce(id: string, pour: string | null): Force {
  const read = useRead(demarchesEndpoints.listDemarches, pour ? { query: { id_asso: id } } : null);
  if (!pour || read.state === 'refuse') return { state: 'lu', value: null };
  if (read.state === 'attente') return { state: 'attente' };
  const found = read.value.items.find((one) => one.id === pour);
  const value = found?.domaine ? { titre: found.titre, domaine: found.domaine } : null;
  return { state: 'lu', value };
}
