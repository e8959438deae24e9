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
  /** Checks what is typed, then asks for the confirmation if there is one, or sends. */
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
    sentences: allSentences(props.sentences),
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

/**
 * Returns the rows that may be changed, the only ones checked: a wrong value of a register cannot be corrected here.
 */
export const writableRows = (fields: Fields, hand: Hand): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, row]) => isWritable(row, hand)));

/** Returns the sentences of this feature with those of identifiers and addresses, which every form needs. */
export const allSentences = (own: ProblemTable | undefined): ProblemTable => ({
  ...identifiantProblems,
  ...referentielProblems,
  ...own,
});
