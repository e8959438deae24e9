import type { CompteFinanceur } from '@asso/domain/referentiel/budget.rules';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import type { ReactNode } from 'react';
import type { FieldError } from '../../ui/field-errors.ts';
import type { Form } from '../../ui/fields/form.ts';
import type { Rubrique } from './rubriques.ts';

/** What a rubric of a project is filled with. */
export type RubriqueProps = {
  rubrique: Rubrique;
  /** The first that something is missing in, when the page opens. */
  isFirstLeft: boolean;
  form: Form;
  projet: Projet;
  /** All that is wrong now, shown or not. */
  problems: readonly FieldError[];
  annees: readonly number[];
  compteFinanceur: CompteFinanceur;
  /** The address that gives a field of this project the focus. */
  champHref: (champ: string) => string;
  /** What takes the place of the rows of a rubric, by its name. */
  apart?: Readonly<Record<string, ReactNode>>;
};

/** The budget is shown by year, whatever the rubric says of itself. */
export type BudgetProps = Omit<RubriqueProps, 'rubrique' | 'isFirstLeft' | 'apart'>;
