// The rows a form is made of, and the types they give: a form is data, everything else is derived from it.
import type { Ask } from './asks.ts';
import type { Format } from './formats.ts';
import type { Problem } from './result.ts';

/** From when a row must be filled; each stage includes those before it. */
export const stages = ['saisie', 'transmission', 'decision'] as const;
export type Stage = (typeof stages)[number];

export type Writer = 'association' | 'service' | 'server';
export type Choice = {
  value: string;
  label: string;
  /** Why it cannot be chosen: it is shown, and says so. */
  closed?: string;
  /** The address where what closes it is put right. */
  corriger?: string;
};

/** What becomes of a question in the report of what was granted: answered again, only read, or left out. */
export const modesCrf = ['modifiable', 'lecture', 'absent'] as const;
export type ModeCrf = (typeof modesCrf)[number];

type Common = {
  /** French, as people read it. */
  label: string;
  /** One sentence under the label. */
  aide?: string;
  /** Absent: optional for ever. */
  requiredAt?: Stage;
  /** Shown, and required, only when every ask holds. */
  when?: readonly Ask[];
  /** Which right of the object opens it, or which of several; what encloses it says it for it, else `edit`. */
  right?: string | readonly string[];
  /** As what encloses it, else `association`; any row is accepted when equal to what is stored. */
  writtenBy?: Writer;
  /** False keeps it out of the PDF. */
  pdf?: false;
  /** Of a custom field; absent: only read. */
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
/** Whole euros unless `cents`; a number of euros in JSON. */
export type EurosRow = Common & { kind: 'euros'; min?: number; max?: number; cents?: boolean };
export type DecimalRow = Common & { kind: 'decimal'; decimals: number; min?: number; max?: number };
/** « YYYY-MM-DD ». */
export type DateRow = Common & { kind: 'date' };
/** `mustBeTrue`: a box that has to be ticked (an attestation). */
export type BoolRow = Common & {
  kind: 'bool';
  mustBeTrue?: boolean;
  /** Asked by yes or no though it is not required: a box that is not ticked would say no. */
  isOuiNon?: true;
};
export type ChoiceRow = Common & {
  kind: 'choice';
  options: readonly Choice[];
  multiple?: boolean;
  /** The list its choices come from, where administrators may change it: `options` is what it held at first. */
  liste?: string;
};
/** The identifier of another object; `of` names its kind, the object that uses the form offers the choices. */
export type IdRow = Common & { kind: 'id'; of: string };
export type GroupRow = Common & {
  kind: 'group';
  fields: Fields;
  /** What it is where it is more than its rows (an address): screens may have an editor, saves may complete it. */
  of?: string;
  /** What is wrong with several of its rows together; problems bear paths inside the group. */
  check?: (value: unknown) => readonly Problem[];
};
/** Rows carry a stable `id`; `key` names the fields no two rows may share. Never replaced whole. */
export type ListRow = Common & {
  kind: 'list';
  fields: Fields;
  max: number;
  min?: number;
  key?: readonly string[];
  /** What its lines are together (conditions that read as a sentence): screens may have an editor. */
  of?: string;
};
/** Amounts by account: `lignes` are the accounts that can be typed. */
export type MontantsRow = Common & {
  kind: 'montants';
  lignes: readonly { code: string; label: string }[];
  /** What they are together (a whole budget): screens may have an editor. */
  of?: string;
};
/** Where the fields of the pinned campaign version stand; `bloc` names which of them. */
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

/** A list that may change holds codes nobody knows here. */
type OptionValue<R extends ChoiceRow> = R extends { liste: string } ? string : R['options'][number]['value'];
type ChoiceValue<R extends ChoiceRow> = R['multiple'] extends true ? OptionValue<R>[] : OptionValue<R>;

/** Numbers may still be badly typed text: a draft loses nothing. */
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

/** What is being typed: everything may be missing. */
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

/** What was transmitted: rows required by then, and without condition, are there. */
export type Sent<F extends Fields> = {
  -readonly [K in keyof F as IsSure<F[K]> extends true ? K : never]: SentOf<F[K]>;
} & { -readonly [K in keyof F as IsSure<F[K]> extends true ? never : K]?: SentOf<F[K]> | null };

export const stageReached = (required: Stage | undefined, stage: Stage): boolean =>
  required !== undefined && stages.indexOf(required) <= stages.indexOf(stage);
