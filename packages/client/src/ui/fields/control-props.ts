import type { Choice } from '@asso/domain/kernel/fields';

/** Every control gets these properties, whatever the kind of its row. */
export type ControlProps = {
  id: string;
  label: string;
  help?: string;
  isRequired?: boolean;
  error?: string;
  /** A value with a warning may still be right. */
  warning?: string;
  /** The note tells the origin of the value: « Repris de 26-000087 ». */
  note?: string;
  /** This button keeps the value that the note proposes. */
  keep?: { label: string; onPress: () => void };
  value: unknown;
  onChange: (value: unknown) => void;
  onLeave?: () => void;
  autoComplete?: string;
};

export type ChoiceControlProps = ControlProps & { options: readonly Choice[] };

/** The messages of a field are read in this order: the error or warning, the note, the help. */
export const describedBy = (
  id: string,
  { error, warning, help, note }: Pick<ControlProps, 'error' | 'warning' | 'help' | 'note'>,
): string | undefined =>
  [(error || warning) && `${id}-message`, note && `${id}-note`, help && `${id}-aide`]
    .filter(Boolean)
    .join(' ') || undefined;
