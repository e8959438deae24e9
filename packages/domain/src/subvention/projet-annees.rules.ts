// The years of a request and of its projects give the years for which money is asked and the empty rows to fill (§4
// step 2; §9 Multi-year project).
import type { Problem } from '../kernel/result.ts';
import { budgetYear, exercicesBetween, multiYearEnd, sentDate } from '../referentiel/exercices.rules.ts';
import type { SousDispositif } from './campagne.rules.ts';
import type { BudgetProjet, Financement, Projet } from './projet.fields.ts';

export type Annees = { exercice: number; exercice_fin: number };

/** Lists the years from exercice to exercice_fin, both included. */
export const listAnnees = ({ exercice, exercice_fin }: Annees): number[] =>
  exercicesBetween(exercice, exercice_fin);

/** Returns the first and last year of one project: an annual one ends with the first year of the request. */
export function projetBornes({ description }: Projet, { exercice, exercice_fin }: Annees): Annees {
  const fin = description?.periode === 'Annuel' ? exercice : exercice_fin;
  const debut = Number(description?.exercice ?? exercice);
  return { exercice: Math.min(Math.max(debut, exercice), fin), exercice_fin: fin };
}

export const listProjetAnnees = (projet: Projet, annees: Annees): number[] =>
  listAnnees(projetBornes(projet, annees));

/** Reports money that is asked for a year which is not of the request, or which the project does not cover. */
export function yearsOfTheRequest(projet: Projet, annees: Annees): Problem[] {
  const years = listProjetAnnees(projet, annees);
  return (projet.financements ?? [])
    .map((one) => ({ id: one.id, annee: Number(one.annee) }))
    .filter(({ annee }) => !years.includes(annee))
    .map(({ id, annee }) => ({
      code: 'subvention.annee-hors-demande',
      field: `financements.${id}.annee`,
      params: { annee },
    }));
}

/**
 * Returns the id of the row of a year, always the same, so that two people who fill the same line edit the same path.
 */
export const idFinancement = (annee: number, service: string): string => `${annee}-${service}`;

export const emptyFinancement = (annee: number, service: string): Financement => ({
  id: idFinancement(annee, service),
  annee,
  id_service_instructeur: service,
});

/** Returns the budget of a year without any line; its days are written YYYY-MM-DD. */
export function emptyBudget(annee: number): BudgetProjet {
  const { exerciceDu, exerciceAu } = budgetYear(annee);
  return { id: `${annee}`, annee, exerciceDu: sentDate(exerciceDu), exerciceAu: sentDate(exerciceAu) };
}

/** Tells whether a request of this type may last one year, several years, or either as the applicant chooses. */
export function dureesOffertes(sous: SousDispositif): { annuelle: boolean; pluriannuelle: boolean } {
  const { pluriannuel = sous.duree_pluriannuelle ? 'toujours' : 'jamais' } = sous;
  return { annuelle: pluriannuel !== 'toujours', pluriannuelle: pluriannuel !== 'jamais' };
}

/** Returns the years of a request; a multi-year one keeps its present end when its type does not set one. */
export function anneesDemandees(
  sous: SousDispositif,
  asked: { exercice: number; isPluriannuel: boolean; exerciceFin?: number | null },
): Annees {
  const { exercice, isPluriannuel, exerciceFin } = asked;
  const { annuelle, pluriannuelle } = dureesOffertes(sous);
  if (!pluriannuelle || (annuelle && !isPluriannuel)) return { exercice, exercice_fin: exercice };
  const dureePluriannuelle = sous.duree_pluriannuelle;
  return { exercice, exercice_fin: multiYearEnd({ exercice, dureePluriannuelle, exerciceFin }) };
}
