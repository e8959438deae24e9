import type { Choice } from '@asso/domain/kernel/fields';
import type { ValueRow } from './fields/FieldControl.tsx';
import { showValue } from './show-value.ts';
import { UnknownValue } from './UnknownValue.tsx';
import './read-values.css';

/** A field that may not be written here, among others that may. */
export function LockedValue({
  row,
  value,
  options,
}: {
  row: ValueRow;
  value: unknown;
  options?: readonly Choice[];
}) {
  return (
    <div className="champ verrouille">
      <p className="fr-label">{row.label}</p>
      <p className="verrouille__valeur">
        <span className="fr-icon-lock-line" aria-hidden="true" />
        {showValue(row, value, options) ?? <UnknownValue />}{' '}
        <span className="invisible">(non modifiable)</span>
      </p>
    </div>
  );
}
