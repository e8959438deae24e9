import { formatIban } from '@asso/domain/identifiants/nombres-affiches';
import { cleanTelephone } from '@asso/domain/identifiants/telephone';
import type { Choice, Row } from '@asso/domain/kernel/fields';
import { isYear } from '../amount-text.ts';
import { CheckboxControl } from './CheckboxControl.tsx';
import { ComboboxControl } from './ComboboxControl.tsx';
import type { ControlProps } from './control-props.ts';
import { DateControl } from './DateControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { OptionsControl } from './OptionsControl.tsx';
import { SelectControl } from './SelectControl.tsx';
import { TextControl } from './TextControl.tsx';

/** The rows that hold a single value. */
export type ControlRow = Exclude<Row, { kind: 'group' | 'list' | 'montants' | 'custom' }>;

type FieldControlProps = Omit<ControlProps, 'label' | 'help'> & {
  row: ControlRow;
  /** The choices of an `id` row, or the numbers that an `int` row may take when they are few. */
  options?: readonly Choice[];
};

const shownAtOnce = 5;
const selectAtMost = 15;

/** Renders the control that suits the row. */
export function FieldControl({ row, options = [], ...rest }: FieldControlProps) {
  const props: ControlProps = { ...rest, label: row.label, help: row.aide };
  switch (row.kind) {
    case 'text':
      return (
        <TextControl
          {...props}
          max={row.max}
          isMultiline={row.multiline}
          autoComplete={row.autocomplete}
          {...keyboardOf(row.autocomplete, row.format?.name)}
        />
      );
    case 'int':
      return options.length > 0 ? (
        <IntChoice {...props} options={options} />
      ) : (
        <NumberControl {...props} decimals={0} isYear={isYear(row)} />
      );
    case 'euros':
      return <NumberControl {...props} decimals={row.cents ? 2 : 0} unit="€" />;
    case 'decimal':
      return <NumberControl {...props} decimals={row.decimals} />;
    case 'date':
      return <DateControl {...props} />;
    case 'bool':
      // A checkbox cannot tell « no » from « not answered yet », so a question that must be answered gets « Oui » and «
      // Non ».
      return (row.requiredAt || row.isOuiNon) && !row.mustBeTrue ? (
        <YesNoControl {...props} />
      ) : (
        <CheckboxControl {...props} />
      );
    case 'choice':
      return row.multiple ? (
        <OptionsControl {...props} options={row.options} isMultiple />
      ) : (
        <ChoiceControl {...props} options={row.options} />
      );
    case 'id':
      return <ChoiceControl {...props} options={options} />;
  }
}

/** Shows a few choices at once, more of them as a list, and makes many searchable by typing. */
function ChoiceControl(props: ControlProps & { options: readonly Choice[] }) {
  const { options } = props;
  if (options.length <= shownAtOnce) return <OptionsControl {...props} />;
  if (options.length <= selectAtMost) return <SelectControl {...props} />;
  return <ComboboxControl {...props} />;
}

/** A list of choices with numbers as values: `<select>` only holds texts, so the number is converted both ways. */
const IntChoice = ({ value, onChange, ...props }: ControlProps & { options: readonly Choice[] }) => (
  <SelectControl
    {...props}
    value={value === null || value === undefined ? null : String(value)}
    onChange={(text) => onChange(text ? Number(text) : null)}
  />
);

const yesNo: Choice[] = [
  { value: 'oui', label: 'Oui' },
  { value: 'non', label: 'Non' },
];

const YesNoControl = ({ value, onChange, ...props }: ControlProps) => (
  <OptionsControl
    {...props}
    options={yesNo}
    value={value === true ? 'oui' : value === false ? 'non' : null}
    onChange={(choice) => onChange(choice === 'oui')}
  />
);

/** Shows an IBAN by fours once it is typed, as on the bank's paper with which it is compared. */
function shownIban(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  const bare = text.replaceAll(/\s/g, '');
  return /^[a-z]{2}\d{2}[a-z\d]{8,30}$/i.test(bare) ? formatIban(bare.toUpperCase()) : text;
}

/** Gives phones the keyboard that fits the field; numbers that may hold spaces keep the type text. */
function keyboardOf(
  autocomplete = '',
  format = '',
): Pick<Parameters<typeof TextControl>[0], 'type' | 'inputMode' | 'read' | 'show'> {
  if (autocomplete === 'email' || format === 'courriel') return { type: 'email', inputMode: 'email' };
  if (autocomplete.startsWith('tel') || format.startsWith('telephone'))
    // Phone numbers are often pasted with spaces between the digits, and stored without.
    return { type: 'tel', inputMode: 'tel', read: (text) => cleanTelephone(text) || null };
  if (format === 'siren' || format === 'siret') return { inputMode: 'numeric' };
  if (format === 'iban') return { show: shownIban };
  if (format === 'url') return { inputMode: 'url' };
  return {};
}
