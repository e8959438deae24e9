// A budget is drawn from a model and from what is asked: the amounts are round, and both sides are equal.

import type { Projet } from '@asso/domain/subvention/projet.fields';

type Modele = {
  /** The part of the cost that is asked of the service. */
  part: number;
  charges: Readonly<Record<string, number>>;
  /** Other funders: the name, the account, and the part of the cost they pay. */
  autres: readonly (readonly [nom: string, compte: '74-3' | '74-4' | '74-5' | '74-9', part: number])[];
  /** The accounts that bring the rest of the money, each with its share. */
  produits: Readonly<Record<string, number>>;
  heures: number;
};

const modeles = {
  atelier: {
    part: 0.35,
    charges: { '60-1': 28, '60-2': 14, '61-1': 9, '61-3': 3, '62-2': 5, '62-3': 7, '64-1': 25, '64-2': 9 },
    autres: [
      ['Ville', '74-4', 0.15],
      ['Département', '74-3', 0.15],
    ],
    produits: { '70': 55, '756': 30, '758': 15 },
    heures: 320,
  },
  fete: {
    part: 0.3,
    charges: { '60-1': 46, '60-2': 12, '61-1': 16, '61-3': 4, '62-2': 12, '62-3': 10 },
    autres: [['Commune', '74-4', 0.2]],
    produits: { '70': 80, '758': 20 },
    heures: 600,
  },
  sortie: {
    part: 0.5,
    charges: { '60-2': 12, '61-1': 20, '61-3': 5, '62-1': 18, '62-3': 45 },
    autres: [['Caisse d’allocations familiales', '74-5', 0.2]],
    produits: { '70': 20, 'RPA-2': 60, '758': 20 },
    heures: 240,
  },
  poste: {
    part: 0.4,
    charges: { '60-2': 7, '61-1': 10, '62-3': 6, '64-1': 55, '64-2': 22 },
    autres: [
      ['Département', '74-3', 0.25],
      ['Intercommunalité', '74-4', 0.2],
    ],
    produits: { '756': 60, '758': 40 },
    heures: 450,
  },
  materiel: {
    part: 0.45,
    charges: { '60-2': 52, '60-3': 18, '61-2': 9, '61-3': 6, '62-2': 9, '62-4': 6 },
    autres: [['Fondation de la Grève', '74-9', 0.2]],
    produits: { '70': 25, '756': 55, '758': 20 },
    heures: 280,
  },
  formation: {
    part: 0.6,
    charges: { '60-2': 10, '61-1': 12, '62-1': 50, '62-2': 8, '62-3': 20 },
    autres: [['Ville', '74-4', 0.1]],
    produits: { '70': 70, 'RPA-1': 30 },
    heures: 180,
  },
} as const satisfies Record<string, Modele>;

export type CleBudget = keyof typeof modeles;

/** Shares a total by weights, in multiples of ten euros; the last share takes what the rounding left. */
function partage(totalEuros: number, poids: Readonly<Record<string, number>>): Record<string, number> {
  const sum = Object.values(poids).reduce((all, one) => all + one, 0);
  const parts = Object.entries(poids).map(([compte, poid]) => [
    compte,
    Math.floor((totalEuros * poid) / sum / 10) * 10,
  ]) as [string, number][];
  const given = parts.reduce((all, [, euros]) => all + euros, 0);
  const last = parts.at(-1);
  if (last) last[1] += totalEuros - given;
  return Object.fromEntries(parts);
}

type Depense = {
  budget: CleBudget;
  public: readonly [string, string, number];
  mesure: readonly [string, number, number];
};
type Finance = Required<Pick<Projet, 'budgets' | 'cofinancements'>>;

/**
 * Makes the budget of a project from its model. The charges differ a little between projects, by the numbers of each.
 */
export function budgetVivant(
  { budget, public: [, , nombre], mesure: [, min] }: Depense,
  demandeEuros: number,
  annees: readonly number[],
): Finance {
  const modele: Modele = modeles[budget];
  const charges = Object.entries(modele.charges).map(
    ([compte, poids], rang) => [compte, poids + ((nombre + min + rang * 3) % 5)] as const,
  );
  const total = Math.ceil(demandeEuros / modele.part / 100) * 100;
  const autres = modele.autres.map(
    ([nom, compte, part]) => [nom, compte, Math.round((total * part) / 50) * 50] as const,
  );
  const reste = total - demandeEuros - autres.reduce((all, [, , euros]) => all + euros, 0);
  const benevolat = Math.round((modele.heures * 15) / 10) * 10;
  return {
    cofinancements: annees.flatMap((annee) =>
      autres.map(([nom, compte, montant], rang) => ({
        id: `${annee}-${rang}`,
        ...{ annee, nom, compte, montant },
        etat: rang === 0 ? ('demande' as const) : ('acquis' as const),
        ...(rang === 0 ? {} : { montant_notifie: montant }),
      })),
    ),
    budgets: annees.map((annee) => ({
      id: `${annee}`,
      annee,
      exerciceDu: `${annee}-01-01`,
      exerciceAu: `${annee}-12-31`,
      charges: partage(total, Object.fromEntries(charges)),
      produits: partage(reste, modele.produits),
      contributions: { '864': benevolat, '870': benevolat },
      heures_benevoles: modele.heures,
      taux_benevole: 15,
    })),
  };
}
