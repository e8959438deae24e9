import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../test/test-calls.ts';
import { aWorld, today } from '../test/test-dossiers.sql.ts';

const { listDossiers, moveInstruction, readHistorique } = dossierEndpoints;
const { sendMessage } = messageEndpoints;

const portal = await aPortal({ features, clock: aClock(today) });
const { api } = portal;
const world = await aWorld(portal.db);
await world.publish();
const { aReady, transmit, read } = subventionCalls(portal, world);
const { id_fo } = await aReady();
await transmit(world.jeanne, id_fo);

const admin = (territoire: string | null): Actor => ({
  ...world.agent,
  role: 'rds.admin',
  roles: ['rds.admin'],
  services: [],
  territoire,
});
const everybody = [
  ['the agent of the service', world.agent],
  ['the administrator of its territory', admin('13')],
  ['the national administrator', admin(null)],
] as const;
const strangers = [
  ['the agent of another service', world.autreAgent],
  ['the administrator of another territory', admin('30')],
] as const;

const figures = async (as: Actor) => (await api(tableauDeBordEndpoints.tableauService, { as })).body;
const total = async (as: Actor, etats: string[]) =>
  (await api(listDossiers, { as, query: { etats } })).body.total;

test.each(everybody)('figures are those of the lists they open, for %s', async (_, as) => {
  const { aPrendre, enInstruction, renvoyes, decides, demande } = await figures(as);
  const decided = ['6', '7', '8', '9', '10', '11', '12'];
  const lists = await Promise.all([['D'], ['2'], ['C'], decided].map((etats) => total(as, etats)));
  expect([aPrendre, enInstruction, renvoyes, decides]).toEqual(lists);
  expect({ aPrendre, demande }).toEqual({ aPrendre: 1, demande: 2000 });
});

test('what is late is counted as its list shows it', async () => {
  expect((await figures(world.agent)).enRetard).toBe(0);
  const back = portal.clock.now().toISOString();
  portal.clock.set('2027-06-01T12:00:00Z');
  const { total: listed } = (await api(listDossiers, { as: world.agent, query: { retard: ['oui'] } })).body;
  expect([(await figures(world.agent)).enRetard, listed]).toEqual([1, 1]);
  portal.clock.set(back);
});

test.each(strangers)('are zero for %s', async (_, as) => {
  expect(await figures(as)).toMatchObject({ aPrendre: 0, demande: 0, accorde: 0 });
});

test.each(everybody)('the history and the messages are read by %s', async (_, as) => {
  await api(sendMessage, { as: world.agent, params: { id: id_fo }, body: { message: 'Bonjour.' } });
  const { status, body } = await api(readHistorique, { as, params: { id: id_fo } });
  expect(status).toBe(200);
  expect(body.evenements[0]?.action).toBe('instruction.transmit');
  expect(body.messages[0]?.texte).toBe('Bonjour.');
});

test('an amount granted is in the figures of its service', async () => {
  const move = async (action: 'start' | 'grant', body: object) => {
    const { version } = await read(world.jeanne, id_fo);
    const params = { id: id_fo, service: world.drajes.id, action };
    return api(moveInstruction, { as: world.agent, params, body, ifMatch: version });
  };
  await move('start', {});
  const { projets } = await read(world.jeanne, id_fo);
  const montants = projets.map((one) => ({ id_projet: one.id, annee: 2027, montant_accorde: 1500 }));
  expect((await move('grant', { montants })).status).toBe(200);
  expect(await figures(world.agent)).toMatchObject({ aPrendre: 0, decides: 1, accorde: 1500 });
});
