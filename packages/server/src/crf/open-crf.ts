import type { Actor } from '@asso/domain/compte/actor';
import { canBeginCrf } from '@asso/domain/crf/crf.rights';
import { exercicesAttendus } from '@asso/domain/crf/echeance-crf.rules';
import { nouveauCrfProjet, projetPrevu, projetsAccordes } from '@asso/domain/crf/reprise.rules';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { type DossierRow, lockDossier } from '../dossier/dossier.sql.ts';
import { allowed, dossierRef } from '../dossier/dossier-access.ts';
import type { Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { findPinnedVersion, listProjets } from '../subvention/dossier-subvention.sql.ts';
import { type CrfRow, findCrfOfExercice, insertCrf } from './crf.sql.ts';
import type { FoundCrf } from './crf-access.ts';
import { insertProjetsCrf } from './crf-projet.sql.ts';

export type Opened = FoundCrf & { ouverture: 'CLONED' | 'FETCHED' };
type Open = { actor: Actor; key: string; exercice: number; at: Date };

/**
 * Opens the report of an exercise: the existing one, or a new one made from what was granted. Two people at once get
 * the same one.
 */
export async function openCrf(trx: Tx, { actor, key, exercice, at }: Open): Promise<Result<Opened>> {
  const found = allowed(actor, await lockDossier(trx, key), { right: 'consult', genre: 'subvention' });
  if (!found.ok) return found;
  const dossier = found.value;
  const present = await findCrfOfExercice(trx, { id_dossier: dossier.id, exercice });
  if (present) return ok({ dossier, crf: present, ouverture: 'FETCHED' });
  if (!canBeginCrf(actor, dossierRef(dossier))) return refused({ code: 'dossier.non-editable' });
  if (!exercicesAttendus(dossier).includes(exercice)) {
    return refused({ code: 'crf.exercice-non-attendu', field: 'exercice', params: { exercice } });
  }
  const crf = await cloneCrf(trx, dossier, { exercice, by: actor.id, at });
  const line = { objet: 'crf', id_objet: crf.id, by: actor, at };
  await writeHistory(trx, { ...line, action: 'crf.create', to: '1' });
  return ok({ dossier, crf, ouverture: 'CLONED' });
}

/**
 * Makes the report from the dossier: its signataire is the same, and each granted project is copied with what it
 * planned.
 */
async function cloneCrf(
  trx: Tx,
  dossier: DossierRow,
  { exercice, by, at }: { exercice: number; by: string; at: Date },
): Promise<CrfRow> {
  const { demandeur } = dossier.tete as {
    demandeur?: { id_representant_legal?: string | null; id_signataire?: string | null };
  };
  const crf = await insertCrf(trx, {
    id_dossier: dossier.id,
    exercice,
    id_campagne_version: await findPinnedVersion(trx, dossier.id),
    corps: {
      demandeur: {
        id_representant_legal: demandeur?.id_representant_legal ?? null,
        id_signataire: demandeur?.id_signataire ?? null,
      },
    },
    by,
    at,
  });
  const granted = projetsAccordes(await listProjets(trx, dossier.id), exercice);
  const projets = granted.map((projet) => {
    const prevu = projetPrevu(projet, exercice);
    const { id, numero_projet } = projet;
    return { id_crf: crf.id, id_projet: id, numero_projet, prevu, corps: nouveauCrfProjet(prevu) };
  });
  await insertProjetsCrf(trx, projets, { by, at });
  return crf;
}
