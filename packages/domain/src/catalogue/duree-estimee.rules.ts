// The time a request takes is estimated from its campaign, in the same way for all (screens, page 25).
import type { Row } from '../kernel/fields.ts';
import type { Campagne } from '../subvention/campagne.rules.ts';
import { type NomRubrique, rubriquesDemandees } from '../subvention/projet-rubriques.rows.ts';

/** Counts the applicant, the signatory, the account, and the last reading before sending. */
const dossierMinutes = 6;

const rubriqueMinutes: Record<NomRubrique, number> = {
  description: 5,
  beneficiaire: 1,
  territoires: 1,
  moyens: 2,
  evaluation: 2,
  responsable: 0.5,
  financements: 0.5,
  cofinancements: 1,
  'custom-bloc': 0,
  'document-custom-bloc': 0,
  budgets: 6,
};

const pieceMinutes = { obligatoire: 1, facultative: 0.5 };
const champMinutes = 0.5;

function questionMinutes(row: Row): number {
  if (row.kind === 'text') return row.multiline ? 2 : 0.5;
  return row.kind === 'bool' || row.kind === 'choice' ? 0.25 : 0.5;
}

const sum = (minutes: readonly number[]): number => minutes.reduce((total, one) => total + one, 0);

type Lue = Pick<
  Campagne,
  'champs_attendus' | 'champs_personnalises' | 'documents_attendus' | 'documents_projet' | 'rubriques'
>;

/** Estimates a dossier with one project, in whole minutes. */
export function dureeEstimeeMinutes(campagne: Lue): number {
  const pieces = [...campagne.documents_attendus, ...(campagne.documents_projet ?? [])];
  const questions = Object.values(campagne.champs_personnalises).flatMap((fields) => Object.values(fields));
  return Math.ceil(
    dossierMinutes +
      sum(rubriquesDemandees(campagne).map(({ id }) => rubriqueMinutes[id])) +
      sum(pieces.map(({ obligatoire }) => pieceMinutes[obligatoire ? 'obligatoire' : 'facultative'])) +
      sum((campagne.champs_attendus ?? []).map(() => champMinutes)) +
      sum(questions.map(questionMinutes)),
  );
}
