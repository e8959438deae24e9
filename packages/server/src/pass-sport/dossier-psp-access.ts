// The calls of the association's side read or lock a Pass'Sport dossier here, so that its rights are checked in one
// place.
import type { Actor } from '@asso/domain/compte/actor';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import {
  type DossierPspRights,
  dossierPspRights,
  seesEtablissement,
} from '@asso/domain/pass-sport/dossier-psp.rights';
import { type OpenAssociation, openAssociation } from '../association/association-access.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { type DossierPspRow, findDossierPsp, lockDossierPsp } from './dossier-psp.sql.ts';

export type DossierOuvert = { dossier: DossierPspRow; opened: OpenAssociation; rights: DossierPspRights };

const introuvable = refused({ code: 'pass-sport.introuvable' });

export const dossierPspRef = ({ created_by, shared_with }: DossierPspRow) => ({
  createdBy: created_by,
  sharedWith: shared_with,
});

/**
 * Opens a dossier for this person, with their rights. A missing dossier, or one of an association or establishment that
 * they do not see, is a 404; one that a colleague did not share is refused, and the refusal says so.
 */
export async function allowed(
  db: Db,
  actor: Actor,
  { dossier, write = false }: { dossier: DossierPspRow | undefined; write?: boolean },
): Promise<Result<DossierOuvert>> {
  if (!dossier) return introuvable;
  const opened = await openAssociation(db, { actor, id_asso: dossier.id_association });
  if (!opened.ok) return introuvable;
  const place = { acces: opened.value.acces, id_siret: dossier.id_siret };
  if (!seesEtablissement(place)) return introuvable;
  const rights = dossierPspRights(actor, dossierPspRef(dossier), place);
  if (!rights.consult) return refused({ code: 'pass-sport.reserve', params: { nom: dossier.nom_createur } });
  if (write && !rights.hasWright) return refused({ code: 'pass-sport.non-modifiable' });
  return ok({ dossier, opened: opened.value, rights });
}

export const readDossierPsp = async (db: Db, actor: Actor, id: string): Promise<Result<DossierOuvert>> =>
  allowed(db, actor, { dossier: await findDossierPsp(db, id) });

/** Locks the dossier for a person who writes: nobody else changes it before the transaction ends. */
export const holdDossier = async (tx: Tx, actor: Actor, id: string): Promise<Result<DossierOuvert>> =>
  allowed(tx, actor, { dossier: await lockDossierPsp(tx, id), write: true });
