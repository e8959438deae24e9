// A project happens within the years of its request: these rules offer ready periods within them and count its days.
import { jourMs } from '../identifiants/durees.ts';
import { isDate } from '../kernel/value-problems.ts';
import { budgetYear, sentDate } from '../referentiel/exercices.rules.ts';
import type { Annees } from './projet-annees.rules.ts';

/** Returns the first and the last day of these years, written YYYY-MM-DD so that they compare as texts. */
export const anneesBornes = ({ exercice, exercice_fin }: Annees) => ({
  premier: sentDate(budgetYear(exercice).exerciceDu),
  dernier: sentDate(budgetYear(exercice_fin).exerciceAu),
});

export const isDayOutside = (jour: unknown, annees: Annees): boolean => {
  const { premier, dernier } = anneesBornes(annees);
  return String(jour) < premier || String(jour) > dernier;
};

export type PeriodePrete = { id: string; label: string; debut: string; fin: string };

/**
 * Returns the periods to choose from: one year is offered whole or in parts; several years are offered whole, then by
 * school years.
 */
export function periodesPretes({ exercice, exercice_fin }: Annees): PeriodePrete[] {
  if (exercice === exercice_fin) {
    return [
      {
        id: 'annee',
        label: `Toute l’année ${exercice}`,
        debut: `${exercice}-01-01`,
        fin: `${exercice}-12-31`,
      },
      { id: 'janvier-juin', label: 'Janvier à juin', debut: `${exercice}-01-01`, fin: `${exercice}-06-30` },
      { id: 'rentree', label: 'Sept. à déc.', debut: `${exercice}-09-01`, fin: `${exercice}-12-31` },
    ];
  }
  const scolaires = Array.from({ length: exercice_fin - exercice }, (_, rang) => exercice + rang).slice(0, 3);
  return [
    {
      id: 'annees',
      label: `De ${exercice} à ${exercice_fin}`,
      debut: `${exercice}-01-01`,
      fin: `${exercice_fin}-12-31`,
    },
    ...scolaires.map((annee) => ({
      id: `scolaire-${annee}`,
      label: `Année scolaire ${annee}-${annee + 1}`,
      debut: `${annee}-09-01`,
      fin: `${annee + 1}-06-30`,
    })),
  ];
}

export type DureeProjet = {
  /** The days of the project, the first and the last included. */
  jours: number;
  /** How many days of the project are outside the years of the dossier. */
  hors: number;
  /** Where the project begins (`pagesSeenBy`) and ends (`a`) within the years of the dossier, from 0 to 1. */
  de: number;
  a: number;
};

/**
 * Returns how long the project lasts and where it stands in its years; null as long as the two days do not make a
 * period.
 */
export function checkProjetDuree(debut: unknown, fin: unknown, annees: Annees): DureeProjet | null {
  if (!isJour(debut) || !isJour(fin) || debut > fin) return null;
  const { premier, dernier } = anneesBornes(annees);
  const jours = joursEntre(debut, fin);
  const from = debut < premier ? premier : debut;
  const to = fin > dernier ? dernier : fin;
  const dedans = from > to ? 0 : joursEntre(from, to);
  const tous = joursEntre(premier, dernier);
  const avant = Math.min(from < premier ? 0 : joursEntre(premier, from) - 1, tous);
  return { jours, hors: jours - dedans, de: avant / tous, a: (avant + dedans) / tous };
}

const isJour = (value: unknown): value is string => typeof value === 'string' && isDate(value);

const joursEntre = (debut: string, fin: string): number =>
  Math.round((Date.parse(fin) - Date.parse(debut)) / jourMs) + 1;

type Finance = {
  description?: { date_debut?: unknown; date_fin?: unknown } | null;
  financements?: readonly { annee?: unknown; montant_demande?: unknown }[] | null;
};

/** Lists the years for which money is asked though the project, by its days, does not happen in them. */
export function listAnneesWithoutProjet({ description, financements }: Finance): number[] {
  const { date_debut: debut, date_fin: fin } = description ?? {};
  if (!isJour(debut) || !isJour(fin) || debut > fin) return [];
  const asked = (financements ?? []).filter(({ montant_demande }) => Number(montant_demande ?? 0) > 0);
  const annees = [...new Set(asked.map(({ annee }) => Number(annee)))].toSorted();
  return annees.filter((annee) => annee < Number(debut.slice(0, 4)) || annee > Number(fin.slice(0, 4)));
}
