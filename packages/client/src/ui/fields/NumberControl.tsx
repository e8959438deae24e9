import { useState } from 'react';
import { readNumber, shownNumber } from '../amount-text.ts';
import type { ControlProps } from './control-props.ts';
import { TextControl } from './TextControl.tsx';

type NumberControlProps = ControlProps & {
  decimals: number;
  unit?: '€';
  /** True for a year, whose four digits are written without a space. */
  isYear?: boolean;
};

/**
 * Takes a number in a text field, not in the browser's number field: a text that is no number is kept, and reported
 * when the field is left.
 */
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
