import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import type { Fields } from '@asso/domain/kernel/fields';
import type { ProblemTable } from '@asso/domain/kernel/problems';
import { type Hand, isWritable } from '@asso/domain/kernel/writable';
import { referentielProblems } from '@asso/domain/referentiel/referentiel.problems';
import { useState } from 'react';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { useFormErrors } from '../../ui/fields/use-form-errors.ts';
import type { SaisieProps } from './saisie-props.ts';

export type Press = {
  /** Empty until the button is pressed; then it always holds what is wrong now. */
  shown: readonly FieldError[];
  attempt: number;
  /** Checks what is typed, then asks for a confirmation where there is one, or sends. */
  press: () => Promise<void>;
  isAsked: boolean;
  confirm: () => Promise<void>;
  close: () => void;
};

export function usePress<T extends object>(props: SaisieProps<T>): Press {
  const { saisie, fields, hand, scopes, stage = 'saisie', others, rules, isShown } = props;
  const [isAsked, setIsAsked] = useState(false);
  const errors = useFormErrors({
    fields: hand ? writableRows(fields, hand) : fields,
    value: saisie.typed,
    context: { stage, scopes },
    sentences: sentencesOf(props.sentences),
    others,
    rules,
    isShown,
  });
  return {
    shown: errors.shown,
    attempt: errors.attempt,
    press: async () => {
      if (!errors.check()) return;
      if (props.confirm) setIsAsked(true);
      else await saisie.save();
    },
    isAsked,
    confirm: async () => {
      await saisie.save();
      setIsAsked(false);
    },
    close: () => setIsAsked(false),
  };
}

/** Only writable fields are checked: a register's wrong value cannot be corrected in this form. */
export const writableRows = (fields: Fields, hand: Hand): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, row]) => isWritable(row, hand)));

/** The sentences of the identifiers and of the addresses are those of every form. */
export const sentencesOf = (own: ProblemTable | undefined): ProblemTable => ({
  ...identifiantProblems,
  ...referentielProblems,
  ...own,
});
