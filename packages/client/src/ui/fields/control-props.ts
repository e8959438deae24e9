import type { Choice } from '@asso/domain/kernel/fields';

/** What every control is given, whatever the kind of its row. */
export type ControlProps = {
  id: string;
  label: string;
  help?: string;
  isRequired?: boolean;
  error?: string;
  /** May be right all the same. */
  warning?: string;
  /** Where the value comes from: « Repris de 26-000087 ». */
  note?: string;
  /** What the note proposes may be kept as it is. */
  keep?: { label: string; onPress: () => void };
  value: unknown;
  onChange: (value: unknown) => void;
  onLeave?: () => void;
  autoComplete?: string;
};

export type ChoiceControlProps = ControlProps & { options: readonly Choice[] };

/** The messages of a field, in the order they are read: what is wrong, then the help. */
export const describedBy = (
  id: string,
  { error, warning, help, note }: Pick<ControlProps, 'error' | 'warning' | 'help' | 'note'>,
): string | undefined =>
  [(error || warning) && `${id}-message`, note && `${id}-note`, help && `${id}-aide`]
    .filter(Boolean)
    .join(' ') || undefined;
