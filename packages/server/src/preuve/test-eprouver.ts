import type { Endpoint } from '@asso/contract/kernel/endpoint';
import fc from 'fast-check';
import { generate } from 'json-schema-faker';
import type { z } from 'zod';
import { proofSeed, proofTimes } from '../platform/config/test/test-environment.ts';
import { toJsonSchema } from '../platform/openapi/json-schema.ts';
import type { Requete, RequeteReponse } from './test-requete.ts';

type Fuzz = {
  row: Endpoint;
  name: string;
  requete: Requete;
  send(requete: Requete): Promise<RequeteReponse>;
  /** The list to which what should not have happened is added. */
  ecarts: string[];
  /** A call that must not be repeated is only sent what the contract refuses. */
  only?: 'invalid';
};

/**
 * One request in three is the good one again, one is made from the contract's schema (every other time completed with
 * the good values), and one is the good one with something broken.
 */
const kinds = ['same', 'schema', 'broken'] as const;

/**
 * Sends random variants of a call, as its owner: no failure may be without a message, and at least three requests in
 * ten must succeed when the call may be repeated.
 */
export async function fuzzEndpoint({ row, name, requete, send, ecarts, only }: Fuzz): Promise<void> {
  let answered = 0;
  const times = 3 * proofTimes();
  for (let rank = 0; rank < times; rank += 1) {
    const seed = seedOf(name, rank);
    const kind = only ? 'broken' : (kinds[rank % kinds.length] ?? 'same');
    const tried = kind === 'same' ? requete : await variant({ row, requete, seed, kind, only });
    const reply = await send(tried);
    if (reply.status < 300) answered += 1;
    const what = `${name}, ${kind}, seed ${seed}: ${JSON.stringify(tried).slice(0, 500)} → ${reply.status}`;
    if (reply.status >= 500 || (reply.status >= 400 && !reply.body?.message)) ecarts.push(what);
  }
  if (!only && answered / times < 0.3) ecarts.push(`${name}: ${answered} answered of ${times}`);
}

type Variant = { row: Endpoint; requete: Requete; seed: number; kind: 'schema' | 'broken'; only?: 'invalid' };

async function variant({ row, requete, seed, kind, only }: Variant): Promise<Requete> {
  if (kind === 'schema') {
    const isAround = seed % 2 === 0;
    const drawn = await fromSchema(row.query, seed);
    const query = drawn === undefined ? requete.query : texts(drawn);
    const body = row.body === 'multipart' ? requete.body : await fromSchema(row.body, seed);
    if (!isAround) return { ...requete, query, body };
    return { ...requete, query: { ...query, ...requete.query }, body: around(body, requete.body) };
  }
  const params = requete.params && nasties(requete.params, seed);
  if (only) return params ? { ...requete, params } : { ...requete, body: one(wrongBody, seed) };
  if (seed % 2 === 0 && params) return { ...requete, params };
  return { ...requete, query: { ...requete.query, ...(one(wrongQuery, seed) as object) } };
}

/** Fills one part of a request (its query or its body) at random from its schema; undefined when the row has none. */
async function fromSchema(schema: Endpoint['query'] | Endpoint['body'], seed: number): Promise<unknown> {
  if (!schema || schema === 'multipart') return undefined;
  const document = toJsonSchema(schema as z.ZodType, 'input');
  return generate(document as never, { seed, optionalsProbability: 0.4, maxItems: 3 } as never);
}

/** Adds random properties to a good body. */
const around = (drawn: unknown, good: unknown): unknown =>
  isPlain(drawn) && isPlain(good) ? { ...drawn, ...good } : good;

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const texts = (query: unknown): Requete['query'] =>
  Object.fromEntries(
    Object.entries(query as object).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );

const nasty = fc.oneof(
  fc.constantFrom(
    '../../etc/passwd',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '=cmd|calc',
    '%00',
    '\u0000',
    '\ud800',
    '-1',
    '1e400',
    '00000000-0000-0000-0000-000000000000',
    'null',
    '𝕏'.repeat(50),
    'a'.repeat(2000),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const wrongQuery = fc.dictionary(
  fc.constantFrom('limit', 'cursor', 'q', 'searchQuery', 'fields', 'inconnu'),
  nasty,
  {
    minKeys: 1,
  },
);
const wrongBody = fc.oneof(
  fc.array(fc.jsonValue(), { minLength: 1 }),
  fc.dictionary(nasty, fc.jsonValue(), { minKeys: 1 }),
);

const one = <T>(arbitrary: fc.Arbitrary<T>, seed: number): T =>
  fc.sample(arbitrary, { seed, numRuns: 1 })[0] as T;

const nasties = (params: NonNullable<Requete['params']>, seed: number): Requete['params'] =>
  Object.fromEntries(Object.keys(params).map((key, rank) => [key, one(nasty, seed + rank).toWellFormed()]));

/** Gives the seed of a draw, the same for the same call and rank, so that a failure can be repeated. */
function seedOf(name: string, rank: number): number {
  let sum = proofSeed();
  for (const letter of `${name} ${rank}`) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return sum;
}
