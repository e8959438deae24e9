import { demarchesEndpoints } from '@asso/contract/association/demarches.endpoints';
import { useRead } from '../platform/use-read.ts';

/** The domain a procedure is kept for, and how it is called. */
export type DomaineForce = { titre: string; domaine: string };

type Force = { state: 'attente' } | { state: 'lu'; value: DomaineForce | null };

/** Whether the procedure the form is filled for takes associations of one domain only [R5.72]. */
export function useDomaineForce(id: string, pour: string | null): Force {
  const read = useRead(demarchesEndpoints.listDemarches, pour ? { query: { id_asso: id } } : null);
  if (!pour || read.state === 'refuse') return { state: 'lu', value: null };
  if (read.state === 'attente') return { state: 'attente' };
  const found = read.value.items.find((one) => one.id === pour);
  const value = found?.domaine ? { titre: found.titre, domaine: found.domaine } : null;
  return { state: 'lu', value };
}
