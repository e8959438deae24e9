import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Body, Endpoint, Reply } from '@asso/contract/kernel/endpoint';
import { expect, test } from 'vitest';
import { pageModule } from './calls-without-schemas.ts';

type Module = Readonly<Record<string, unknown>>;

const folder = join(import.meta.dirname, '../../contract/src');
const files = globSync('**/*.endpoints.ts', { cwd: folder });

test.each(files)('a page makes the calls of %s as their rows say', async (file) => {
  const rows = (await import(pathToFileURL(join(folder, file)).href)) as Module;
  const text = pageModule(rows);
  const page = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as Module;
  const asked = callsOf(rows);
  expect(asked).not.toEqual([]);
  expect(callsOf(page)).toEqual(asked);
});

test('neither a schema nor a function goes to a page, and the rest goes as it is', () => {
  const call = { path: '/essais', method: 'GET', access: ['lca.admin'], scope: 'essais', reply: 'fichier' };
  const text = pageModule({ lots: { un: { call } }, noms: ['a'], rien: undefined, regle: () => true });
  expect(text).toContain(
    'export const lots = {"un": {"call": {...{"method":"GET","path":"/essais","access":["lca.admin"]}',
  );
  expect(text).toContain('export const noms = ["a"]');
  expect(text).not.toMatch(/regle|scope/);
});

/**
 * Reduces every call to what a page asks of its row, to compare the two builds; tables may hold tables, and modules
 * have no order of their own.
 */
const callsOf = (value: object): unknown[] =>
  Object.entries(value)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([name, one]): unknown[] => {
      if (typeof one !== 'object' || one === null || '_zod' in one) return [];
      return 'method' in one && 'path' in one ? [[name, told(one as Endpoint)]] : callsOf(one);
    });

const told = ({ method, path, access, idempotent, fallback, params, body, reply }: Endpoint) => ({
  row: {
    method,
    path,
    access,
    idempotent,
    fallback,
    params: Object.keys(params ?? {}),
  },
  body: toldSchema(body),
  reply: toldSchema(reply),
});

const toldSchema = (schema: Body | Reply | undefined) =>
  typeof schema === 'object' ? [schema.def.type, schema.safeParse({}).success] : schema;
