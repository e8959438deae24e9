import { isDeepStrictEqual } from 'node:util';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { isOffered } from '@asso/domain/kernel/listes';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Exercice } from '@asso/domain/pass-sport/exercice.rules';
import type {
  BeneficiaireImporte,
  ConfirmationImportee,
  FederationImportee,
} from '@asso/domain/pass-sport/import-pass-sport.rules';
import { readListe } from '@asso/domain/referentiel/referentiels.rules';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Importation, ResultatKept } from '../../referentiel/import/importation.ts';
import { listesTimeZone, readListes } from '../../referentiel/listes.ts';
import {
  deleteConfirmation,
  listCodesInscrits,
  listIdsExercices,
  lockBeneficiaires,
  lockConfirmations,
  lockExercices,
  lockFederations,
  writeBeneficiaires,
  writeConfirmations,
  writeExercice,
  writeFederations,
} from './import-pass-sport.sql.ts';

/** Compares the row, if there was one, with the line, and tells whether the line adds, changes or repeats it. */
const becomes = (before: object | undefined, lue: object): ResultatKept => {
  if (!before) return 'ajoutee';
  const known = Object.fromEntries(Object.keys(lue).map((name) => [name, Reflect.get(before, name)]));
  return isDeepStrictEqual(known, lue) ? 'inchangee' : 'modifiee';
};

const isWritten = (result: Result<ResultatKept> | undefined): boolean =>
  result?.ok === true && result.value !== 'inchangee';

const exerciceInconnu = (exercice: string, field: string) =>
  refused({ code: 'psp-import.exercice-inconnu', field, params: { exercice } });

/** Imports the exercises; dates, amount and rules may change, and what was enrolled before keeps its amount. */
export async function importExercices(
  { tx, actor, at }: Importation,
  lues: readonly Exercice[],
): Promise<Result<ResultatKept>[]> {
  const known = new Map((await lockExercices(tx)).map((row) => [row.id, row]));
  const types = readListe('agrements-types', await readListes(tx, ['agrements-types']));
  const jour = localDay(at, listesTimeZone);
  const results: Result<ResultatKept>[] = [];
  for (const lue of lues) {
    const inconnu = lue.regles.agrements.some(
      ({ type }) => !types.some((one) => one.value === type && isOffered(one, jour)),
    );
    if (inconnu) {
      results.push(refused({ code: 'psp-import.agrements', field: 'agrements' }));
      continue;
    }
    const before = known.get(lue.id);
    const resultat = becomes(before, lue);
    results.push(ok(resultat));
    if (resultat === 'inchangee') continue;
    await writeExercice(tx, lue, { at });
    await writeHistory(tx, {
      objet: 'exercice-psp',
      id_objet: lue.id,
      by: actor,
      at,
      action: 'psp.importer',
      from: before ? `${before.date_debut} – ${before.date_fin}` : null,
      to: `${lue.date_debut} – ${lue.date_fin}`,
    });
  }
  return results;
}

export async function importFederations(
  { tx, at }: Importation,
  lues: readonly FederationImportee[],
): Promise<Result<ResultatKept>[]> {
  const rows = await lockFederations(
    tx,
    lues.map(({ siren }) => siren),
  );
  const known = new Map(rows.map((row) => [row.siren, row]));
  const results = lues.map((lue) => ok(becomes(known.get(lue.siren), lue)));
  const written = lues.filter((_, index) => isWritten(results[index]));
  if (written.length > 0) await writeFederations(tx, written, { at });
  return results;
}

/** Imports the beneficiaries; a code that is enrolled is not given to another person. */
export async function importBeneficiaires(
  { tx, at }: Importation,
  lues: readonly BeneficiaireImporte[],
): Promise<Result<ResultatKept>[]> {
  const codes = lues.map(({ id_psp }) => id_psp);
  const exercices = await listIdsExercices(tx);
  const known = new Map((await lockBeneficiaires(tx, codes)).map((row) => [row.id_psp, row]));
  const inscrits = await listCodesInscrits(tx, codes);
  const results = lues.map((lue): Result<ResultatKept> => {
    if (!exercices.has(lue.exercice_id)) return exerciceInconnu(lue.exercice_id, 'id_psp');
    const before = known.get(lue.id_psp);
    const isOther = before && personneOf(before) !== personneOf(lue);
    return isOther && inscrits.has(lue.id_psp)
      ? refused({ code: 'psp-import.deplace', field: 'nom' })
      : ok(becomes(before, lue));
  });
  const written = lues.filter((_, index) => isWritten(results[index]));
  if (written.length > 0) await writeBeneficiaires(tx, written, { at });
  return results;
}

const personneOf = ({
  prenom,
  nom,
  date_naissance,
}: Pick<BeneficiaireImporte, 'prenom' | 'nom' | 'date_naissance'>) =>
  JSON.stringify([prenom, nom, date_naissance]);

/**
 * Imports the clubs that federations confirm: no certificate is asked of such a club for this exercise, until the
 * confirmation is taken back.
 */
export async function importConfirmations(
  { tx, at }: Importation,
  lues: readonly ConfirmationImportee[],
): Promise<Result<ResultatKept>[]> {
  const exercices = await listIdsExercices(tx);
  const clubs = lues.map(({ id_siren }) => id_siren);
  const known = new Map((await lockConfirmations(tx, clubs)).map((row) => [cleOf(row), row]));
  const results = lues.map(({ isRetiree, ...lue }): Result<ResultatKept> => {
    if (!exercices.has(lue.exercice_id)) return exerciceInconnu(lue.exercice_id, 'exercice');
    const before = known.get(cleOf(lue));
    if (isRetiree) return ok(before ? 'modifiee' : 'inchangee');
    return ok(becomes(before, lue));
  });
  const written = lues.filter((_, index) => isWritten(results[index]));
  for (const one of written) if (one.isRetiree) await deleteConfirmation(tx, one);
  const kept = written.filter(({ isRetiree }) => !isRetiree).map(({ isRetiree: _, ...one }) => one);
  if (kept.length > 0) await writeConfirmations(tx, kept, { at });
  return results;
}

const cleOf = (one: Pick<ConfirmationImportee, 'exercice_id' | 'siren_federation' | 'id_siren'>): string =>
  [one.exercice_id, one.siren_federation, one.id_siren].join(' ');
