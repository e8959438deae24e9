// Says who may do what with a SIRET request, and where its page is.
import type { Actor } from '@asso/domain/compte/actor';
import { type DemandeSiretRef, demandeSiretRights } from '@asso/domain/demande-siret/demande-siret.rights';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { inaccessibleRefusal } from '../dossier/dossier-access.ts';
import type { DemandeSiretRow } from './demande-siret.sql.ts';

export const demandeSiretRef = (row: DemandeSiretRow): DemandeSiretRef => ({
  id_association: row.id_association,
  code_departement: row.code_departement,
  createdBy: row.created_by,
  sharedWith: row.shared_with,
  etat: row.code_etat,
});

export const demandeSiretRightsOn = (actor: Actor, row: DemandeSiretRow) =>
  demandeSiretRights(actor, demandeSiretRef(row));

/**
 * Gives the request to a person who may read it. A missing one and somebody else's are the same 404; a member who may
 * only know of it is told whose it is.
 */
export function known(actor: Actor, row: DemandeSiretRow | undefined): Result<DemandeSiretRow> {
  if (!row) return inaccessibleRefusal;
  const { list, consult } = demandeSiretRightsOn(actor, row);
  if (!list) return inaccessibleRefusal;
  return consult ? ok(row) : refused({ code: 'demande-siret.reservee' });
}

/** Gives the address of the request's page, below /client. */
export const demandeSiretLien = ({
  id_rna,
  id_correspondance,
  id_fo_fonctionnel,
}: Pick<DemandeSiretRow, 'id_rna' | 'id_correspondance' | 'id_fo_fonctionnel'>): string =>
  `/associations/${id_rna ?? id_correspondance}/demande-siret/${id_fo_fonctionnel}`;
