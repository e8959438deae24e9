import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import type { ReactNode } from 'react';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import type { Form } from '../../ui/fields/form.ts';
import type { Rubrique } from './rubriques.ts';

export type RubriqueProps = {
  rubrique: Rubrique;
  /** The title of its part names this section: it is alone there, or bears the same title. */
  isNamedByPart: boolean;
  form: Form;
  projet: Projet;
  /** These are all the present problems, shown or not. */
  problems: readonly FieldError[];
  annees: readonly number[];
  /**
   * The budget reads here the account that holds the amount asked (`compte_financeur`), the largest share that may be
   * paid, and whether the campaign asks for the other funders.
   */
  campagne: Pick<Campagne, 'champs_personnalises' | 'compte_financeur' | 'part_max_pourcent' | 'rubriques'>;
  /** Returns the address that focuses a field of this project. */
  champHref: (champ: string) => string;
  /** These replace the rows of a rubric, by its name. */
  apart?: Readonly<Record<string, ReactNode>>;
};

/** The budget is shown year by year, without the rubric's own rows. */
export type BudgetProps = Omit<RubriqueProps, 'rubrique' | 'isNamedByPart' | 'apart'>;
