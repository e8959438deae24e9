import type { Montants } from '@asso/domain/kernel/fields';
import type { ReactNode } from 'react';
import type { FieldError } from '../fields/field-errors.ts';

/** A line whose amount is typed elsewhere and locked here: « DRAJES Sud (cette demande) », « = demandé ». */
export type LockedLine = {
  id: string;
  label: string;
  montant: number | null;
  marque: string;
  href?: string;
  /** The code under which the amount may be typed here too, though the line belongs to another section. */
  saisie?: string;
  /** The planned amount, shown in its own column. */
  prevu?: number | null;
};

export type BudgetGroup = {
  code: string;
  label: string;
  /** The amounts are typed in these accounts; when there is none, the amount of the group itself is typed. */
  comptes: readonly { code: string; label: string }[];
  lignes?: readonly LockedLine[];
};

export type BudgetSide = {
  /** « charges » or « produits », which is part of the ids of the page. */
  id: string;
  /** The title of the side, such as « Dépenses 2027 ». */
  titre: string;
  groupes: readonly BudgetGroup[];
  /**
   * The total with its name, « Total des dépenses »; absent for contributions in kind, which are outside the totals.
   */
  total?: { label: string; montant: number };
};

/** The gap in words: `ecart` such as « + 400 € », `part` such as « 113 % ». */
export type EcartCompte = { ecart: string; part: string; question?: ReactNode };

/** What the cells of a budget need, whether a table, a list or a phone shows them. */
export type BudgetCells = {
  /** The path to the amounts in the form: the field of an amount is `${path}.${code}`. */
  path: string;
  values: Montants;
  onChange: (code: string, value: number | string | null) => void;
  /** Called when a cell is left, which is the time to save. */
  onLeave?: (code: string) => void;
  errors?: readonly FieldError[];
  /** Changes each time somebody else's amounts are taken, as `Form.round` does. */
  round?: number;
};

export type BudgetBalance = {
  /** The balance in one sentence: « Il manque 200 € de recettes. » */
  text: string;
  /** Undefined while nothing is typed. */
  isBalanced?: boolean;
  action?: { label: string; onPress: () => void };
  /** Who pays which part of the `cost`; `whole`, the larger of the two totals, sets the length of the drawing. */
  shares?: { cost: number; whole: number; parts: readonly { label: string; part: number }[] };
  /** The largest share of the cost that the service pays, in words: « Le service paie 80 % du coût du projet au plus. » */
  limit?: { text: string; isPassed: boolean };
  notes?: readonly string[];
  isSticky?: boolean;
};

export type BudgetProps = BudgetCells & {
  sides: readonly [BudgetSide, BudgetSide];
  /** Subtotals by code of group, added up by the domain package. */
  sousTotaux: Readonly<Record<string, number>>;
  equilibre?: BudgetBalance;
  /** The sentence read aloud a second after a cell is left: « Total des dépenses 7 700 euros. Il manque… » */
  spoken?: string;
  /** The groups that are shown even when they are empty. */
  usuels?: readonly string[];
  /** The planned amounts of a financial report, shown in a column that cannot be changed. */
  prevu?: Montants;
  /**
   * Returns the gap between realised and planned amounts for an account or a group; for a group, also the question
   * about the gap.
   */
  ecarts?: (code: string) => EcartCompte | undefined;
  isReadOnly?: boolean;
  /** Buttons that fill the whole budget at once, by copying a year or importing a table. */
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

/** `mot` is the word that a volunteer reads, `label` the name of the same account in the chart of accounts. */
export type PlainLine = { code: string; mot: string; label: string };

export type PlainSide = {
  id: 'charges' | 'produits';
  titre: string;
  /** The lines that are always shown; other lines appear below once they hold an amount. */
  lignes: readonly PlainLine[];
  verrous?: readonly LockedLine[];
  total: { label: string; montant: number };
  ajout: {
    /** The button reads « Ajouter une dépense ». */
    label: string;
    /** The lines offered in the menu; all other lines stand behind « Autre ». */
    courantes: readonly PlainLine[];
    /** « Autre » shows the whole chart of accounts, by group. */
    plan: readonly { titre: string; lignes: readonly PlainLine[] }[];
    /** A link to the place where more lines are added, such as the list of other funders. */
    ailleurs?: { label: string; href: string };
  };
};
