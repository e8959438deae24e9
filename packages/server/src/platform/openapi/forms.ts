import { formulaireExample } from '@asso/contract/kernel/exemple-de-formulaire';
import { marques } from '@asso/contract/kernel/formulaire';
import { changesBetween } from '@asso/domain/kernel/changes';
import type { Fields } from '@asso/domain/kernel/fields';
import { schemaOfChanges } from './form-changes.ts';
import { schemaOfForm } from './form-schema.ts';
import type { JsonSchema } from './json-schema.ts';

/** Collects the forms that calls name, so that each is described once. */
export type Forms = {
  /** Replaces each place that holds a form by a reference to its description. */
  resolve(schema: JsonSchema): JsonSchema;
  /** Replaces each place that holds a form by an example of its content. */
  exemplify(schema: JsonSchema): JsonSchema;
  fieldsOf(name: string): Fields;
  /** Gives the descriptions of the forms that were named. */
  components(): Record<string, JsonSchema>;
};

/** How many paths an example of changes names: enough to be understood. */
const shownChanges = 3;

export function printForms(known: Readonly<Record<string, Fields>>): Forms {
  const made = new Map<string, JsonSchema>();
  const fieldsOf = (name: string): Fields => {
    const fields = known[name];
    if (fields === undefined) throw new Error(`no feature gives the form ${name}`);
    return fields;
  };
  const refTo = (name: string, make: () => JsonSchema): JsonSchema => {
    if (!made.has(name)) made.set(name, make());
    return { $ref: `#/components/schemas/${name}` };
  };
  return {
    fieldsOf,
    resolve: (schema) =>
      walk(schema, (form, isChanges) =>
        isChanges
          ? refTo(`Changements${pascal(form)}`, () => schemaOfChanges(fieldsOf(form)))
          : refTo(pascal(form), () => schemaOfForm(fieldsOf(form))),
      ),
    exemplify: (schema) =>
      walk(schema, (form, isChanges) => ({ type: 'object', example: exampleOf(fieldsOf(form), isChanges) })),
    components: () => Object.fromEntries([...made].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function exampleOf(fields: Fields, isChanges: boolean): object {
  const filled = formulaireExample(fields);
  if (!isChanges) return filled;
  const { properties, patternProperties } = schemaOfChanges(fields);
  const patterns = Object.keys(patternProperties ?? {}).map((one) => new RegExp(one));
  const isWritten = (path: string) =>
    Object.hasOwn(properties as object, path) || patterns.some((one) => one.test(path));
  const changes = Object.entries(changesBetween({}, filled)).filter(([path]) => isWritten(path));
  return Object.fromEntries(changes.slice(0, shownChanges));
}

type Replace = (form: string, isChanges: boolean) => JsonSchema;

function walk<T>(part: T, replace: Replace): T {
  if (Array.isArray(part)) return part.map((one) => walk(one, replace)) as T;
  if (typeof part !== 'object' || part === null) return part;
  const form = Reflect.get(part, marques.formulaire);
  const changes = Reflect.get(part, marques.changements);
  if (typeof form === 'string') return replace(form, false) as T;
  if (typeof changes === 'string') return replace(changes, true) as T;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, walk(value, replace)])) as T;
}

/** Turns « dossier_subvention » into DossierSubvention. */
export const pascal = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
