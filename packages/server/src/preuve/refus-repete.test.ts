// A refused call that is sent again with the same Idempotency-Key, as a person does who presses a button twice, is told
// the same thing: never that something was done.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { generate } from 'json-schema-faker';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { inputParser } from '../platform/http/input.ts';
import { toJsonSchema } from '../platform/openapi/json-schema.ts';
import { allAppels, findEndpoint } from './test-appels.ts';
import { aDemonstration, type PersonKind } from './test-demonstration.ts';
import type { Requete } from './test-requete.ts';

const people: readonly PersonKind[] = [
  'lucie.fabre',
  'paul.girard',
  'hugo.marchand',
  'denis.chevalier',
  'nadia.colin',
  'remi.dufour',
];
const { portal, tokenOf } = await aDemonstration(people);
const draws = 12;

/** A request that the contract accepts: only what it names does not exist, or is not as the call needs it. */
async function requestOf(row: Endpoint, seed: number): Promise<Requete | null> {
  const params = await drawn(z.object(row.params ?? {}), seed);
  const query = row.query ? await drawn(row.query, seed) : {};
  const isForm = row.body === 'multipart';
  const bodies = isForm || !row.body ? [{}] : [await drawn(row.body as z.ZodType, seed), unknownChange];
  for (const body of bodies) {
    const raw = JSON.parse(JSON.stringify({ params, query, body }));
    if (!inputParser(row)({ ...raw, ifMatch: '"1"' }).ok) continue;
    return { ...raw, ...(isForm ? { body: aForm } : {}), ifMatch: 1 } as Requete;
  }
  return null;
}

/** The body of a change can hardly be drawn: this one changes a field that no form has. */
const unknownChange = { changes: { inconnu: { from: null, to: 'x' } } };

const drawn = (schema: z.ZodType, seed: number) =>
  generate(toJsonSchema(schema, 'input') as never, { seed, optionalsProbability: 0.5, maxItems: 2 } as never);

function aForm(): FormData {
  const form = new FormData();
  form.append('fichier', new Blob(['%PDF-1.7 rien']), 'rien.pdf');
  return form;
}

type Dit = { status: number; codes: readonly string[] };

async function send(
  row: Endpoint,
  { qui, requete, idempotencyKey }: { qui: PersonKind; requete: Requete; idempotencyKey: string },
) {
  const body = typeof requete.body === 'function' ? requete.body() : requete.body;
  const asked = { ...requete, body, idempotencyKey, as: row.access === 'public' ? undefined : tokenOf(qui) };
  const { status, codes } = await portal.api(row as never, asked as never);
  return { status, codes } satisfies Dit;
}

/** Tells whether the person may not make the call at all, which is said before the key is looked at. */
const isTurnedAway = ({ access }: Endpoint, { status, codes }: Dit): boolean =>
  access !== 'public' &&
  (status === 401 || (status === 403 && codes.every((code) => code.startsWith('kernel.'))));

/** The first refusal that the call itself gives, said twice. */
async function refusalOf(row: Endpoint): Promise<readonly [Dit, Dit] | null> {
  for (let seed = 1; seed <= draws; seed++) {
    const requete = await requestOf(row, seed);
    for (const qui of requete ? people : []) {
      const sent = { qui, requete: requete as Requete, idempotencyKey: randomUUID() };
      const first = await send(row, sent);
      if (first.status < 400 || isTurnedAway(row, first)) continue;
      return [first, await send(row, sent)];
    }
  }
  return null;
}

const writing = [...allAppels.keys()].filter((appel) => !appel.startsWith('GET '));

/** These calls refuse nothing that their contract accepts, from the people who may make them. */
const acceptTout = [
  'POST /lca/notifications/lues',
  'PUT /lca/notifications/preferences',
  'POST /auth/logout',
  'POST /lca/agenda/abonnement',
  'DELETE /lca/agenda/abonnement',
  'POST /rds/vues/ordre',
  'PUT /rds/file/colonnes',
  'POST /lca/travaux/relance',
  'POST /lca/satisfaction',
];

test('every refused writing call says the same thing again to the same key', async () => {
  const changed: unknown[] = [];
  const never: string[] = [];
  for (const appel of writing) {
    const said = await refusalOf(findEndpoint(appel));
    if (said === null) never.push(appel);
    else if (!isDeepStrictEqual(said[0], said[1])) changed.push([appel, ...said]);
  }
  expect(changed).toEqual([]);
  expect(never.toSorted()).toEqual(acceptTout.toSorted());
});
