import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import { useActingFor } from '../../platform/session/acting-for.ts';
import { useUser } from '../../platform/session/session.ts';

/**
 * Returns the applicant's SIRET: from any identifier of the association in the address, else from the association
 * acted for.
 */
export function useSiretDemandeur(named: string | undefined): string | null {
  const acting = useActingFor();
  const found = useUser()?.associations.find((one) => named !== undefined && isNamed(one, named));
  if (found) return found.id_siret;
  return named && /^\d{14}$/.test(named) ? named : (acting?.id_siret ?? null);
}

const isNamed = (one: UserAssociation, id: string): boolean =>
  [one.id_siret, one.id_correspondance, one.id_siren, one.id_rna, one.id_association].includes(id);
