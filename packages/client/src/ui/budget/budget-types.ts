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
  /** This amount stands in the column of the plan. */
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
  /** The title reads like « Charges 2027 ». */
  titre: string;
  groupes: readonly BudgetGroup[];
  /** The total is « TOTAL DES CHARGES » and its amount; it is absent for a side outside the totals. */
  total?: { label: string; montant: number };
};

/** `ecart` reads like « + 400 € » and `part` like « 113 % ». */
export type EcartCompte = { ecart: string; part: string; question?: ReactNode };

export type BudgetProps = {
  /** The path leads to the amounts in the object: their fields are `${path}.${code}`. */
  path: string;
  sides: readonly [BudgetSide, BudgetSide];
  values: Montants;
  onChange: (code: string, value: number | string | null) => void;
  /** It is called when a cell is left, which is the time to save. */
  onLeave?: (code: string) => void;
  /** Subtotals are given by code of group; the domain adds them up. */
  sousTotaux: Readonly<Record<string, number>>;
  /** One sentence tells the balance, and `isBalanced` says whether it asks for nothing. */
  equilibre?: { isBalanced: boolean; text: string };
  /** A note reads like « La subvention demandée (2 000 €) représente 31 % des produits. » */
  notes?: readonly string[];
  /** It is read aloud a second after a cell is left: « Total des charges 7 700 euros. Il manque… » */
  spoken?: string;
  errors?: readonly FieldError[];
  /** These groups are shown even when they are empty. */
  usuels?: readonly string[];
  /** A financial report shows the planned amounts in a column that is only read. */
  prevu?: Montants;
  /**
   * It gives the gap between realised and planned amounts, by account or group, and the question about it under a
   * group.
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
