// The questions of a campaign are typed as lines and become the rows of a form (§3 champs_attendus).
import type { Ask } from '../kernel/asks.ts';
import type { CustomFields } from '../kernel/draft-schema.ts';
import type { Draft, DraftLine, Row } from '../kernel/fields.ts';
import { lignes } from '../kernel/lignes.ts';
import type { Problem } from '../kernel/result.ts';
import type { champPersonnaliseFields } from './champ-personnalise.fields.ts';
import { conditionSaisie } from './condition.rules.ts';
import { askedConditions, text } from './saisie.rules.ts';

type Question = Draft<typeof champPersonnaliseFields>;

/** Groups the questions by block, then by code; a line without a code is no question yet. */
export function groupQuestions(questions: readonly Question[]): Record<string, Record<string, unknown>> {
  const blocs: Record<string, Record<string, unknown>> = {};
  for (const question of questions) {
    const code = question.code?.trim();
    if (!question.bloc || !code) continue;
    const bloc = blocs[question.bloc] ?? {};
    bloc[code] = questionPubliee(question);
    blocs[question.bloc] = bloc;
  }
  return blocs;
}

const questionPubliee = (question: Question): Record<string, unknown> => ({
  ...(question.kind && { kind: question.kind }),
  ...text('label', question.label),
  ...text('aide', question.aide),
  ...ofItsKind(question),
  ...(question.requiredAt && { requiredAt: question.requiredAt }),
  ...(question.crf && { crf: question.crf }),
  ...askedConditions(question.when, 'when'),
});

function ofItsKind(question: Question): Record<string, unknown> {
  const { kind, max, multiline, borne_min, borne_max, decimals, options, multiple } = question;
  switch (kind) {
    case 'text':
      return { ...known({ max }), ...(multiline && { multiline }) };
    case 'int':
    case 'euros':
      return known({ min: borne_min, max: borne_max });
    case 'decimal':
      return known({ min: borne_min, max: borne_max, decimals });
    case 'choice':
      return {
        options: lignes(options).map(({ value, label }) => ({
          ...text('value', value),
          ...text('label', label),
        })),
        ...(multiple && { multiple }),
      };
    default:
      return {};
  }
}

const known = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

/** Lists the questions in the order of their form; each line's id is its code, which is unique. */
export const questionsSaisies = (custom: CustomFields): DraftLine<typeof champPersonnaliseFields>[] =>
  Object.entries(custom)
    .flatMap(([bloc, fields]) =>
      Object.entries(fields).map(([code, row]) => questionSaisie({ bloc, code, row })),
    )
    .map((question, rang) => ({ ...question, rang }));

type Place = { bloc: string; code: string; row: Row };

export function questionSaisie({ bloc, code, row }: Place): DraftLine<typeof champPersonnaliseFields> {
  const { kind, label, aide, requiredAt, crf, when } = row;
  return {
    id: code,
    bloc,
    code,
    kind,
    label,
    ...(aide && { aide }),
    ...(requiredAt && { requiredAt }),
    ...(crf && { crf }),
    ...ofRow(row),
    ...(when && { when: when.map((one: Ask, index) => conditionSaisie(one, index)) }),
  } as DraftLine<typeof champPersonnaliseFields>;
}

/** Finds what is wrong with one question as a whole, beside its fields. */
export function questionProblems({ kind, options, borne_min, borne_max }: Question): Problem[] {
  if (kind === 'choice') return choixProblems(lignes(options));
  const isInverted = typeof borne_min === 'number' && typeof borne_max === 'number' && borne_min > borne_max;
  return isInverted ? [{ code: 'catalogue.bornes-inversees', field: 'borne_max' }] : [];
}

function choixProblems(options: readonly { id: string; value?: string | null }[]): Problem[] {
  if (options.length === 0) return [{ code: 'catalogue.sans-choix', field: 'options' }];
  const values = options.map(({ value }) => value?.trim() ?? '');
  return options.flatMap(({ id }, index): Problem[] => {
    const code = values[index] ?? '';
    const isDoubled = code !== '' && values.indexOf(code) < index;
    return isDoubled
      ? [{ code: 'catalogue.code-en-double', field: `options.${id}.value`, params: { code } }]
      : [];
  });
}

function ofRow(row: Row): object {
  switch (row.kind) {
    case 'text':
      return known({ max: row.max, multiline: row.multiline });
    case 'int':
    case 'euros':
      return known({ borne_min: row.min, borne_max: row.max });
    case 'decimal':
      return known({ borne_min: row.min, borne_max: row.max, decimals: row.decimals });
    case 'choice':
      return known({
        multiple: row.multiple,
        options: row.options.map(({ value, label }, rang) => ({ id: `o${rang + 1}`, rang, value, label })),
      });
    default:
      return {};
  }
}
