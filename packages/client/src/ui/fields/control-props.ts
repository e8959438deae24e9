import type { Choice } from '@asso/domain/kernel/fields';

/** The properties that every control receives, whatever kind of value it edits. */
export type ControlProps = {
  id: string;
  label: string;
  help?: string;
  isRequired?: boolean;
  /** The answer may always stay empty. */
  isOptional?: boolean;
  error?: string;
  /** A value with a warning may still be right. */
  warning?: string;
  /** The note tells where the value comes from: « Repris de 26-000087 ». */
  note?: string;
  /** A button under the field that acts on its value, after which the field takes the focus; `after` is only heard. */
  offer?: { label: string; after?: string; onPress: () => void };
  value: unknown;
  onChange: (value: unknown) => void;
  onLeave?: () => void;
  /**
   * Changes each time the typed text was sent, or somebody else saved: a field of text then shows the stored value
   * again, even while it has the focus.
   */
  round?: number;
  autoComplete?: string;
};

export type ChoiceControlProps = ControlProps & { options: readonly Choice[] };

/**
 * Returns the ids of the messages that screen readers read with a field, in this order: error or warning, note, help.
 */
export const describedBy = (
  id: string,
  { error, warning, help, note }: Pick<ControlProps, 'error' | 'warning' | 'help' | 'note'>,
): string | undefined =>
  [(error || warning) && `${id}-message`, note && `${id}-note`, help && `${id}-aide`]
    .filter(Boolean)
    .join(' ') || undefined;
