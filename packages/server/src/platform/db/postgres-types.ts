import pg from 'pg';

type TextParser = (value: string) => unknown;

const { builtins } = pg.types;
// The driver's types name no array type and would refuse this code where they want one of theirs: it is typed as a mere
// number.
const textArray: number = 1009;
const dateArray = 1182;
const int8Array = 1016;
const numericArray = 1231;

/** Amounts are numeric(14,2) and counters int8: JavaScript numbers hold both exactly. */
const parsers: Record<number, TextParser> = {
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
  // A day has no hour: as a Date, it would shift with the time zone.
  [builtins.DATE]: String,
  [int8Array]: arrayOf(Number),
  [numericArray]: arrayOf(Number),
  [dateArray]: arrayOf(String),
};

/**
 * Turns the text of a column into a value. A type not named above keeps the driver's parser (a timestamptz becomes a
 * Date).
 */
export const findTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format);

function arrayOf(parse: (value: string) => unknown): TextParser {
  const parseTexts = pg.types.getTypeParser(textArray) as (text: string) => (string | null)[];
  return (text) => parseTexts(text).map((value) => (value === null ? null : parse(value)));
}
