import { type EndpointTable, endpoint } from '@asso/contract/kernel/endpoint';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '../../db/transaction.ts';
import { feature } from '../../feature.ts';
import { refusal } from '../handlers.ts';
import { RefusedError } from '../refused-error.ts';
import { anActor } from '../test/test-actor.ts';
import { aPortal } from '../test/test-app.ts';
import { purgeKeys } from './idempotency.sql.ts';

const endpoints = {
  creer: endpoint({
    method: 'POST',
    path: '/essai/creer',
    summary: 'Créer.',
    access: 'connecte',
    body: z.object({
      nom: z.string(),
      refuse: z.enum(['avant', 'dedans', 'apres', 'en-lisant']).optional(),
      tombe: z.boolean().optional(),
    }),
    reply: z.object({ n: z.int(), version: z.int() }),
    idempotent: true,
    status: 201,
  }),
  deposer: endpoint({
    method: 'POST',
    path: '/essai/deposer',
    summary: 'Déposer.',
    access: 'connecte',
    body: 'multipart',
    reply: z.object({ n: z.int() }),
    idempotent: true,
  }),
} as const satisfies EndpointTable;

const problem = { code: 'kernel.a-renseigner' };
let effects = 0;
let slowMs = 0;

const portal = await aPortal({
  features: [
    feature({
      name: 'essai',
      endpoints: { essai: endpoints },
      build: ({ db }) => ({
        handlers: {
          essai: {
            creer: async ({ body }) => {
              const { refuse } = body;
              if (refuse === 'avant') return refusal(problem);
              if (refuse === 'en-lisant') throw new RefusedError(problem);
              if (refuse === 'dedans') return inTransaction(db, async () => refusal(problem));
              const n = await inTransaction(db, async (tx) => {
                await sql`select pg_sleep(${slowMs / 1000})`.execute(tx);
                return ++effects;
              });
              if (refuse === 'apres') return refusal(problem);
              if (body.tombe) throw new Error('after the effect');
              return { ok: true, value: { n, version: 1 }, version: 1 };
            },
            deposer: async ({ files }) => {
              for await (const part of files) if (part.kind === 'file') part.stream.resume();
              const n = await inTransaction(db, async (tx) => {
                await sql`select pg_sleep(${slowMs / 1000})`.execute(tx);
                return ++effects;
              });
              return { ok: true, value: { n } };
            },
          },
        },
      }),
    }),
  ],
});
const { api, db } = portal;
const camille = anActor({ id: 'camille' });
const sacha = anActor({ id: 'sacha' });
const key = 'cle-au-hasard-1';

beforeEach(async () => {
  effects = 0;
  slowMs = 0;
  await db.deleteFrom('idempotence').execute();
});

const create = (nom: string, more: { as?: typeof camille; idempotencyKey?: string } = {}) =>
  api(endpoints.creer, { as: camille, idempotencyKey: key, body: { nom }, ...more });

test('the same key and body again answers the same, and does nothing', async () => {
  const first = await create('a');
  const again = await create('a');
  expect([first.status, again.status, effects]).toEqual([201, 201, 1]);
  expect(again.body).toEqual(first.body);
  expect([first.etag, again.etag]).toEqual(['"1"', '"1"']);
  expect(again.headers['idempotency-replayed']).toBe('true');
});

test('two at the same moment have one effect and one answer', async () => {
  slowMs = 300;
  const replies = await Promise.all(Array.from({ length: 5 }, () => create('a')));
  expect(replies.map(({ status, body }) => [status, body.n])).toEqual(Array(5).fill([201, 1]));
});

test('the same key with another body is refused', async () => {
  await create('a');
  const other = await create('b');
  expect([other.status, other.codes, effects]).toEqual([409, ['kernel.cle-deja-utilisee'], 1]);
});

const deposit = (nom: string, content: string, type = 'RAR') => {
  const body = new FormData();
  body.append('type', type);
  body.append('fichier', new Blob([content]), nom);
  return api(endpoints.deposer, { as: camille, idempotencyKey: key, body });
};

test('the same key and file again answers the same, and does nothing', async () => {
  slowMs = 200;
  const replies = await Promise.all([deposit('a.pdf', 'un'), deposit('a.pdf', 'un')]);
  const again = await deposit('a.pdf', 'un');
  expect([...replies, again].map(({ status, body }) => [status, body.n])).toEqual(Array(3).fill([200, 1]));
  expect(effects).toBe(1);
});

test.each([
  ['another file', 'a.pdf', 'deux', 'RAR'],
  ['a file of another name', 'b.pdf', 'un', 'RAR'],
  ['something else said of the file', 'a.pdf', 'un', 'STC'],
])('the same key with %s is refused', async (_, nom, content, type) => {
  await deposit('a.pdf', 'un');
  const other = await deposit(nom, content, type);
  expect([other.status, other.codes, effects]).toEqual([409, ['kernel.cle-deja-utilisee'], 1]);
});

test('two files at the same moment with one key: one is kept, the other refused', async () => {
  slowMs = 200;
  const replies = await Promise.all([deposit('a.pdf', 'un'), deposit('a.pdf', 'deux')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(effects).toBe(1);
});

test('a key belongs to who sent it', async () => {
  await create('a');
  expect((await create('a', { as: sacha })).body.n).toBe(2);
});

test('without a key each request has its effect', async () => {
  await create('a', { idempotencyKey: undefined });
  await create('a', { idempotencyKey: undefined });
  expect(effects).toBe(2);
});

test.each(['court', 'avec espace', 'x'.repeat(201)])('the key « %s » is refused', async (idempotencyKey) => {
  const reply = await create('a', { idempotencyKey });
  expect([reply.status, reply.problem.field, effects]).toEqual([400, 'Idempotency-Key', 0]);
});

test.each([
  ['before any transaction', 'avant'],
  ['in its transaction', 'dedans'],
  ['after a first transaction', 'apres'],
  ['by an error thrown while it reads', 'en-lisant'],
] as const)('a refusal %s is said again to the same key, which may then succeed', async (_, refuse) => {
  const body = { nom: 'a', refuse };
  const refusals = [];
  for (const _ of [1, 2]) {
    const { status, codes } = await api(endpoints.creer, { as: camille, idempotencyKey: key, body });
    refusals.push([status, ...codes]);
  }
  expect(refusals).toEqual(Array(2).fill([422, problem.code]));
  expect((await create('a')).status).toBe(201);
});

test('a server that dies after a refusal leaves no effect behind', async () => {
  const marked = { nom: 'a', refuse: 'dedans' as const };
  await sql`create function garder_idempotence() returns trigger language plpgsql as 'begin return null; end'`.execute(
    db,
  );
  await sql`create trigger garder before delete on idempotence for each row execute function garder_idempotence()`.execute(
    db,
  );
  await api(endpoints.creer, { as: camille, idempotencyKey: key, body: marked });
  await sql`drop trigger garder on idempotence`.execute(db);
  expect(await db.selectFrom('idempotence').select('a_eu_effet').execute()).toEqual([{ a_eu_effet: false }]);
});

test('what failed after its effect is not done again', async () => {
  const request = { as: camille, idempotencyKey: key, body: { nom: 'a', tombe: true } };
  expect((await api(endpoints.creer, request)).status).toBe(500);
  const again = await api(endpoints.creer, request);
  expect([again.status, again.codes, effects]).toEqual([409, ['kernel.deja-traitee'], 1]);
});

test.each([
  { a_eu_effet: false, status: 201, total: 1 },
  { a_eu_effet: true, status: 409, total: 0 },
])('what a dead server left (effect: $a_eu_effet) answers $status', async ({ a_eu_effet, status, total }) => {
  await create('a');
  effects = 0;
  await sql`update idempotence set statut = null, corps = null, a_eu_effet = ${a_eu_effet},
    tenu_jusqu_a = now() - interval '1 second'`.execute(db);
  expect((await create('a')).status).toBe(status);
  expect(effects).toBe(total);
});

test('keys are kept for 24 hours', async () => {
  await create('a');
  await sql`update idempotence set created_at = now() - interval '23 hours 59 minutes'`.execute(db);
  await purgeKeys(db, { jours: 1 });
  expect((await create('a')).body.n).toBe(1);
  await sql`update idempotence set created_at = now() - interval '24 hours 1 minute'`.execute(db);
  await purgeKeys(db, { jours: 1 });
  expect((await create('a')).body.n).toBe(2);
});
