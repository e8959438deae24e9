// Every call opens or locks a SIRET request here, so that rights are checked in one place.
import type { Actor } from '@asso/domain/compte/actor';
import {
  type DemandeSiretRef,
  type DemandeSiretRights,
  demandeSiretRights,
} from '@asso/domain/demande-siret/demande-siret.rights';
import { etatSiretMontre } from '@asso/domain/demande-siret/demande-siret.states';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { inaccessible } from '../dossier/dossier-access.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Refused } from '../platform/http/handlers.ts';
import { type DemandeSiretRow, findDemande, lockDemande } from './demande-siret.sql.ts';

export const refOf = (row: DemandeSiretRow): DemandeSiretRef => ({
  id_association: row.id_association,
  code_departement: row.code_departement,
  createdBy: row.created_by,
  sharedWith: row.shared_with,
  etat: row.code_etat,
});

export const rightsOn = (actor: Actor, row: DemandeSiretRow) => demandeSiretRights(actor, refOf(row));

/**
 * A missing request or somebody else's is a 404; one the person knows of but may not act on, or that is closed,
 * says why.
 */
function allowed(
  actor: Actor,
  row: DemandeSiretRow | undefined,
  right: keyof DemandeSiretRights,
): Result<DemandeSiretRow> {
  if (!row) return inaccessible;
  const rights = rightsOn(actor, row);
  if (!rights.list) return inaccessible;
  if (!rights.consult) return refused({ code: 'demande-siret.reservee' });
  if (rights[right]) return ok(row);
  const code = right === 'transmit' ? 'demande-siret.mouvement-impossible' : 'demande-siret.non-editable';
  return refused({ code, params: { etat: etatSiretMontre(row.code_etat) } });
}

export const readAllowed = async (
  db: Db,
  { actor, key }: { actor: Actor; key: string },
): Promise<Result<DemandeSiretRow>> => allowed(actor, await findDemande(db, key), 'consult');

export const lockAllowed = async (
  tx: Tx,
  { actor, key }: { actor: Actor; key: string },
  right: keyof DemandeSiretRights,
): Promise<Result<DemandeSiretRow>> => allowed(actor, await lockDemande(tx, key), right);

/** Somebody else wrote meanwhile: the person would act on something other than what they saw. */
export const outdated = (row: DemandeSiretRow, ifMatch: number): Refused | null =>
  row.version === ifMatch
    ? null
    : { ok: false, problems: [{ code: 'kernel.conflit' }], version: row.version };

/** This is the address of the request's page, below /client. */
export const lienOf = ({ id_rna, id_correspondance, id_fo_fonctionnel }: DemandeSiretRow): string =>
  `/associations/${id_rna ?? id_correspondance}/demande-siret/${id_fo_fonctionnel}`;
