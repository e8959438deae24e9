import type { Montants } from '@asso/domain/kernel/fields';
import type { ReactNode } from 'react';
import type { FieldError } from '../field-errors.ts';

/** An amount that comes from elsewhere, shown and locked: « DRAJES Sud (cette demande) », « = demandé ». */
export type LockedLine = {
  id: string;
  label: string;
  montant: number | null;
  marque: string;
  href?: string;
  /** In the column of what was planned. */
  prevu?: number | null;
};

export type BudgetGroup = {
  code: string;
  label: string;
  /** The accounts that are typed; without any, the group itself is. */
  comptes: readonly { code: string; label: string }[];
  lignes?: readonly LockedLine[];
};

export type BudgetSide = {
  /** « charges » or « produits »: part of the ids. */
  id: string;
  /** « Charges 2027 ». */
  titre: string;
  groupes: readonly BudgetGroup[];
  /** « TOTAL DES CHARGES », and its amount; absent for what is outside the totals. */
  total?: { label: string; montant: number };
};

/** « + 400 € », « 113 % ». */
export type EcartCompte = { ecart: string; part: string; question?: ReactNode };

export type BudgetProps = {
  /** Where the amounts stand in the object: fields are `${path}.${code}`. */
  path: string;
  sides: readonly [BudgetSide, BudgetSide];
  values: Montants;
  onChange: (code: string, value: number | string | null) => void;
  /** A cell was left: time to save. */
  onLeave?: (code: string) => void;
  /** By code of group; the domain adds up. */
  sousTotaux: Readonly<Record<string, number>>;
  /** One sentence on the balance, and whether it asks for something. */
  equilibre?: { isBalanced: boolean; text: string };
  /** « La subvention demandée (2 000 €) représente 31 % des produits. » */
  notes?: readonly string[];
  /** Read aloud a second after a cell is left: « Total des charges 7 700 euros. Il manque… » */
  spoken?: string;
  errors?: readonly FieldError[];
  /** Groups shown though empty. */
  usuels?: readonly string[];
  /** What was planned, for a financial report: a column that is read. */
  prevu?: Montants;
  /** How far what was realised is from the plan, by account or group, and what is asked about it under a group. */
  ecarts?: (code: string) => EcartCompte | undefined;
  isReadOnly?: boolean;
  /** What fills a whole budget at once: copying a year, importing a table. */
  actions?: ReactNode;
  /** A few accounts that are always all shown: nothing to choose. */
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
