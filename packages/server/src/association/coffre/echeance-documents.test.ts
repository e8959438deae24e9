import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { anAssociation, aPerson, listMailsTo } from '../test/test-associations.sql.ts';
import { echeanceDocumentsWorker } from './echeance-documents.job.ts';

const deposited = '2027-02-02T10:00:00Z';
const portal = await aPortal({ features, clock: aClock(deposited) });
const { db, api, clock } = portal;
const worker = echeanceDocumentsWorker(portal);
const signal = new AbortController().signal;

/** Runs the job on the morning of this day. */
async function runAt(day: string): Promise<void> {
  clock.set(`${day}T07:20:00Z`);
  await worker.handler({}, { id: 'x', attempt: 1, isLastAttempt: false, signal });
}

async function aVault() {
  clock.set(deposited);
  const association = await anAssociation(db, { nom: 'Les Voisins' });
  const { id } = association;
  const jeanne = await aPerson(db, { membre: { id_association: id } });
  const lea = await aPerson(db, { membre: { id_association: id, id_siret: association.annexe } });
  const deposit = async (fields: Record<string, string>, nom = 'rib.pdf') => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('fichier', new Blob(['%PDF-1.7\n%%EOF\n']), nom);
    const reply = await api(documentEndpoints.depositDocument, { as: jeanne, query: { id_asso: id }, body });
    return reply.body;
  };
  const told = async (as: Actor) =>
    (await api(notificationEndpoints.readUserNotifications, { as })).body.items.map(
      ({ sentence }) => sentence,
    );
  return { ...association, jeanne, lea, deposit, told };
}

const sentence = 'Les Voisins : document bientôt périmé, rib.pdf, qui expire le 02/05/2027.';

test('people are told once, thirty days before the last day of a document', async () => {
  const { jeanne, lea, deposit, told } = await aVault();
  expect((await deposit({ type: 'RIB' })).expire_le).toBe('2027-05-02');
  await runAt('2027-04-01');
  expect(await told(jeanne)).toEqual([]);
  await runAt('2027-04-02');
  await runAt('2027-04-02');
  await runAt('2027-04-20');
  await runAt('2027-05-02');
  expect(await told(jeanne)).toEqual([sentence]);
  // The document belongs to the whole association: the manager of an establishment does not read it.
  expect(await told(lea)).toEqual([]);
  const [mail, ...others] = await listMailsTo(db, jeanne.email);
  expect(mail?.texte).toContain('Déposez sa nouvelle version');
  expect(others).toEqual([]);
});

test('a portal that was stopped tells later, and nothing of what is past', async () => {
  const late = await aVault();
  await late.deposit({ type: 'RIB' });
  await runAt('2027-05-02');
  expect(await late.told(late.jeanne)).toEqual([sentence]);
  const tooLate = await aVault();
  await tooLate.deposit({ type: 'RIB' });
  await runAt('2027-05-03');
  expect(await tooLate.told(tooLate.jeanne)).toEqual([]);
});

test('that of an establishment is told to its manager too', async () => {
  const { annexe, jeanne, lea, deposit, told } = await aVault();
  await deposit({ type: 'RIB', id_siret: annexe });
  await runAt('2027-04-10');
  expect(await told(lea)).toEqual([sentence]);
  expect(await told(jeanne)).toEqual([sentence]);
});

test.each([
  ['a newer one of the same type', 0, { type: 'RAR', annee_validite: '2026' }],
  ['one of another type', 1, { type: 'CPT', annee_validite: '2026' }],
])('what %s replaces: told %i times', async (_, times, other) => {
  const { jeanne, deposit, told } = await aVault();
  await deposit({ type: 'RAR', annee_validite: '2025' }, 'rapport-2025.pdf');
  await deposit(other, 'autre.pdf');
  await runAt('2027-12-10');
  const found = (await told(jeanne)).filter((one) => one.includes('rapport-2025.pdf'));
  expect(found).toHaveLength(times);
});
