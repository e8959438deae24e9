import { useState } from 'react';
import { readNumber, shownNumber } from '../amount-text.ts';
import type { ControlProps } from './control-props.ts';
import { TextControl } from './TextControl.tsx';

type NumberControlProps = ControlProps & {
  decimals: number;
  unit?: '€';
  /** Four digits together. */
  isYear?: boolean;
};

/** A text field, never a spin button: what is no number is kept, and said wrong on leaving. */
export function NumberControl({ decimals, unit, isYear = false, ...props }: NumberControlProps) {
  const [understood, setUnderstood] = useState<string>();
  const read = (text: string) => {
    const { value, note } = readNumber(text, { decimals, unit, rounds: unit !== undefined });
    setUnderstood(note);
    return value;
  };
  return (
    <TextControl
      {...props}
      label={unit ? `${props.label} (en euros)` : props.label}
      note={understood ?? props.note}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      width={12}
      show={(value) => (isYear ? String(value ?? '') : shownNumber(value, decimals))}
      read={read}
    />
  );
}
