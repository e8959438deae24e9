// A form is data: a table of rows, from which the type of its values, its checks, its screens and its PDF are derived.
import type { Ask } from './asks.ts';
import type { Format } from './formats.ts';
import type { Problem } from './result.ts';

/** The stages from which a row may have to be filled; each stage includes those before it. */
export const stages = ['saisie', 'transmission', 'decision'] as const;
export type Stage = (typeof stages)[number];

export type Writer = 'association' | 'service' | 'server';
export type Choice = {
  value: string;
  label: string;
  /** The reason why this option, though shown, cannot be chosen. */
  closed?: string;
  /** The address of the page where that reason can be put right. */
  corriger?: string;
};

/** In the report of what was granted, a question is answered again, only read, or left out. */
export const modesCrf = ['modifiable', 'lecture', 'absent'] as const;
export type ModeCrf = (typeof modesCrf)[number];

type Common = {
  /** The French label that people read. */
  label: string;
  /** One sentence shown under the label. */
  aide?: string;
  /** The stage from which the row is required; when absent, it is always optional. */
  requiredAt?: Stage;
  /** The row is shown, and required, only when every ask holds. */
  when?: readonly Ask[];
  /**
   * The right of the object that opens this row, or several of which one is enough. When absent, the enclosing row's
   * applies, else `edit`.
   */
  right?: string | readonly string[];
  /**
   * Who writes the row; when absent, the `writtenBy` of the enclosing row applies, else `association`. A value equal to
   * what is stored is always accepted.
   */
  writtenBy?: Writer;
  /** `false` keeps the row out of the PDF. */
  pdf?: false;
  /** How the financial report treats this custom field; when absent, the report only shows it. */
  crf?: ModeCrf;
};

export type TextRow = Common & {
  kind: 'text';
  max: number;
  min?: number;
  multiline?: boolean;
  format?: Format;
  autocomplete?: string;
};
export type IntRow = Common & { kind: 'int'; min?: number; max?: number };
/** Amounts are whole euros unless `cents` is set; JSON holds a number of euros. */
export type EurosRow = Common & { kind: 'euros'; min?: number; max?: number; cents?: boolean };
export type DecimalRow = Common & { kind: 'decimal'; decimals: number; min?: number; max?: number };
/** The date is written « YYYY-MM-DD ». */
export type DateRow = Common & { kind: 'date' };
/** `mustBeTrue` marks a box that has to be ticked (an attestation). */
export type BoolRow = Common & {
  kind: 'bool';
  mustBeTrue?: boolean;
  /** True when the question is asked by yes or no though it is optional, because an unticked box would mean « non ». */
  isOuiNon?: true;
};
export type ChoiceRow = Common & {
  kind: 'choice';
  options: readonly Choice[];
  multiple?: boolean;
  /** The name of the changeable list the choices come from; `options` then holds its initial content. */
  liste?: string;
};
/**
 * The value is the identifier of another object; `of` names its kind, and the page that shows the form offers the
 * choices.
 */
export type IdRow = Common & { kind: 'id'; of: string };
export type GroupRow = Common & {
  kind: 'group';
  fields: Fields;
  /**
   * Names a group that is more than its rows, such as an address: screens may have an editor for it, and saves may
   * complete it.
   */
  of?: string;
  /** Finds what is wrong with several rows of the group together; the problems bear paths inside the group. */
  check?: (value: unknown) => readonly Problem[];
};
/**
 * Each row carries a stable `id`; `key` names the fields that no two rows may share. A list is never replaced
 * whole.
 */
export type ListRow = Common & {
  kind: 'list';
  fields: Fields;
  max: number;
  min?: number;
  key?: readonly string[];
  /**
   * Names what the lines are together, such as conditions that read as a sentence: screens may have an editor for
   * it.
   */
  of?: string;
};
/** Amounts are given by account; `lignes` are the accounts that can be typed. */
export type MontantsRow = Common & {
  kind: 'montants';
  lignes: readonly { code: string; label: string }[];
  /** Names what the amounts are together, such as a whole budget: screens may have an editor for it. */
  of?: string;
};
/** The fields of the dossier's campaign version stand here; `bloc` names which of them. */
export type CustomRow = Common & { kind: 'custom'; bloc: string };

export type Row =
  | TextRow
  | IntRow
  | EurosRow
  | DecimalRow
  | DateRow
  | BoolRow
  | ChoiceRow
  | IdRow
  | GroupRow
  | ListRow
  | MontantsRow
  | CustomRow;

export type Fields = { readonly [name: string]: Row };

/** The codes of a changeable list are not known to the type. */
type OptionValue<R extends ChoiceRow> = R extends { liste: string } ? string : R['options'][number]['value'];
type ChoiceValue<R extends ChoiceRow> = R['multiple'] extends true ? OptionValue<R>[] : OptionValue<R>;

/** A number may still be badly typed text, because a draft loses nothing. */
export type DraftOf<R extends Row> = R extends TextRow | DateRow | IdRow
  ? string
  : R extends IntRow | EurosRow | DecimalRow
    ? number | string
    : R extends BoolRow
      ? boolean
      : R extends ChoiceRow
        ? ChoiceValue<R>
        : R extends GroupRow
          ? Draft<R['fields']>
          : R extends ListRow
            ? DraftLine<R['fields']>[]
            : R extends MontantsRow
              ? Montants
              : CustomValues;

export type Montants = Record<string, number | string | null>;
export type CustomValues = Record<string, string | number | boolean | string[] | null>;
export type DraftLine<F extends Fields> = { id: string } & Draft<F>;

/** While an object is being typed, every field may be missing. */
export type Draft<F extends Fields> = { -readonly [K in keyof F]?: DraftOf<F[K]> | null };

type SentOf<R extends Row> = R extends IntRow | EurosRow | DecimalRow
  ? number
  : R extends GroupRow
    ? Sent<R['fields']>
    : R extends ListRow
      ? ({ id: string } & Sent<R['fields']>)[]
      : R extends MontantsRow
        ? Record<string, number | null>
        : DraftOf<R>;

type IsSure<R extends Row> = R extends { when: readonly Ask[] }
  ? false
  : R extends { requiredAt: 'saisie' | 'transmission' } | GroupRow
    ? true
    : false;

/** Once transmitted, a row that is required and unconditional is present. */
export type Sent<F extends Fields> = {
  -readonly [K in keyof F as IsSure<F[K]> extends true ? K : never]: SentOf<F[K]>;
} & { -readonly [K in keyof F as IsSure<F[K]> extends true ? never : K]?: SentOf<F[K]> | null };

export const stageReached = (required: Stage | undefined, stage: Stage): boolean =>
  required !== undefined && stages.indexOf(required) <= stages.indexOf(stage);
