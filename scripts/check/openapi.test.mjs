import { expect, test } from 'vitest';
import { makeTree } from './fixture-tree.mjs';
import { checkOpenapi } from './openapi.mjs';

const operation = {
  operationId: 'lire',
  summary: 'Lire.',
  tags: ['essai'],
  security: [],
  responses: { 200: { description: 'Fait.' }, 400: { description: 'Demande incorrecte.' } },
};
const parameter = (name) => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const document = (paths) => ({
  openapi: '3.1.0',
  info: { title: 'Essai', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: '/api' }],
  tags: [{ name: 'essai', description: 'Essai' }],
  paths,
});
const check = async (value) => {
  const { errors } = await checkOpenapi(makeTree({ 'docs/openapi.json': JSON.stringify(value) }));
  return errors;
};

test('a document that says all is right', async () => {
  expect(await check(document({ '/lignes': { get: operation } }))).toEqual([]);
});

test('a call that does not say who may make it is told', async () => {
  const { security: _, ...open } = operation;
  expect(await check(document({ '/lignes': { get: open } }))).toMatchObject([
    expect.stringContaining('security-defined'),
  ]);
});

test('two paths that differ by the name of a parameter alone are told', async () => {
  const errors = await check(
    document({
      '/lignes/{id}': { get: { ...operation, parameters: [parameter('id')] } },
      '/lignes/{ligne}': {
        put: { ...operation, operationId: 'changer', parameters: [parameter('ligne')] },
      },
    }),
  );
  expect(errors).toMatchObject([expect.stringContaining('no-identical-paths')]);
});

test('what is no OpenAPI is told', async () => {
  const [first] = await check({ ...document({}), paths: [] });
  expect(first).toContain('docs/openapi.json');
});
