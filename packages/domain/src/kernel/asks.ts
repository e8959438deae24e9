// An ask is a condition written as data (§3 Subvention: scope, key, operator, value, scope2, key2); the browser and
// the server evaluate it with the same code.

export const askScopes = [
  'association',
  'demandeur',
  'dossier',
  'projet',
  'crf',
  'tca',
  'custom',
  'subvention',
  'parent',
] as const;
export type AskScope = (typeof askScopes)[number];

export const askOperators = ['eq', 'ne', 'in', 'gt', 'gte', 'lt', 'lte', 'filled', 'empty'] as const;
export type AskOperator = (typeof askOperators)[number];

/**
 * `key` is a dotted path in the scope; its value is compared with `value`, or with `scope2.key2`. `parent` is the
 * nearest enclosing row.
 */
export type Ask = {
  scope: AskScope;
  key: string;
  operator: AskOperator;
  value?: string | number | boolean | readonly (string | number)[];
  scope2?: AskScope;
  key2?: string;
};

/**
 * Makes the condition that the field `key` beside it has one of these values. The « filled » test hides the question
 * while `key` is unanswered, since a comparison alone would be unknown and show it.
 */
export const answered = (key: string, ...values: (string | number)[]): Ask[] => [
  { scope: 'parent', key, operator: 'filled' },
  { scope: 'parent', key, operator: 'in', value: values },
];

/** The objects that asks read; an ask on a scope that is absent is `unknown`. */
export type Scopes = Partial<Record<AskScope, unknown>>;

export type AskAnswer = 'yes' | 'no' | 'unknown';

/**
 * Answers all these asks together: all must hold. One certain « no » decides even when others are unknown, and no ask
 * at all is a yes.
 */
export function evaluateAsks(asks: readonly Ask[] | undefined, scopes: Scopes): AskAnswer {
  if (asks === undefined) return 'yes';
  const answers = asks.map((ask) => evaluateAsk(ask, scopes));
  if (answers.includes('no')) return 'no';
  return answers.includes('unknown') ? 'unknown' : 'yes';
}

function evaluateAsk(ask: Ask, scopes: Scopes): AskAnswer {
  const scope = scopes[ask.scope];
  if (scope === undefined || scope === null) return 'unknown';
  const left = readPath(scope, ask.key);
  if (ask.operator === 'filled') return isBlank(left) ? 'no' : 'yes';
  if (ask.operator === 'empty') return isBlank(left) ? 'yes' : 'no';
  const right = ask.scope2 && ask.key2 ? readPath(scopes[ask.scope2], ask.key2) : ask.value;
  if (isBlank(left) || isBlank(right)) return 'unknown';
  const holds = compare(ask.operator, left, right);
  return holds === undefined ? 'unknown' : holds ? 'yes' : 'no';
}

type Comparison = Exclude<AskOperator, 'filled' | 'empty'>;

/**
 * Compares two values, or returns undefined when they cannot be ordered: a half-typed number counts as still missing.
 */
function compare(operator: Comparison, left: unknown, right: unknown): boolean | undefined {
  const among = Array.isArray(right) ? right : [right];
  const difference = order(left, right);
  switch (operator) {
    case 'eq':
      return isAmong(left, [right]);
    case 'ne':
      return !isAmong(left, [right]);
    case 'in':
      return isAmong(left, among);
    case 'gt':
      return difference === undefined ? undefined : difference > 0;
    case 'gte':
      return difference === undefined ? undefined : difference >= 0;
    case 'lt':
      return difference === undefined ? undefined : difference < 0;
    case 'lte':
      return difference === undefined ? undefined : difference <= 0;
  }
}

/**
 * Tells whether the left value is among the choices; when it is a list, one of its values is enough (« type_projet list
 * » of §3).
 */
function isAmong(left: unknown, choices: readonly unknown[]): boolean {
  return Array.isArray(left) ? left.some((one) => choices.includes(one)) : choices.includes(left);
}

/**
 * Compares two texts by their characters (so that days sort), and anything else as numbers: undefined when one of them
 * is not a number.
 */
function order(left: unknown, right: unknown): number | undefined {
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  const difference = Number(left) - Number(right);
  return Number.isNaN(difference) ? undefined : difference;
}

function readPath(scope: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? Reflect.get(value, name)
          : undefined,
      scope,
    );
}

/** Matches invisible characters: formats (zero widths, directions, soft hyphen), fillers, joiners, blank Braille. */
const unseen = /[\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]+/gu;

/** Tells whether a value is blank: it is absent, or holds nothing that anybody could read. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.replace(unseen, '') === '') ||
  (Array.isArray(value) && value.length === 0);
