import { expect, test } from 'vitest';
import { problemRegistry } from './problem-registry.ts';
import { statusByKind } from './status.ts';

const table = {
  'essai.complet': { kind: 'blocked', message: 'Il manque {n} pièces.', remede: 'Déposez-les.' },
} as const;

test('tells a problem with its sentence, filled', () => {
  const registry = problemRegistry([table]);
  const problem = { code: 'essai.complet', field: 'documents', params: { n: 2 } };
  expect(registry.reply({ ok: false, problems: [problem] }, 'r1')).toEqual({
    type: '/api/docs#essai.complet',
    title: 'Conditions non remplies',
    status: 422,
    instance: 'r1',
    code: 'essai.complet',
    message: 'Il manque 2 pièces. Déposez-les.',
    raison: 'Il manque 2 pièces.',
    remede: 'Déposez-les.',
    field: 'documents',
    params: { n: 2 },
    problems: [
      {
        code: 'essai.complet',
        message: 'Il manque 2 pièces. Déposez-les.',
        raison: 'Il manque 2 pièces.',
        remede: 'Déposez-les.',
        field: 'documents',
        params: { n: 2 },
      },
    ],
  });
});

test('one table listed by several features is one table', () => {
  expect(problemRegistry([table, table]).rowOf('essai.complet').kind).toBe('blocked');
});

test('a code told by two tables stops the start', () => {
  expect(() => problemRegistry([table, { ...table }])).toThrow(
    'two problem tables tell the code essai.complet',
  );
});

test('each kind of refusal has its status', () => {
  expect(statusByKind).toEqual({
    invalid: 400,
    unauthenticated: 401,
    forbidden: 403,
    'not-found': 404,
    'wrong-method': 405,
    conflict: 409,
    'too-large': 413,
    blocked: 422,
    'precondition-required': 428,
    'too-many': 429,
    internal: 500,
    unavailable: 502,
  });
});
