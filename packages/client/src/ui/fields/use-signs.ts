import { replacedSigns } from '@asso/domain/identifiants/caracteres';
import { useState } from 'react';
import type { ControlProps } from './control-props.ts';
import type { ControlRow } from './FieldControl.tsx';
import { answerAt, type Form } from './form.ts';

type Signs = {
  /** Corrects what was typed when its format can, and only when the result is valid. */
  tidy: () => void;
  /** Called when the text changes: what was said of it no longer holds. */
  forget: () => void;
  /** Says, once, which signs were written otherwise. */
  note?: string;
  undoing?: ControlProps['offer'];
  /** Removes the signs that the format refuses, when nothing else is wrong with the text. */
  removal?: ControlProps['offer'];
};

/** The signs that people paste in a text and that its format writes otherwise, or refuses (§5 Free text). */
export function useSigns(form: Form, row: ControlRow, path: string): Signs {
  const [typed, setTyped] = useState<string | null>(null);
  const value = answerAt(form, path);
  const forget = () => setTyped(null);
  const format = row.kind === 'text' ? row.format : undefined;
  if (!format?.normalise || typeof value !== 'string' || value === '') return { tidy: forget, forget };
  const { normalise, check, cleaned } = format;
  const tidied = normalise(value);
  const isRight = check(tidied) === null;
  const without = cleaned?.(tidied).replace(/ {2,}/g, ' ').trim() ?? '';
  const removal = !isRight && without !== '' && check(without) === null;
  const replaced = cleaned && typed !== null ? replacedSigns(typed, value) : [];
  return {
    tidy: () => {
      if (tidied === value || !isRight) return;
      setTyped(value);
      form.onChange(path, tidied);
    },
    forget,
    note: replaced.length > 0 ? `Signes remplacés : ${replaced.join(' ')}` : undefined,
    undoing:
      replaced.length > 0 && typed !== null
        ? {
            label: 'Revenir à ce que j’ai écrit',
            after: row.label,
            onPress: () => {
              forget();
              form.onChange(path, typed);
            },
          }
        : undefined,
    removal: removal
      ? { label: 'Retirer ces signes', after: row.label, onPress: () => form.onChange(path, without) }
      : undefined,
  };
}
