import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import type { Financeurs } from '@asso/domain/subvention/montants/compte-financeur.rules';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import type { ReactNode } from 'react';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import type { Form } from '../../ui/fields/form.ts';
import type { RubriqueShown } from './rubriques.ts';

export type RubriqueProps = {
  rubrique: RubriqueShown;
  /** True when the title of the part already names this section: it is alone there, or has the same title. */
  isNamedByPart: boolean;
  form: Form;
  projet: Projet;
  /** All the present problems, shown or not. */
  problems: readonly FieldError[];
  annees: readonly number[];
  /**
   * What a section reads of the campaign: its own questions and, for the budget, the accounts that hold the amounts
   * asked (`Financeurs`), the largest share that may be paid, and whether the other funders are asked for.
   */
  campagne: Financeurs &
    Pick<Campagne, 'champs_personnalises' | 'part_max_pourcent' | 'part_max_conseil' | 'rubriques'>;
  /** Returns the address that gives the focus to a field of this project. */
  champHref: (champ: string) => string;
  /** Components that replace the fields of a rubrique, by its name. */
  apart?: Readonly<Record<string, ReactNode>>;
};

/** What the budgets need: the same as a section, without the fields of a rubrique. */
export type BudgetProps = Omit<RubriqueProps, 'rubrique' | 'isNamedByPart' | 'apart'>;
