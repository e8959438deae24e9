// This file holds the rights to open a financial report: those on its dossier come first, then the state of the
// report.
import type { Actor } from '@asso/domain/compte/actor';
import { type CrfRights, crfRights } from '@asso/domain/crf/crf.rights';
import { etatCrfSaid } from '@asso/domain/dossier/etats-crf.rows';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { type DossierRow, findDossier, lockDossier } from '../dossier/dossier.sql.ts';
import { inaccessible, refOf } from '../dossier/dossier-access.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Refused } from '../platform/http/handlers.ts';
import { type CrfRow, findCrf } from './crf.sql.ts';

export type Place = { actor: Actor; dossier: string; crf: string };
export type FoundCrf = { dossier: DossierRow; crf: CrfRow };

export const rightsOnCrf = (actor: Actor, { dossier, crf }: FoundCrf): CrfRights =>
  crfRights(actor, refOf(dossier), crf.id_etat);

const unknown = refused({ code: 'crf.introuvable' });

async function allowedCrf(
  db: Db,
  { actor, crf: id }: Place,
  { dossier, right }: { dossier: DossierRow | undefined; right: keyof CrfRights },
): Promise<Result<FoundCrf>> {
  if (!dossier) return inaccessible;
  // A person who may not list a dossier's reports is not told whether it has any.
  const seen = crfRights(actor, refOf(dossier), 1);
  if (!(right === 'list' ? seen.list : seen.consult)) return inaccessible;
  const crf = await findCrf(db, { id_dossier: dossier.id, id });
  if (!crf) return unknown;
  const found = { dossier, crf };
  if (rightsOnCrf(actor, found)[right]) return ok(found);
  const params = { etat: etatCrfSaid(crf.id_etat) };
  const isMove = right === 'transmit' || right === 'decide';
  return refused({ code: isMove ? 'crf.mouvement-impossible' : 'crf.non-editable', params });
}

export const readAllowedCrf = async (
  db: Db,
  place: Place,
  right: 'consult' | 'list' = 'consult',
): Promise<Result<FoundCrf>> =>
  allowedCrf(db, place, { dossier: await findDossier(db, place.dossier), right });

/** Locks the dossier until the end of the transaction: whoever writes a report comes here first. */
export const lockAllowedCrf = async (
  trx: Tx,
  place: Place,
  right: keyof CrfRights,
): Promise<Result<FoundCrf>> =>
  allowedCrf(trx, place, { dossier: await lockDossier(trx, place.dossier), right });

/** Refuses the move when somebody else wrote meanwhile: this person has not seen what they would move. */
export const outdatedCrf = ({ crf }: FoundCrf, ifMatch: number): Refused | null =>
  crf.version === ifMatch
    ? null
    : { ok: false, problems: [{ code: 'kernel.conflit' }], version: crf.version };

/** Gives the path of its page, below /client. */
export const lienCrf = ({ dossier, crf }: FoundCrf): string =>
  `/associations/${dossier.id_siret}/dossier/${dossier.id_fo}/crf/${crf.id}`;
