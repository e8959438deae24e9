// Projects are realigned to the years of their request when step 2 is left or the years change (§4: « at step 2
// projects are realigned »).
import { isBlank } from '../../kernel/asks.ts';
import { isSame } from '../../kernel/changes.ts';
import type { BudgetProjet, Financement, Projet } from '../projet.fields.ts';
import {
  type Annees,
  emptyBudget,
  emptyFinancement,
  listAnnees,
  projetBornes,
} from '../projet-annees.rules.ts';

type Cofinancement = NonNullable<Projet['cofinancements']>[number];

/** A line removed from a project because its year is no longer asked; it is kept aside until transmission. */
export type Retrait = { id_projet: string } & (
  | { rubrique: 'financements'; ligne: Financement }
  | { rubrique: 'cofinancements'; ligne: Cofinancement }
  | { rubrique: 'budgets'; ligne: BudgetProjet }
);
const rubriquesRetirees = ['financements', 'cofinancements', 'budgets'] as const;
type Rubrique = Retrait['rubrique'];

/**
 * The years to which projects are aligned, from the campaign's year to the end of the request; the money of each is
 * asked of `service`.
 */
export type Cible = Annees & {
  service: string;
  /**
   * True when another service has received its part of the dossier: a year in which some service is asked needs no line
   * more.
   */
  isPartage?: boolean;
  /** The former years of the request: when an annual request becomes multi-year, its projects become so too. */
  avant?: Annees;
};
type Aligned = { id: string; corps: Projet };

export type Realignement = {
  /** The projects to save, as they become. */
  projets: Aligned[];
  /** The number of projects whose visible part changes: their period, their years, the amounts asked. */
  ajustes: number;
  /** The lines removed now; a line that nobody had filled is dropped instead of kept. */
  retraits: Retrait[];
  /** The lines kept aside that come back with their year. */
  repris: Retrait[];
};

/**
 * Aligns projects with the years of their request. `gardes` are the lines that earlier realignments kept aside; they
 * come back when their year does.
 */
export function realign(
  projets: readonly Aligned[],
  cible: Cible,
  gardes: readonly Retrait[] = [],
): Realignement {
  const isNewlyLong =
    cible.avant?.exercice_fin === cible.avant?.exercice && cible.exercice_fin > cible.exercice;
  const each = projets.map((projet) =>
    realignProjet(
      isNewlyLong && cible.avant ? withoutPeriode(projet) : projet,
      cible,
      gardes.filter((one) => one.id_projet === projet.id),
    ),
  );
  return {
    projets: each.flatMap(({ projet, isChanged }) => (isChanged ? [projet] : [])),
    ajustes: each.filter(({ isAdjusted }) => isAdjusted).length,
    retraits: each.flatMap(({ retraits }) => retraits),
    repris: each.flatMap(({ repris }) => repris),
  };
}

function realignProjet({ id, corps }: Aligned, cible: Cible, gardes: readonly Retrait[]) {
  const bornes = projetBornes(corps, cible);
  const annees = listAnnees(bornes);
  const isIn = (one: { annee?: unknown }) => isBlank(one.annee) || annees.includes(Number(one.annee));
  const repris = gardes.filter(({ ligne, rubrique }) => isIn(ligne) && isFree(corps, rubrique, ligne.id));
  const back = <L>(rubrique: Rubrique): L[] =>
    repris.filter((one) => one.rubrique === rubrique).map((one) => one.ligne as L);
  const financements = withYears(annees, {
    kept: [...back<Financement>('financements'), ...filled(corps.financements).filter(isIn)],
    isOf: (one, annee) =>
      Number(one.annee) === annee &&
      (cible.isPartage === true || one.id_service_instructeur === cible.service),
    empty: (annee) => emptyFinancement(annee, cible.service),
  });
  const budgets = withYears(annees, {
    kept: [...back<BudgetProjet>('budgets'), ...filled(corps.budgets).filter(isIn)],
    isOf: (one, annee) => Number(one.annee) === annee,
    empty: emptyBudget,
  });
  const cofinancements = [
    ...filled(corps.cofinancements).filter(isIn),
    ...back<Cofinancement>('cofinancements'),
  ];
  const periode =
    cible.exercice_fin > cible.exercice ? (corps.description?.periode ?? 'Pluriannuel') : 'Annuel';
  const description = { ...corps.description, periode, ...bornes };
  const aligned: Projet = { ...corps, description, financements, budgets };
  if (corps.cofinancements || cofinancements.length > 0) aligned.cofinancements = cofinancements;
  const retraits = rubriquesRetirees.flatMap((rubrique) =>
    filled<{ id: string; annee?: unknown }>(corps[rubrique])
      .filter((ligne) => !isIn(ligne) && isWorthKeeping(rubrique, ligne))
      .map((ligne) => ({ id_projet: id, rubrique, ligne }) as Retrait),
  );
  const isAdjusted = !isSame(readIn(corps, cible), readIn(aligned, cible));
  return { projet: { id, corps: aligned }, retraits, repris, isAdjusted, isChanged: !isSame(corps, aligned) };
}

/** Reads what a realignment may change; a project without years of its own has those of its request. */
const readIn = ({ description, financements, budgets, cofinancements }: Projet, cible: Cible) => ({
  periode: description?.periode,
  exercice: description?.exercice ?? cible.exercice,
  financements,
  budgets,
  cofinancements,
});

const withoutPeriode = ({ id, corps }: Aligned): Aligned => ({
  id,
  corps: { ...corps, description: { ...corps.description, periode: null } },
});

const filled = <L>(lines: readonly L[] | null | undefined): readonly L[] => lines ?? [];

/** Tells whether a line kept aside may come back: one that was typed again since wins over it. */
const isFree = (corps: Projet, rubrique: Rubrique, id: string): boolean => {
  const present = filled<{ id: string }>(corps[rubrique]).find((one) => one.id === id);
  return !present || !isWorthKeeping(rubrique, present);
};

type Years<L> = {
  kept: readonly L[];
  isOf: (line: L, annee: number) => boolean;
  empty: (annee: number) => L;
};

/** Keeps the first line of each id, adds an empty line for each year without one, and sorts by year. */
function withYears<L extends { id: string; annee?: unknown }>(
  annees: readonly number[],
  { kept, isOf, empty }: Years<L>,
): L[] {
  const lines = kept.filter((one, index) => kept.findIndex(({ id }) => id === one.id) === index);
  const missing = annees.filter((annee) => !lines.some((one) => isOf(one, annee))).map(empty);
  return [...lines, ...missing].toSorted((a, b) => Number(a.annee) - Number(b.annee));
}

function isWorthKeeping(rubrique: Rubrique, ligne: object): boolean {
  switch (rubrique) {
    case 'financements':
      return !isBlank((ligne as Financement).montant_demande);
    case 'cofinancements':
      return !isBlank((ligne as Cofinancement).montant) || !isBlank((ligne as Cofinancement).nom);
    case 'budgets': {
      const { charges, produits, contributions } = ligne as BudgetProjet;
      return [charges, produits, contributions].some((amounts) =>
        Object.values(amounts ?? {}).some((one) => !isBlank(one)),
      );
    }
  }
}
