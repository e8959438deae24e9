// Checks the document of the whole portal, on which integrators and their tools rely.

import { formulaireExample } from '@asso/contract/kernel/exemple-de-formulaire';
import { changesBetween } from '@asso/domain/kernel/changes';
import { findTarget } from '@asso/domain/kernel/writable';
import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { collectProblems } from '../http/portal.ts';
import { docsIndex } from './docs-index.ts';
import { docsSubject } from './docs-subject.ts';
import { schemaOfChanges } from './form-changes.ts';
import { openapiDocument } from './openapi.ts';

const problems = collectProblems(features);
const document = openapiDocument(features, problems);
const operations = Object.values(document.paths).flatMap(Object.values);
const forms = Object.assign({}, ...features.map((one) => one.forms ?? {}));
const schemas = document.components.schemas as Record<string, Record<string, unknown>>;

test('a path is one resource: no two differ by the names of their parameters alone', () => {
  const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
  expect(shapes.filter((one, index) => shapes.indexOf(one) !== index)).toEqual([]);
  expect(Object.keys(document.paths['/demande/dossiers/{id}'] ?? {}).sort()).toEqual([
    ...['delete', 'get', 'patch', 'put'],
  ]);
});

test('every call says who may make it, and public ones that anybody may', () => {
  expect(operations.filter(({ security }) => !Array.isArray(security))).toEqual([]);
  const open = operations.filter(({ security }) => (security as unknown[]).length === 0);
  expect(open.every(({ description }) => description.startsWith('Ouvert à tous.'))).toBe(true);
  expect(open.length).toBeGreaterThan(30);
});

/** Lists the places where a body may hold anything, as « .changes.* ». */
function freeIn(schema: Record<string, unknown>, path = ''): string[] {
  const named = Object.keys(schema).filter((key) => key !== 'description' && key !== 'default');
  if (named.length === 0) return [path];
  if (schema.type === 'object' && !('properties' in schema) && !('patternProperties' in schema)) {
    const { additionalProperties: more } = schema;
    if (more === undefined || more === true) return [path];
  }
  const inner = (key: string) =>
    Object.entries((schema[key] ?? {}) as Record<string, Record<string, unknown>>);
  const one = (key: string) => {
    const value = schema[key];
    return typeof value === 'object' && value !== null
      ? freeIn(value as Record<string, unknown>, `${path}.*`)
      : [];
  };
  const $ref = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  if ($ref?.endsWith('Corps')) return freeIn(schemas[$ref] ?? {}, path);
  return [
    ...inner('properties').flatMap(([name, child]) => freeIn(child, `${path}.${name}`)),
    ...['anyOf', 'allOf', 'oneOf'].flatMap((key) => inner(key).flatMap(([, child]) => freeIn(child, path))),
    ...one('items'),
    ...one('additionalProperties'),
  ];
}

test('every body says what it holds', () => {
  const free = operations.flatMap(({ operationId, requestBody }) => {
    const content = (requestBody as { content?: Record<string, { schema: Record<string, unknown> }> })
      ?.content;
    return Object.values(content ?? {}).flatMap(({ schema }) =>
      freeIn(schema).map((path) => `${operationId} ${path}`),
    );
  });
  // The three calls without a type take any body, because they only answer that their address lacks the type. The
  // Pass’Sport save takes back the form as it was read.
  expect(free.filter((one) => !/SansType $|^pass-sport\.saveDossierPsp /.test(one))).toEqual([]);
});

test.each(Object.entries(forms).filter(([name]) => !name.includes(' ')))(
  'the paths of %s are those that a save takes',
  (_, fields) => {
    const form = fields as Parameters<typeof schemaOfChanges>[0];
    const { properties, patternProperties = {} } = schemaOfChanges(form);
    const patterns = Object.keys(patternProperties as object).map((one) => new RegExp(one));
    for (const path of Object.keys(properties as object)) {
      if (!path.includes('custom')) expect(findTarget(form, path, {}), path).toBeDefined();
    }
    const filled = Object.keys(changesBetween({}, formulaireExample(form)));
    const isDescribed = (path: string) =>
      Object.hasOwn(properties as object, path) || patterns.some((one) => one.test(path));
    const written = filled.filter((path) => !isWrittenByServer(form, path));
    expect(written.filter((path) => !isDescribed(path))).toEqual([]);
  },
);

const isWrittenByServer = (form: Parameters<typeof schemaOfChanges>[0], path: string): boolean =>
  findTarget(form, path, {})?.rows.findLast(({ writtenBy }) => writtenBy !== undefined)?.writtenBy ===
  'server';

test('the rows and the accounts of a project are described by the pattern of their paths', () => {
  const patterns = Object.keys(schemas.ChangementsProjet?.patternProperties ?? {}).map(
    (one) => new RegExp(one),
  );
  const taken = (path: string) => patterns.some((one) => one.test(path));
  expect(taken('territoires.territoires.l1')).toBe(true);
  expect(taken('budgets.2027.charges.60-1')).toBe(true);
  expect(taken('budgets.2027.charges.60')).toBe(false);
  expect(taken('budgets.2027.montants')).toBe(false);
});

test('the pages of the documentation are light: each, with all that it loads, is below 500 kB', () => {
  const pages = [
    docsIndex(document, problems),
    ...document.tags.map(({ name }) => docsSubject(document, name) ?? ''),
  ];
  const heavy = pages.map((page) => Buffer.byteLength(page)).filter((bytes) => bytes >= 500_000);
  expect(heavy).toEqual([]);
  // The page loads nothing else: no script, no image, no style sheet.
  expect(pages.filter((page) => /<script|<link|<img|src=|@import|url\(/.test(page))).toEqual([]);
});
