// The new project of a dossier is empty, but for what the portal can fill for the applicant (§5 project
// autopopulation).
import { indicateursFormation, type ModeIndicateurs } from './indicateurs.rules.ts';
import type { Projet } from './projet.fields.ts';
import { emptyBudget, emptyFinancement, listAnnees } from './projet-annees.rules.ts';
import { notApplicable } from './projet-contenu.fields.ts';

export type Naissance = {
  exercice: number;
  exercice_fin: number;
  /** The service that is asked for the first amounts. */
  service: string;
  /** The person who answers for the request. */
  id_responsable?: string | null;
  indicateurs?: ModeIndicateurs;
  /** The date where the campaign is, « YYYY-MM-DD ». */
  aujourdhui: string;
};

/**
 * Returns the first content of a project, with an empty line of financement and an empty budget for each year, and
 * never its rank, number or exercises.
 */
export function newProjet(naissance: Naissance): Projet {
  const annees = listAnnees(naissance);
  return {
    description: {
      intitule: notApplicable,
      recurrence: 'première demande',
      periode: annees.length > 1 ? 'Pluriannuel' : 'Annuel',
      date_debut: naissance.aujourdhui,
      date_fin: nextDay(naissance.aujourdhui),
      objectifs: notApplicable,
      description: notApplicable,
      id_responsable: naissance.id_responsable ?? null,
    },
    beneficiaire: { ...publicPropose(naissance.indicateurs), nombre: 0 },
    territoires: { commentaire: notApplicable },
    moyens: { commentaire: notApplicable, recrutement_specifique: false, recrutement_nb_etpt: 0 },
    evaluation: {
      ...(naissance.indicateurs === 'formation-benevoles' && { indicateurs: indicateursFormation() }),
      commentaire: notApplicable,
    },
    financements: annees.map((annee) => emptyFinancement(annee, naissance.service)),
    budgets: annees.map(emptyBudget),
    need_validation: true,
  };
}

/** Proposes everybody, and volunteers where the subvention trains them: the codes are those of the short lists. */
const publicPropose = (indicateurs: ModeIndicateurs | undefined) => ({
  id_statut: indicateurs === 'formation-benevoles' ? 'BEN' : 'TOUS',
  id_tranche_age: 'TOUS',
  id_genre: 'M',
});

function nextDay(jour: string): string {
  const day = new Date(`${jour}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
