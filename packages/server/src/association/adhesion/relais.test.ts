import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { documentFeature } from '../../document/feature.ts';
import { notificationFeature } from '../../notification/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { associationFeature } from '../feature.ts';
import { accesCalls, depositPreuve } from '../test/test-acces.ts';
import { anAssociation, aPerson, listMailsTo } from '../test/test-associations.sql.ts';
import { relaisWorker } from './relais.job.ts';

const portal = await aPortal({ features: [notificationFeature, documentFeature, associationFeature] });
const { db, clock } = portal;
const { join, decide } = accesCalls(portal);
const relay = relaisWorker(portal);

async function runAt(now: string): Promise<void> {
  clock.set(now);
  await relay.handler(
    {},
    { id: 'x', attempt: 1, isLastAttempt: false, signal: new AbortController().signal },
  );
}

const relaisTo = async ({ email }: Actor) =>
  (await listMailsTo(db, email))
    .filter(({ objet }) => objet.includes('L’administration a maintenant'))
    .map(({ objet, texte }) => `${objet}\n${texte}`);

async function asked({ hasProof = false } = {}) {
  const { id: id_association } = await anAssociation(db);
  const manager = await aPerson(db, { membre: { id_association } });
  const person = await aPerson(db);
  clock.set('2027-03-01T09:00:00Z');
  await join(person, id_association);
  if (hasProof) await depositPreuve(portal, person, id_association);
  return { id_association, manager, person };
}

test('a request without an answer after 15 days is said to be with the administration, once, by day', async () => {
  const { manager, person } = await asked();
  await runAt('2027-03-16T08:59:59Z');
  expect(await relaisTo(person)).toEqual([]);
  await runAt('2027-03-16T21:35:00Z');
  expect(await relaisTo(person)).toEqual([]);
  await runAt('2027-03-17T07:35:00Z');
  await runAt('2027-03-17T08:35:00Z');
  const [told, ...others] = await relaisTo(person);
  expect(others).toEqual([]);
  expect(told).toContain('Joignez la preuve du nouveau bureau : l’administration décidera d’après elle.');
  expect(told).toContain('/client/user/demandes-acces/');
  expect(await relaisTo(manager)).toEqual([
    expect.stringContaining('Vous pouvez encore accepter ou refuser'),
  ]);
});

test('with a proof joined, it is what the administration decides from', async () => {
  const { person } = await asked({ hasProof: true });
  await runAt('2027-03-17T08:35:00Z');
  expect(await relaisTo(person)).toEqual([
    expect.stringContaining('décidera d’après la preuve que vous avez jointe'),
  ]);
});

test('a request that was answered is said to be with nobody', async () => {
  const { id_association, manager, person } = await asked();
  await decide(manager, id_association, { qui: person, decision: 'accepter' });
  await runAt('2027-03-17T08:35:00Z');
  expect(await relaisTo(person)).toEqual([]);
  expect(await relaisTo(manager)).toEqual([]);
});
