import { pascal } from './forms.ts';
import type { JsonSchema } from './json-schema.ts';

/** A schema of the document, with the name of the body, reply or form that it describes. */
export type Root = { name: string; schema: JsonSchema };

export type Named = {
  /** Gives the schema that replaces a root, in which shared parts are references. */
  of(root: Root): JsonSchema;
  schemas: Record<string, JsonSchema>;
};

type Shared = { schema: JsonSchema; count: number; place: readonly string[]; isRoot: boolean };

/** Describes once, under a name, each body, each reply and each schema that several calls share. */
export function nameShared(roots: readonly Root[], reserved: ReadonlySet<string>): Named {
  const found = new Map<string, Shared>();
  for (const { name, schema } of roots) count(schema, { place: [name], isRoot: true }, found);
  const shared = new Map([...found].filter(([, one]) => one.isRoot || one.count > 1));
  const names = namesOf(shared, reserved);
  const schemas: Record<string, JsonSchema> = {};
  const rewrite = (part: JsonSchema): JsonSchema => {
    const name = isShareable(part) ? names.get(JSON.stringify(part)) : undefined;
    if (name === undefined) return mapChildren(part, rewrite);
    if (!(name in schemas)) {
      schemas[name] = {};
      schemas[name] = mapChildren(part, rewrite);
    }
    return { $ref: `#/components/schemas/${name}` };
  };
  return { of: ({ schema }) => rewrite(schema), schemas };
}

type At = { place: readonly string[]; isRoot: boolean };

/** Counts this schema and those inside it; the inside of a schema met before is not counted again. */
function count(schema: JsonSchema, { place, isRoot }: At, found: Map<string, Shared>): void {
  if (isShareable(schema)) {
    const key = JSON.stringify(schema);
    const known = found.get(key);
    if (known) {
      known.count += 1;
      known.isRoot ||= isRoot;
      return;
    }
    found.set(key, { schema, count: 1, place, isRoot });
  }
  for (const [name, child] of childrenOf(schema)) {
    count(child, { place: transparent.has(name) ? place : [...place, name], isRoot: false }, found);
  }
}

const transparent = new Set(['', 'from', 'to']);

/** The length below which a schema is easier to read in place than behind a name. */
const smallest = 120;

const isShareable = (schema: JsonSchema): boolean =>
  !isChange(schema) &&
  ((schema.type === 'object' && schema.properties !== undefined) || Array.isArray(schema.enum)) &&
  JSON.stringify(schema).length >= smallest;

/** Tells whether a schema is the change of one path (`from`, `to`), which is described in place, without a name. */
const isChange = ({ properties }: JsonSchema): boolean =>
  isSchema(properties) && Object.keys(properties).join() === 'from,to';

/** Names each schema after the shortest end of its place that names no other schema. */
function namesOf(shared: ReadonlyMap<string, Shared>, reserved: ReadonlySet<string>): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set(reserved);
  const byLength = [...shared].sort(([, a], [, b]) => Number(b.isRoot) - Number(a.isRoot));
  const ends = Map.groupBy(
    byLength.filter(([, { place }]) => place.length > 1),
    ([, { place }]) => pascal(place.at(-1) ?? ''),
  );
  for (const [key, { place }] of byLength) {
    const last = pascal(place.at(-1) ?? '');
    const isAlone = place.length > 1 && !vague.has(last) && ends.get(last)?.length === 1;
    const tries = place.map((_, index) => pascal(place.slice(index).join('_'))).reverse();
    const name = (isAlone ? tries : tries.slice(1)).find((one) => !taken.has(one)) ?? numbered(tries, taken);
    taken.add(name);
    names.set(key, name);
  }
  return names;
}

/** Names that say nothing by themselves. */
const vague = new Set(['Items', 'Valeur', 'Value', 'Lignes', 'Avant', 'Apres']);

function numbered(tries: readonly string[], taken: ReadonlySet<string>): string {
  const whole = tries.at(-1) ?? '';
  let rank = 2;
  while (taken.has(`${whole}${rank}`)) rank += 1;
  return taken.has(whole) ? `${whole}${rank}` : whole;
}

const ofNames = ['properties', 'patternProperties', '$defs'] as const;
const ofLists = ['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const;
const ofOne = ['items', 'additionalProperties', 'not'] as const;

function childrenOf(schema: JsonSchema): [name: string, child: JsonSchema][] {
  return [
    ...ofNames.flatMap((key) =>
      Object.entries((schema[key] ?? {}) as Record<string, JsonSchema>).map(
        ([name, child]): [string, JsonSchema] => [
          key === 'patternProperties' ? inPattern(name) : name,
          child,
        ],
      ),
    ),
    ...ofLists.flatMap((key) =>
      ((schema[key] ?? []) as JsonSchema[]).map((child): [string, JsonSchema] => ['', child]),
    ),
    ...ofOne.flatMap((key): [string, JsonSchema][] => (isSchema(schema[key]) ? [['', schema[key]]] : [])),
  ];
}

/** Gives the last field name in the pattern of a path. */
const inPattern = (pattern: string): string =>
  pattern
    .replaceAll(/[$^]/g, '')
    .split('\\.')
    .findLast((name) => /^\w+$/.test(name)) ?? '';

function mapChildren(schema: JsonSchema, change: (child: JsonSchema) => JsonSchema): JsonSchema {
  const changed = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (isAmong(ofNames, key) && isSchema(value)) {
      return [
        key,
        Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one as JsonSchema)])),
      ];
    }
    if (isAmong(ofLists, key) && Array.isArray(value)) return [key, value.map(change)];
    return [key, isAmong(ofOne, key) && isSchema(value) ? change(value) : value];
  });
  return Object.fromEntries(changed);
}

const isAmong = (keys: readonly string[], key: string): boolean => keys.includes(key);

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
