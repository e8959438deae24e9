import type { CrfResume } from '@asso/contract/dossier/crf-resume.schemas';
import { isCrfEditable } from '@asso/domain/crf/crf.states';
import { sayCrfSituation } from '@asso/domain/crf/crf.words';
import { echeanceCrf, exercicesAttendus, exercicesNonRecus } from '@asso/domain/crf/echeance-crf.rules';
import { etatsCrf } from '@asso/domain/dossier/etats-crf.rows';
import type { Problem } from '@asso/domain/kernel/result';
import type { ComptesRendus } from '../dossier/compte-rendu/comptes-rendus.ts';
import type { SuiteMouvement } from '../dossier/decision/suites-mouvement.ts';
import type { DossierRow } from '../dossier/dossier.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { findPinnedVersion } from '../subvention/dossier-subvention.sql.ts';
import { findContenu } from '../subvention/subvention.sql.ts';
import { type CrfRow, listDossierCrfs } from './crf.sql.ts';
import { listDueCrfs } from './crf-list.sql.ts';

/** Lists one entry for each exercise for which the dossier owes a report, or already has one. */
function resumesOf(
  { exercice, exercice_fin, instructions }: Pick<DossierRow, 'exercice' | 'exercice_fin' | 'instructions'>,
  crfs: readonly CrfRow[],
  { now, zone }: { now: Date; zone: string },
): CrfResume[] {
  const owed = exercicesAttendus({ exercice, exercice_fin, instructions });
  const all = [...new Set([...owed, ...crfs.map((one) => one.exercice)])].toSorted((a, b) => a - b);
  return all.map((one) => {
    const crf = crfs.find(({ exercice }) => exercice === one);
    const id_etat = crf?.id_etat ?? 1;
    const echeance = echeanceCrf(one, zone);
    return {
      id: crf?.id ?? null,
      exercice: one,
      id_etat,
      lib_etat: etatsCrf[id_etat],
      phrase: sayCrfSituation({ id_etat, echeance }, now),
      echeance: echeance.toISOString(),
      isEnRetard: isCrfEditable(id_etat) && now > echeance,
      montant_realise: crf?.montant_realise ?? null,
      cree_le: crf?.cree_le.toISOString() ?? null,
      transmis_le: crf?.transmis_le?.toISOString() ?? null,
      recu_le: crf?.recu_le?.toISOString() ?? null,
    };
  });
}

/** Lists the reports of a dossier, exercise by exercise; empty for an agrément, which owes none. */
export async function listResumes(db: Db, dossier: DossierRow, now: Date): Promise<CrfResume[]> {
  if (dossier.genre !== 'subvention') return [];
  const crfs = await listDossierCrfs(db, dossier.id);
  const { fuseau } = await findContenu(db, await findPinnedVersion(db, dossier.id));
  return resumesOf(dossier, crfs, { now, zone: fuseau });
}

const crfALire = ({ id, exercice }: CrfRow): Problem => ({
  code: 'crf.comptes-rendus-a-lire',
  params: { exercice: String(exercice), crf: id },
});

const crfsAttendus = (exercices: readonly number[]): Problem => ({
  code: 'crf.comptes-rendus-attendus',
  params: { exercices: exercices.join(', ') },
});

/** Refuses to finish a dossier before the service has received each of its reports. */
export const crfSuiteEnd: SuiteMouvement = {
  refuse: async (db, { dossier, action }) => {
    if (action !== 'finish' || dossier.genre !== 'subvention') return null;
    const crfs = await listDossierCrfs(db, dossier.id);
    const awaited = exercicesNonRecus(dossier, crfs);
    if (awaited.length === 0) return null;
    const aLire = crfs.find(({ exercice, id_etat }) => id_etat === 4 && awaited.includes(exercice));
    return aLire ? crfALire(aLire) : crfsAttendus(awaited);
  },
};

export const dossierCrfs = (now: () => Date): ComptesRendus => ({
  list: (db, dossier) => listResumes(db, dossier, now()),
  dus: async (db, dossiers) => {
    const rows = (await listDueCrfs(db, dossiers)).toSorted((a, b) => b.exercice - a.exercice);
    // The exercises are in descending order, so that the oldest, written last, remains in the map.
    return new Map(
      rows.map(({ id_dossier, exercice, id, id_etat, zone }) => [
        id_dossier,
        { exercice, id, echeance: echeanceCrf(exercice, zone).toISOString(), isRenvoye: id_etat === 3 },
      ]),
    );
  },
});
