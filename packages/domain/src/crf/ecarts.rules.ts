// Planned and realised amounts are compared by account, and a large gap must be explained (§3 Financial report; screens
// 21).
import { formatEuros, formatPourcent } from '../identifiants/nombres-affiches.ts';
import { cents, sumEuros } from '../kernel/money.ts';
import {
  type Budget,
  type BudgetTotals,
  budgetTotals,
  type CompteFinanceur,
} from '../referentiel/budget.rules.ts';
import { type BudgetSide, comptesPrincipaux } from '../referentiel/plan-comptable.rows.ts';
import type { Campagne } from '../subvention/campagne.rules.ts';
import { type Financeurs, findCompteService } from '../subvention/montants/compte-financeur.rules.ts';
import { listApports } from '../subvention/projet.rules.ts';
import type { CrfProjet } from './crf-projet.fields.ts';
import type { ProjetPrevu } from './reprise.rules.ts';

/** A gap must be explained when it exceeds both thresholds, which the campaign sets. */
export type Seuils = { pourcent: number; euros: number };

export const readSeuils = ({ crf }: Pick<Campagne, 'crf'>): Seuils => ({
  pourcent: crf?.ecart_pourcent ?? 10,
  euros: crf?.ecart_euros ?? 200,
});

export type Ecart = {
  code: string;
  label: string;
  side: 'charge' | 'produit';
  prevuCents: number;
  realiseCents: number;
  /** The realised amount minus the planned one, in cents. */
  ecartCents: number;
  isAExpliquer: boolean;
};

/** Returns the planned budget: that of the request, with what it asked of each service. */
export const budgetPrevu = (prevu: ProjetPrevu, financeurs: Financeurs): Budget => ({
  ...prevu.budget,
  apports: listApports(
    { financements: prevu.demandes ?? prevu.financements, cofinancements: prevu.cofinancements },
    financeurs,
  ),
});

/** Sums what was asked and not granted, in cents: nobody explains that this money did not come. */
const nonAccordeCents = ({ demandes, financements }: ProjetPrevu): number =>
  Math.max(
    0,
    cents(sumEuros((demandes ?? financements).map(({ montant_demande }) => montant_demande))) -
      cents(sumEuros(financements.map(({ montant_accorde }) => montant_accorde))),
  );

/** Returns the realised budget, with what was used of the subvention and what the other funders gave. */
function budgetRealise(corps: CrfProjet, financeurs: Financeurs): Budget {
  const { charges, produits, contributions } = corps.budgetCrf ?? {};
  const used = (corps.financements ?? []).map((one) => ({
    compte: findCompteService(financeurs, one.id_service_instructeur),
    montantEuros: one.montant_realise ?? null,
  }));
  const received = (corps.cofinancements ?? []).flatMap((one) =>
    one.compte ? [{ compte: one.compte as CompteFinanceur, montantEuros: one.montant_realise ?? null }] : [],
  );
  return { charges, produits, contributions, apports: [...used, ...received] };
}

/** `nonAccordeCents` is what was asked and not granted. */
type Compared = { prevu: BudgetTotals; realise: BudgetTotals; nonAccordeCents: number };

export const compareCrf = (
  { prevu, corps }: { prevu: ProjetPrevu; corps: CrfProjet },
  financeurs: Financeurs,
): Compared => ({
  prevu: budgetTotals(budgetPrevu(prevu, financeurs)),
  realise: budgetTotals(budgetRealise(corps, financeurs)),
  nonAccordeCents: nonAccordeCents(prevu),
});

/**
 * Lists the first-level accounts that hold an amount on either side, in the order of the plan. Whether account 74 is to
 * be explained is judged from what was granted: a service has decided the rest.
 */
export const listEcartsCrf = (compared: Compared, seuils: Seuils): Ecart[] =>
  (['charge', 'produit'] as const).flatMap((side) =>
    comptesPrincipaux(side as BudgetSide).flatMap(({ code, label }) => {
      const prevuCents = compared.prevu.comptesCents[code] ?? 0;
      const realiseCents = compared.realise.comptesCents[code] ?? 0;
      if (prevuCents === 0 && realiseCents === 0) return [];
      const ecartCents = realiseCents - prevuCents;
      const accordes = { prevuCents, ecartCents };
      if (code === '74') {
        accordes.prevuCents -= compared.nonAccordeCents;
        accordes.ecartCents += compared.nonAccordeCents;
      }
      const isAExpliquer = isSignificatif(accordes, seuils);
      return [{ code, label, side, prevuCents, realiseCents, ecartCents, isAExpliquer }];
    }),
  );

/**
 * Tells whether a gap is significant: it is strictly above both thresholds, where any percentage of an amount that was
 * not planned is 0.
 */
export const isSignificatif = (
  { prevuCents, ecartCents }: Pick<Ecart, 'prevuCents' | 'ecartCents'>,
  { pourcent, euros }: Seuils,
): boolean => Math.abs(ecartCents) > euros * 100 && Math.abs(ecartCents) * 100 > prevuCents * pourcent;

/** Returns for example « + 400 € », « − 150 € » or « 0 € ». */
export function sayEcart(ecartCents: number): string {
  const sign = ecartCents > 0 ? '+\u00a0' : ecartCents < 0 ? '−\u00a0' : '';
  return `${sign}${formatEuros(Math.abs(ecartCents) / 100)}`;
}

/** Returns the realised part of the plan, such as « 88 % », or null when nothing was planned. */
export const sayPartRealisee = ({
  prevuCents,
  realiseCents,
}: Pick<Ecart, 'prevuCents' | 'realiseCents'>): string | null =>
  prevuCents === 0 ? null : formatPourcent((realiseCents * 100) / prevuCents);

/** Tells whether an amount was typed on this side of the realised budget. */
export const isCoteSaisi = ({ budgetCrf }: CrfProjet, side: Ecart['side']): boolean =>
  Object.values((side === 'charge' ? budgetCrf?.charges : budgetCrf?.produits) ?? {}).some(
    (value) => value !== null && value !== '',
  );

export const findExplication = (corps: CrfProjet, code: string): string | null =>
  corps.budgetCrf?.explications?.find(({ id }) => id === code)?.texte ?? null;
