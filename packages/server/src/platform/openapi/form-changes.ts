import type { Fields, Row } from '@asso/domain/kernel/fields';
import { customValue, lineIdPattern, schemaOfLine, valueOfRow } from './form-schema.ts';
import type { JsonSchema } from './json-schema.ts';

/**
 * Describes the paths that a save of a form may name: fixed paths one by one, and those through a row of a list by a
 * pattern. Any other path is refused.
 */
export function schemaOfChanges(fields: Fields): JsonSchema {
  const found = [...pathsOf(fields, { path: '', isPattern: false, writer: undefined })];
  const named = found.filter(({ isPattern }) => !isPattern).map(({ path, schema }) => [path, schema]);
  const patterns = found
    .filter(({ isPattern }) => isPattern)
    .map(({ path, schema }) => [`^${path}$`, schema]);
  return {
    type: 'object',
    properties: Object.fromEntries(named),
    ...(patterns.length > 0 ? { patternProperties: Object.fromEntries(patterns) } : {}),
    additionalProperties: false,
  };
}

type Place = { path: string; isPattern: boolean; writer: Row['writtenBy'] };
type Found = { path: string; isPattern: boolean; schema: JsonSchema };

function* pathsOf(fields: Fields, above: Place): Generator<Found> {
  for (const [name, row] of Object.entries(fields)) {
    const writer = row.writtenBy ?? above.writer;
    const at = { path: `${above.path}${name}`, isPattern: above.isPattern, writer };
    if (row.kind !== 'list' && writer !== 'server')
      yield { ...at, schema: changeOf(row.label, valueOfRow(row)) };
    yield* below(row, at);
  }
}

/** Yields the paths below a row: its fields, its lines with their fields, its accounts, its questions. */
function* below(row: Row, at: Place): Generator<Found> {
  const { path, isPattern, writer } = at;
  const dot = isPattern ? '\\.' : '.';
  if (row.kind === 'group') yield* pathsOf(row.fields, { ...at, path: `${path}${dot}` });
  if (row.kind === 'list') {
    const line = `${patternOf(at)}\\.${lineIdPattern}`;
    const whole = schemaOfLine(row.fields);
    if (writer !== 'server') {
      yield {
        path: line,
        isPattern: true,
        schema: changeOf(`${row.label} : une ligne, ajoutée entière ou retirée (null)`, nullable(whole)),
      };
    }
    yield* pathsOf(row.fields, { path: `${line}\\.`, isPattern: true, writer });
  }
  if (writer === 'server') return;
  if (row.kind === 'montants') {
    const codes = row.lignes.map(({ code }) => code).join('|');
    yield {
      path: `${patternOf(at)}\\.(${codes})`,
      isPattern: true,
      schema: changeOf(`${row.label} : un montant, par compte`, { type: ['number', 'null'] }),
    };
  }
  if (row.kind === 'custom') {
    const schema = changeOf(`${row.label} : une réponse, par code de question`, customValue);
    yield { path: `${patternOf(at)}\\.[a-z][a-z0-9_]{1,40}`, isPattern: true, schema };
  }
}

const patternOf = ({ path, isPattern }: Place): string => (isPattern ? path : path.replaceAll('.', '\\.'));

const nullable = (schema: JsonSchema): JsonSchema => ({ ...schema, type: ['object', 'null'] });

const changeOf = (description: string, value: JsonSchema): JsonSchema => ({
  description,
  type: 'object',
  properties: { from: value, to: value },
  additionalProperties: false,
});
