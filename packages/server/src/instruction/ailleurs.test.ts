import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { ailleursEndpoints } from '@asso/contract/instruction/ailleurs.endpoints';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { insertInstruction } from '../dossier/dossier.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { readPdf as readPages } from '../platform/pdf/test/test-read-pdf.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, today } from '../subvention/test/test-dossiers.sql.ts';
import { aCollegue } from './test/test-bureau.ts';

const { readAilleurs, readPresence } = ailleursEndpoints;
const { readHistorique, readPdf, listDossiers } = dossierEndpoints;

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;

async function aSent() {
  const world = await aWorld(db);
  await world.publish();
  const { aReady, transmit } = subventionCalls(portal, world);
  const sent = await aReady();
  await transmit(world.jeanne, sent.id_fo);
  const params = { id: sent.id_fo, service: world.drajes.id };
  const ailleurs = (as: Actor) => api(readAilleurs, { as, params });
  return { world, sent, params, ailleurs };
}

test('what other services were asked is told by its head and its amounts, and not what is not sent', async () => {
  const { world, ailleurs } = await aSent();
  expect((await ailleurs(world.agent)).body).toEqual({ autres: [], declarees: [] });
  const other = (await subventionCalls(portal, world).create(world.ali)).body;
  const before = async (etat: 'A' | '2') => {
    const at = new Date(today);
    await inTransaction(db, (trx) =>
      insertInstruction(trx, { id_dossier: other.id, id_service_instructeur: world.cd.id, etat, at }),
    );
    return (await ailleurs(world.agent)).body.autres;
  };
  const [one, ...more] = await before('2');
  expect([one?.etat, one?.montant_accorde, more]).toEqual(['2', null, []]);
  expect(Object.keys(one ?? {}).toSorted()).toEqual([
    'etat',
    'exercice',
    'montant_accorde',
    'montant_demande',
    'service',
    'titre',
  ]);
});

test('nothing of it is read by another service, nor by the association', async () => {
  const { world, params, ailleurs } = await aSent();
  const presence = async (as: Actor) => (await api(readPresence, { as, params })).status;
  expect([(await ailleurs(world.autreAgent)).status, await presence(world.autreAgent)]).toEqual([404, 404]);
  expect([(await ailleurs(world.jeanne)).status, await presence(world.jeanne)]).toEqual([403, 403]);
  expect([(await ailleurs(world.agent)).status, await presence(world.agent)]).toEqual([200, 200]);
});

test('who reads a dossier, and who opened its decision, is told to colleagues with the hour, while they are there', async () => {
  const { world, params } = await aSent();
  const collegue = await aCollegue(db, world);
  const look = async (as: Actor, ouvre?: 'true') =>
    (await api(readPresence, { as, params, query: ouvre ? { ouvre } : {} })).body.presents;
  expect(await look(collegue)).toEqual([]);
  const since = portal.clock.now().toISOString();
  const sacha = { id: collegue.id, nom: 'Sacha Petit', depuis: since };
  expect(await look(world.agent)).toEqual([{ ...sacha, decide: false }]);
  await look(collegue, 'true');
  expect(await look(world.agent)).toEqual([{ ...sacha, decide: true }]);
  expect((await look(collegue)).map(({ decide }) => decide)).toEqual([false]);
  portal.clock.advance(600);
  expect(await look(world.agent)).toEqual([]);
});

test('two colleagues of one name are two: one decides, the other reads', async () => {
  const { world, params } = await aSent();
  const [sacha, homonyme] = [await aCollegue(db, world), await aCollegue(db, world)];
  const look = async (as: Actor, query: { ouvre?: 'true' } = {}) =>
    (await api(readPresence, { as, params, query })).body.presents;
  await look(sacha, { ouvre: 'true' });
  await look(homonyme);
  expect((await look(world.agent)).map(({ id, nom, decide }) => [id, nom, decide])).toEqual([
    [sacha.id, 'Sacha Petit', true],
    [homonyme.id, 'Sacha Petit', false],
  ]);
});

test('a private note is in nothing that the association, or another service, reads', async () => {
  const { world, sent } = await aSent();
  const secret = 'Trésorerie-fragile-4471';
  await api(messageEndpoints.sendMessage, {
    as: world.agent,
    params: { id: sent.id_fo },
    body: { message: secret, isInterne: true },
  });
  const params = { id: sent.id_fo };
  const reads = async (as: Actor) => {
    const view = await api(readDossier, { as, params });
    const history = await api(readHistorique, { as, params });
    const list = await api(listDossiers, { as, query: { searchQuery: secret } });
    const pdf = await api(readPdf, { as, params });
    const printed =
      pdf.status === 200 ? (await readPages(pdf.bytes)).pages.map(({ text }) => text).join(' ') : '';
    return { printed, said: JSON.stringify([view.body, history.body, list.body, printed]) };
  };
  const seen = await reads(world.jeanne);
  expect(seen.printed).toContain('Former nos arbitres');
  expect(seen.said).not.toContain(secret);
  expect((await reads(world.autreAgent)).said).not.toContain(secret);
  const own = (await api(readHistorique, { as: world.agent, params })).body.messages;
  expect(own.map(({ texte, isInterne }) => [texte, isInterne])).toEqual([[secret, true]]);
});
