import type { Montants } from '@asso/domain/kernel/fields';
import type { ReactNode } from 'react';
import type { FieldError } from '../fields/field-errors.ts';

/** The amount comes from elsewhere and is locked here: « DRAJES Sud (cette demande) », « = demandé ». */
export type LockedLine = {
  id: string;
  label: string;
  montant: number | null;
  marque: string;
  href?: string;
  /** The amount is typed here too, under this code, though the line has its home elsewhere. */
  saisie?: string;
  /** The planned amount, which has its own column. */
  prevu?: number | null;
};

export type BudgetGroup = {
  code: string;
  label: string;
  /** These accounts are typed; when there is none, the group itself is. */
  comptes: readonly { code: string; label: string }[];
  lignes?: readonly LockedLine[];
};

export type BudgetSide = {
  /** The side is « charges » or « produits », and is part of the ids. */
  id: string;
  /** The title reads like « Dépenses 2027 ». */
  titre: string;
  groupes: readonly BudgetGroup[];
  /** The total is « Total des dépenses » and its amount; it is absent for a side outside the totals. */
  total?: { label: string; montant: number };
};

/** `ecart` reads like « + 400 € » and `part` like « 113 % ». */
export type EcartCompte = { ecart: string; part: string; question?: ReactNode };

/** Whatever draws a budget, its amounts are typed in the same cells. */
export type BudgetCells = {
  /** The path leads to the amounts in the object: their fields are `${path}.${code}`. */
  path: string;
  values: Montants;
  onChange: (code: string, value: number | string | null) => void;
  /** Called when a cell is left, which is the time to save. */
  onLeave?: (code: string) => void;
  errors?: readonly FieldError[];
};

export type BudgetBalance = {
  /** One sentence tells the balance: « Il manque 200 € de recettes. » */
  text: string;
  /** Absent while nothing is typed. */
  isBalanced?: boolean;
  action?: { label: string; onPress: () => void };
  /** Who pays which part of the `cost`; the drawing is as long as the `whole`, which is the longer of both sides. */
  shares?: { cost: number; whole: number; parts: readonly { label: string; part: number }[] };
  /** The service pays a share of the cost at most: « Le service paie 80 % au plus. » */
  limit?: { text: string; isPassed: boolean };
  notes?: readonly string[];
  isSticky?: boolean;
};

export type BudgetProps = BudgetCells & {
  sides: readonly [BudgetSide, BudgetSide];
  /** Subtotals are given by code of group; the domain adds them up. */
  sousTotaux: Readonly<Record<string, number>>;
  equilibre?: BudgetBalance;
  /** Read aloud a second after a cell is left: « Total des dépenses 7 700 euros. Il manque… » */
  spoken?: string;
  /** These groups are shown even when they are empty. */
  usuels?: readonly string[];
  /** A financial report shows the planned amounts in a column that is only read. */
  prevu?: Montants;
  /**
   * Returns the gap between realised and planned amounts, by account or group, and the question about it under a group.
   */
  ecarts?: (code: string) => EcartCompte | undefined;
  isReadOnly?: boolean;
  /** These buttons fill a whole budget at once, by copying a year or importing a table. */
  actions?: ReactNode;
  /** The budget has a few accounts, always all shown, so there is no choice of what to show. */
  isShort?: boolean;
};

export type BudgetFilter = { showsAll: boolean; onlyFilled: boolean };

export type BudgetPartProps = {
  budget: BudgetProps;
  side: BudgetSide;
  filter: BudgetFilter;
  isOpen: (group: BudgetGroup) => boolean;
  onToggle: (group: BudgetGroup) => void;
};

/** `mot` is what a volunteer reads, `label` what the chart of accounts calls the same account. */
export type PlainLine = { code: string; mot: string; label: string };

export type PlainSide = {
  id: 'charges' | 'produits';
  titre: string;
  /** These lines are shown from the beginning; those that hold an amount follow. */
  lignes: readonly PlainLine[];
  verrous?: readonly LockedLine[];
  total: { label: string; montant: number };
  ajout: {
    /** The button reads « Ajouter une dépense ». */
    label: string;
    /** These lines are offered at once. */
    courantes: readonly PlainLine[];
    /** « Autre » shows the whole chart of accounts, by group. */
    plan: readonly { titre: string; lignes: readonly PlainLine[] }[];
    /** This link leads to the place where such lines are added, such as the list of other funders. */
    ailleurs?: { label: string; href: string };
  };
};
