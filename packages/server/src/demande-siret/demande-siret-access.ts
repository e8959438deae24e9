// Says who may do what with a SIRET request, and where its page is.
import type { Actor } from '@asso/domain/compte/actor';
import { type DemandeSiretRef, demandeSiretRights } from '@asso/domain/demande-siret/demande-siret.rights';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { inaccessible } from '../dossier/dossier-access.ts';
import type { DemandeSiretRow } from './demande-siret.sql.ts';

export const refOf = (row: DemandeSiretRow): DemandeSiretRef => ({
  id_association: row.id_association,
  code_departement: row.code_departement,
  createdBy: row.created_by,
  sharedWith: row.shared_with,
  etat: row.code_etat,
});

export const rightsOn = (actor: Actor, row: DemandeSiretRow) => demandeSiretRights(actor, refOf(row));

/**
 * Gives the request to a person who may read it. A missing one and somebody else's are the same 404; a member who may
 * only know of it is told whose it is.
 */
export function known(actor: Actor, row: DemandeSiretRow | undefined): Result<DemandeSiretRow> {
  if (!row) return inaccessible;
  const { list, consult } = rightsOn(actor, row);
  if (!list) return inaccessible;
  return consult ? ok(row) : refused({ code: 'demande-siret.reservee' });
}

/** Gives the address of the request's page, below /client. */
export const lienOf = ({
  id_rna,
  id_correspondance,
  id_fo_fonctionnel,
}: Pick<DemandeSiretRow, 'id_rna' | 'id_correspondance' | 'id_fo_fonctionnel'>): string =>
  `/associations/${id_rna ?? id_correspondance}/demande-siret/${id_fo_fonctionnel}`;
