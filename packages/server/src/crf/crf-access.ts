// This file finds a financial report for a person: the rights on its dossier come first, then the state of the report.
import type { Actor } from '@asso/domain/compte/actor';
import { type CrfRights, crfRights } from '@asso/domain/crf/crf.rights';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { type DossierRow, findDossier, lockDossier } from '../dossier/dossier.sql.ts';
import { dossierRef, inaccessibleRefusal } from '../dossier/dossier-access.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { type CrfRow, findCrf } from './crf.sql.ts';

/** A report is named by its dossier and its own id. */
export type CleCrf = { dossier: string; crf: string };
export type FoundCrf = { dossier: DossierRow; crf: CrfRow };

export const rightsOnCrf = (actor: Actor, { dossier, crf }: FoundCrf): CrfRights =>
  crfRights(actor, dossierRef(dossier), crf.id_etat);

type Cherche = { actor: Actor; cle: CleCrf; droit: keyof CrfRights; isLocked: boolean };

/**
 * Finds a report for a person who has this right on it. With `isLocked`, its dossier is locked until the end of the
 * transaction, as whoever writes a report must do first.
 */
export async function findKnownCrf(
  db: Db,
  { actor, cle, droit, isLocked }: Cherche,
): Promise<Result<FoundCrf>> {
  const dossier = await (isLocked ? lockDossier(db as Tx, cle.dossier) : findDossier(db, cle.dossier));
  if (!dossier) return inaccessibleRefusal;
  // A person who may not list a dossier's reports is not told whether it has any.
  const seen = crfRights(actor, dossierRef(dossier), 1);
  if (!(droit === 'list' ? seen.list : seen.consult)) return inaccessibleRefusal;
  const crf = await findCrf(db, { id_dossier: dossier.id, id: cle.crf });
  return crf ? ok({ dossier, crf }) : refused({ code: 'crf.introuvable' });
}

/** Gives the path of the page of a report, below /client. */
export const lienCrf = ({ dossier, crf }: FoundCrf): string =>
  `/associations/${dossier.id_siret}/dossier/${dossier.id_fo}/crf/${crf.id}`;
