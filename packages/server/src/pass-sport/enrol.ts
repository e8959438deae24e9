import type { CodeVerifie, ResultatPsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { sayPassSportProblem } from '@asso/contract/pass-sport/say-pass-sport-problem';
import type { Actor } from '@asso/domain/compte/actor';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { ok, type Problem, type Result, refused } from '@asso/domain/kernel/result';
import { ageAt, codeProblem, readCodes } from '@asso/domain/pass-sport/code.rules';
import { fermeture } from '@asso/domain/pass-sport/inscription.rules';
import { findTitre } from '@asso/domain/pass-sport/structure.rules';
import type { Db, Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type BeneficiaireRow, readBeneficiaires } from './beneficiaire/beneficiaire.sql.ts';
import { touchDossierPsp } from './dossier-psp.sql.ts';
import { type DossierOuvert, holdDossier, readDossierPsp } from './dossier-psp-access.ts';
import { findEmpechement } from './empechement.ts';
import { listExercices } from './exercice.sql.ts';
import { insertInscription, listInscrits } from './inscription.sql.ts';
import { loadStructure } from './load-structure.ts';
import { inscriptionView, objetPsp } from './pass-sport-view.ts';

type Verify = { actor: Actor; id: string; codes: readonly string[]; now: Date };

/**
 * Tells, while inscriptions are open, whether each of these codes may be enrolled and, if so, to whom it was given; in
 * the order given.
 */
export async function verifyCodes(db: Db, { actor, id, codes, now }: Verify): Promise<Result<CodeVerifie[]>> {
  const opened = await readDossierPsp(db, actor, id);
  if (!opened.ok) return opened;
  if (!opened.value.rights.hasWright) return refused({ code: 'pass-sport.non-modifiable' });
  const { exercice, exercices } = await exerciceOf(db, opened.value);
  const ferme = fermeture(exercice, exercices, now);
  if (ferme) return refused(ferme);
  const lus = await readLus(db, codes, exercice.id);
  return ok(
    lus.map(({ code, beneficiaire, problem }) => ({
      id_psp: code,
      // The person is shown only for a code that may be enrolled.
      beneficiaire: beneficiaire && !problem ? presente(beneficiaire, now) : null,
      problem: problem && sayPassSportProblem(problem),
    })),
  );
}

const presente = ({ prenom, nom, date_naissance, commune }: BeneficiaireRow, now: Date) => ({
  prenom,
  initiale: `${[...nom][0] ?? ''}.`,
  age: ageAt(date_naissance, localDay(now)),
  commune,
});

type Enrol = Omit<Verify, 'now'> & { siren: string | null | undefined; at: Date };
type Enrolled = { resultats: ResultatPsp[]; ouvert: DossierOuvert };

/**
 * Enrols each code by itself, so that a refused one does not keep the others out; a reason that stops them all is one
 * refusal.
 */
export async function enrol(tx: Tx, { actor, id, codes, siren, at }: Enrol): Promise<Result<Enrolled>> {
  const held = await holdDossier(tx, actor, id);
  if (!held.ok) return held;
  const { dossier, opened } = held.value;
  const { row } = opened;
  const { exercice, exercices } = await exerciceOf(tx, held.value);
  const empechement = await findEmpechement(tx, { dossier, row, exercice, exercices, now: at });
  if (empechement) return refused(empechement);
  const titre = findTitre(await loadStructure(tx, { row, exercice, now: at }), siren);
  if ('problem' in titre) return refused(titre.problem);
  const resultats: ResultatPsp[] = [];
  const lus = await readLus(tx, codes, exercice.id);
  const byCode = new Map<string, ResultatPsp>();
  // Codes are taken in one order, so that two lists with the same codes do not deadlock.
  for (const { code, problem } of lus.toSorted((one, other) => one.code.localeCompare(other.code))) {
    byCode.set(code, await enrolOne(code, problem));
  }
  for (const { code } of lus) {
    const resultat = byCode.get(code);
    if (resultat) resultats.push(resultat);
  }
  if (resultats.some(({ inscription }) => inscription)) {
    await touchDossierPsp(tx, { id: dossier.id, by: actor.id, at });
  }
  return ok({ resultats, ouvert: held.value });

  async function enrolOne(id_psp: string, problem: Problem | null): Promise<ResultatPsp> {
    const refusedWith = (why: Problem) => ({ id_psp, inscription: null, problem: sayPassSportProblem(why) });
    if (problem) return refusedWith(problem);
    const federation = 'titre' in titre ? titre.titre : null;
    const added = { dossier_id: dossier.id, exercice_id: exercice.id, id_psp, federation };
    const { montant } = exercice;
    const inscription = await insertInscription(tx, { ...added, montant, by: actor.id, at });
    if (!inscription) return refusedWith({ code: 'pass-sport.deja-inscrit', field: 'id_psp' });
    await writeHistory(tx, {
      objet: objetPsp,
      id_objet: dossier.id,
      by: actor,
      at,
      action: 'psp.enrol',
      to: id_psp,
    });
    return { id_psp, inscription: inscriptionView(inscription), problem: null };
  }
}

async function exerciceOf(db: Db, { dossier }: DossierOuvert) {
  const exercices = await listExercices(db);
  const exercice = exercices.find(({ id }) => id === dossier.exercice_id);
  if (!exercice) throw new Error('a dossier without its exercise');
  return { exercice, exercices };
}

type Lu = { code: string; beneficiaire: BeneficiaireRow | undefined; problem: Problem | null };

/** Reads what is known of each code; a code given twice counts once. */
async function readLus(db: Db, said: readonly string[], exercice: string): Promise<Lu[]> {
  const codes = readCodes(said.join('\n'));
  const [given, taken] = await Promise.all([readBeneficiaires(db, codes), listInscrits(db, codes)]);
  const byCode = new Map(given.map((one) => [one.id_psp, one]));
  return codes.map((code) => {
    const beneficiaire = byCode.get(code);
    const connu = { isDonne: beneficiaire !== undefined, isInscrit: taken.has(code) };
    return { code, beneficiaire, problem: codeProblem(code, { exercice, connu }) };
  });
}
