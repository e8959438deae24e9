import type { Choice } from '@asso/domain/kernel/fields';
import { showValue } from '../show-value.ts';
import type { ValueRow } from './FieldControl.tsx';
import { LockedGroup } from './LockedGroup.tsx';

/** This field may not be written here, though others around it may. */
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
      <LockedGroup>{showValue(row, value, options)}</LockedGroup>
    </div>
  );
}
