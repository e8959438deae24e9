// A report begins as a copy of the request (CLONED), and « Recopier le prévu » fills it with the plan (§4 CRF;
// decisions, Dossiers).
import { isBlank } from '../kernel/asks.ts';
import type { Montants } from '../kernel/fields.ts';
import { sumEuros } from '../kernel/money.ts';
import type { BudgetProjet, Financement, Projet } from '../subvention/projet.fields.ts';
import type { CrfProjet } from './crf-projet.fields.ts';

/**
 * A project as it was granted for one exercise; its report is compared with this copy, in which only what is
 * granted follows an amended decision, until the report is sent.
 */
export type ProjetPrevu = Pick<Projet, 'beneficiaire' | 'territoires' | 'moyens' | 'customs'> & {
  intitule: string;
  /** Days are written « YYYY-MM-DD »; reports begun before the dates were kept lack them. */
  dates?: { date_debut?: string | null; date_fin?: string | null };
  evaluation: NonNullable<Projet['evaluation']>;
  /** The lines that something was granted on. */
  financements: Financement[];
  /** Every line of the request, refused ones too: the income that it planned. Reports begun before lack them. */
  demandes?: readonly Pick<Financement, 'id_service_instructeur' | 'montant_demande'>[];
  cofinancements: NonNullable<Projet['cofinancements']>;
  budget: Partial<Pick<BudgetProjet, 'charges' | 'produits' | 'contributions'>>;
};

export type ProjetAccorde = {
  corps: Projet;
  /** What each service granted, by year. */
  financements: readonly { annee: number; id_service_instructeur: string; montant_accorde: number | null }[];
};

const accordePour = ({ financements }: ProjetAccorde, exercice?: number): number =>
  sumEuros(
    financements
      .filter(({ annee }) => exercice === undefined || annee === exercice)
      .map(({ montant_accorde }) => montant_accorde),
  );

/**
 * Returns the projects that were granted something for this exercise, or, when the decision names no year,
 * something at all.
 */
export function projetsAccordes<P extends ProjetAccorde>(projets: readonly P[], exercice: number): P[] {
  const ofYear = projets.filter((one) => accordePour(one, exercice) > 0);
  return ofYear.length > 0 ? ofYear : projets.filter((one) => accordePour(one) > 0);
}

/** Returns a granted project as planned for this exercise: its budget, indicators, places and granted amounts. */
export function projetPrevu(projet: ProjetAccorde, exercice: number): ProjetPrevu {
  const { corps } = projet;
  const isOfYear = ({ annee }: { annee?: unknown }) => Number(annee) === exercice;
  const { charges, produits, contributions } = (corps.budgets ?? []).find(isOfYear) ?? {};
  return {
    intitule: corps.description?.intitule ?? '',
    dates: { date_debut: corps.description?.date_debut, date_fin: corps.description?.date_fin },
    beneficiaire: corps.beneficiaire,
    territoires: corps.territoires,
    moyens: corps.moyens,
    customs: corps.customs,
    evaluation: corps.evaluation ?? {},
    financements: (corps.financements ?? []).filter(isOfYear).flatMap((asked) => {
      const granted = projet.financements.find(
        (one) => isOfYear(one) && one.id_service_instructeur === asked.id_service_instructeur,
      );
      const montant_accorde = granted?.montant_accorde ?? 0;
      return montant_accorde > 0 ? [{ ...asked, montant_accorde }] : [];
    }),
    demandes: (corps.financements ?? [])
      .filter(isOfYear)
      .map(({ id_service_instructeur, montant_demande }) => ({ id_service_instructeur, montant_demande })),
    cofinancements: (corps.cofinancements ?? []).filter(isOfYear),
    budget: { charges, produits, contributions },
  };
}

const nouvellesLignes = (financements: readonly Financement[]) =>
  financements.map(({ id, annee, id_service_instructeur, montant_demande, montant_accorde }) => ({
    id,
    annee,
    id_service_instructeur,
    montant_demande,
    montant_accorde,
  }));

/** Begins the report of a project with the planned lines to answer, and nothing realised yet. */
export const nouveauCrfProjet = ({
  evaluation,
  financements,
  cofinancements,
  customs,
}: ProjetPrevu): CrfProjet => ({
  evaluation: {
    indicateurs: (evaluation.indicateurs ?? []).map(({ id, rang, intitule, prevu_min, prevu_max }) => ({
      id,
      rang,
      intitule,
      prevu_min,
      prevu_max,
    })),
  },
  financements: nouvellesLignes(financements),
  cofinancements: cofinancements.map(({ id, nom, compte, montant }) => ({ id, nom, compte, montant })),
  customs,
});

/** Returns the report of a project once the plan has other amounts granted; what was answered is kept, line by line. */
export const alignWithDecision = (corps: CrfProjet, { financements }: ProjetPrevu): CrfProjet => ({
  ...corps,
  financements: nouvellesLignes(financements).map((line) => ({
    ...corps.financements?.find(({ id }) => id === line.id),
    ...line,
  })),
});

export type CrfEcriture = { path: string; value: unknown };

/**
 * Returns what copying the plan writes where no amount was answered yet: the budget, what was granted, what the other
 * funders give.
 */
export function copyPrevu(prevu: ProjetPrevu, corps: CrfProjet): CrfEcriture[] {
  const amounts = (['charges', 'produits', 'contributions'] as const).flatMap((part) =>
    montantsVides(prevu.budget[part], corps.budgetCrf?.[part]).map(({ code, value }) => ({
      path: `budgetCrf.${part}.${code}`,
      value,
    })),
  );
  const used = (corps.financements ?? [])
    .filter((one) => isBlank(one.montant_realise))
    .map((one) => ({ path: `financements.${one.id}.montant_realise`, value: one.montant_accorde }));
  const received = (corps.cofinancements ?? [])
    .filter((one) => isBlank(one.montant_realise))
    .map((one) => ({ path: `cofinancements.${one.id}.montant_realise`, value: one.montant }));
  return [...amounts, ...used, ...received].filter(({ value }) => !isBlank(value));
}

/** Returns what copying the planned content writes where nothing was answered yet: days, people, places, indicators. */
export function copyContenu(prevu: ProjetPrevu, corps: CrfProjet): CrfEcriture[] {
  const places = isBlank(corps.territoires?.territoires)
    ? (prevu.territoires?.territoires ?? []).map((one) => ({
        path: `territoires.territoires.${one.id}`,
        value: one,
      }))
    : [];
  const counted = (corps.evaluation?.indicateurs ?? [])
    .filter((one) => isBlank(one.realise))
    .map((one) => ({ path: `evaluation.indicateurs.${one.id}.realise`, value: one.prevu_max }));
  const people = isBlank(corps.beneficiaire?.nombre)
    ? [{ path: 'beneficiaire.nombre', value: prevu.beneficiaire?.nombre }]
    : [];
  const days = (['date_debut', 'date_fin'] as const)
    .filter((name) => isBlank(corps.dates?.[name]))
    .map((name) => ({ path: `dates.${name}`, value: prevu.dates?.[name] }));
  return [...days, ...people, ...places, ...counted].filter(({ value }) => !isBlank(value));
}

const montantsVides = (planned: Montants | null | undefined, present: Montants | null | undefined) =>
  Object.entries(planned ?? {})
    .filter(([code]) => isBlank(present?.[code]))
    .map(([code, value]) => ({ code, value }));
