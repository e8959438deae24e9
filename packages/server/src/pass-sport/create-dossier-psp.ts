import type { BodyOf } from '@asso/contract/kernel/endpoint';
import type { passSportEndpoints } from '@asso/contract/pass-sport/pass-sport.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { isBlank } from '@asso/domain/kernel/asks';
import { ok, type Problem, type Result, refused } from '@asso/domain/kernel/result';
import { dossierPspRights } from '@asso/domain/pass-sport/dossier-psp.rights';
import { readSharedWith } from '@asso/domain/pass-sport/dossier-psp.rules';
import { nameSaison } from '@asso/domain/pass-sport/exercice.rules';
import { fermeture } from '@asso/domain/pass-sport/inscription.rules';
import type { Db, Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Platform } from '../platform/platform.ts';
import { listCollegues } from './collegues.sql.ts';
import {
  type DossierPspRow,
  findDossierOfSiret,
  findDossierPsp,
  insertDossierPsp,
  writePartages,
} from './dossier-psp.sql.ts';
import { allowed, type DossierOuvert } from './dossier-psp-access.ts';
import { eligibiliteFor, openLieu, ribVu, type StructurePlace } from './load-structure.ts';
import { objetPsp } from './pass-sport-view.ts';
import { tellPartage } from './tell-partage.ts';

type Body = BodyOf<typeof passSportEndpoints.createDossierPsp>;
type Creation = { actor: Actor; body: Body; at: Date };
type Cree = { ouvert: DossierOuvert; dossierAlreadyExist: boolean };

/**
 * Creates the one dossier of an establishment for an exercise; when it exists already, gives it to those who may open
 * it [R4.80] [R4.81].
 */
export async function createDossierPsp(
  platform: Platform,
  tx: Tx,
  { actor, body, at }: Creation,
): Promise<Result<Cree>> {
  const { id_siret: idSiret } = body.structure;
  const found = await openLieu(tx, { actor, idSiret, exerciceId: body.exercice_id, now: at });
  if (!found.ok) return found;
  const lieu = found.value;
  const key = { id_siret: lieu.id_siret, exercice_id: lieu.exercice.id };
  const existing = await findDossierOfSiret(tx, key);
  if (existing) return recupere(tx, actor, existing);
  const wanted = await toCreate(tx, lieu, { actor, body, at });
  if (!wanted.ok) return wanted;
  const { partages, ...row } = wanted.value;
  const id = await insertDossierPsp(tx, { ...row, ...key, by: actor.id, at });
  if (!id) {
    // Somebody else has created the same dossier meanwhile: it is given instead.
    const other = await findDossierOfSiret(tx, key);
    return other ? recupere(tx, actor, other) : refused({ code: 'kernel.conflit' });
  }
  await writePartages(tx, { id, by: actor.id, at }, partages);
  const trace = { objet: objetPsp, id_objet: id, by: actor, at };
  await writeHistory(tx, { ...trace, action: 'psp.create', to: nameSaison(key.exercice_id) });
  const dossier = await findDossierPsp(tx, id);
  if (dossier) await tellPartage(platform, tx, { dossier, to: partages, actor });
  const ouvert = await allowed(tx, actor, { dossier });
  return ouvert.ok ? ok({ ouvert: ouvert.value, dossierAlreadyExist: false }) : ouvert;
}

async function recupere(tx: Tx, actor: Actor, dossier: DossierPspRow): Promise<Result<Cree>> {
  const ouvert = await allowed(tx, actor, { dossier });
  return ouvert.ok ? ok({ ouvert: ouvert.value, dossierAlreadyExist: true }) : ouvert;
}

async function toCreate(db: Db, lieu: StructurePlace, { actor, body, at }: Creation) {
  const { opened, id_siret, exercice, exercices } = lieu;
  const { row, acces } = opened;
  if (!dossierPspRights(actor, null, { acces, id_siret }).hasWright)
    return refused({ code: 'kernel.interdit' });
  const ferme = fermeture(exercice, exercices, at);
  if (ferme) return refused(ferme);
  const { eligible } = await eligibiliteFor(db, { id_association: row.id, exercice, now: at });
  if (!eligible) return refused({ code: 'pass-sport.non-eligible' });
  const id_rib = body.structure.id_rib ?? null;
  const wrong = await ribChoisiProblem(db, { id_rib, id_association: row.id, id_siret });
  if (wrong) return refused(wrong);
  const partages = await readPartages(db, body.shared_with, { actor, id_association: row.id, id_siret });
  if (!partages.ok) return partages;
  const nom = isBlank(body.structure.nom) ? row.nom : (body.structure.nom ?? row.nom);
  return ok({ id_association: row.id, nom, id_rib, partages: partages.value });
}

type Choix = { id_rib: string | null; id_association: string; id_siret: string };

/**
 * Returns the problem of an account that is unknown or of another establishment; null when there is none, or when no
 * account is chosen.
 */
export async function ribChoisiProblem(db: Db, choix: Choix): Promise<Problem | null> {
  if (!choix.id_rib) return null;
  const field = 'structure.id_rib';
  const rib = await ribVu(db, choix);
  if (!rib) return { code: 'pass-sport.rib-inconnu', field };
  return rib.vu.id_siret === choix.id_siret ? null : { code: 'pass-sport.rib-autre-siret', field };
}

type Place = { actor: Pick<Actor, 'id'>; id_association: string; id_siret: string };

/**
 * Reads with whom to share: only active members who see this establishment may be named. The creator may be left out.
 */
export async function readPartages(db: Db, said: unknown, place: Place): Promise<Result<string[]>> {
  const field = 'shared_with';
  const ids = readSharedWith(said);
  if (!ids) return refused({ code: 'pass-sport.partage-inconnu', field });
  const others = ids.filter((id) => id !== place.actor.id);
  if (others.length === 0) return ok([]);
  const known = new Set((await listCollegues(db, place)).map(({ id }) => id));
  return others.every((id) => known.has(id))
    ? ok(others)
    : refused({ code: 'pass-sport.partage-inconnu', field });
}
