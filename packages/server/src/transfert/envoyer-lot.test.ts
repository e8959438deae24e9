import { osirisEndpoints } from '@asso/contract/transfert/osiris.endpoints';
import { sirepaEndpoints } from '@asso/contract/transfert/sirepa.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { afterAll, expect, test } from 'vitest';
import { aPerson } from '../association/test/test-associations.sql.ts';
import { features } from '../features.ts';
import { aGranted } from '../paiement/test/test-paiements.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { today } from '../subvention/test/test-dossiers.sql.ts';
import { chorusCalls } from './test/test-chorus.ts';
import { aDepot } from './test/test-depot.ts';
import { anEspace, wholeFdva } from './test/test-osiris.ts';

const depot = await aDepot();
afterAll(() => depot.stop());
const { url } = depot;
const environment = { CHORUS_URL: url, SIREPA_URL: url, OSIRIS_URL: url };
const portal = await aPortal({ features, clock: aClock(today), environment });
const { read, make, send, anOrdered } = chorusCalls(portal);
const month = { du: '2027-02-01', au: '2027-02-28' };

test('where Chorus can be reached the file is sent, once it answers, and never twice', async () => {
  const { agent, service } = await anOrdered();
  depot.state.isDown = true;
  const { id, numero, envoi } = (await make(agent, service)).body;
  expect(envoi).toBe('a-envoyer');
  await portal.runJobs();
  const lotNow = async () => (await read(agent)).body.lots.find((one) => one.id === id);
  expect(await lotNow()).toMatchObject({ envoi: 'a-envoyer', envoye_le: null });
  expect((await send(agent, id)).problem.code).toBe('transfert.lot-deja-envoye');
  depot.state.isDown = false;
  await portal.runJobs({ isEarly: true });
  expect(await lotNow()).toMatchObject({ envoi: 'envoye', envoye_le: '2027-02-01T12:00:00.000Z' });
  const basic = `Basic ${Buffer.from('portail:secret').toString('base64')}`;
  expect(depot.recus).toEqual([
    { nom: `${numero}.csv`, texte: expect.stringContaining(numero), autorisation: basic },
  ]);
  expect((await send(agent, id)).problem.code).toBe('transfert.lot-deja-envoye');
});

test('a file that no try could send says so, and is sent again when it is asked', async () => {
  const { agent, service } = await anOrdered();
  depot.state.isDown = true;
  const { id, numero } = (await make(agent, service)).body;
  for (let tries = 0; tries < 9; tries++) await portal.runJobs({ isEarly: true });
  const lotNow = async () => (await read(agent)).body.lots.find((one) => one.id === id);
  expect(await lotNow()).toMatchObject({ envoi: 'echec' });
  depot.state.isDown = false;
  expect((await send(agent, id)).body.envoi).toBe('a-envoyer');
  await portal.runJobs();
  expect(await lotNow()).toMatchObject({ envoi: 'envoye' });
  expect(depot.recus.filter(({ nom }) => nom === `${numero}.csv`)).toHaveLength(1);
});

test('Sirepa is sent a file, where it can be reached', async () => {
  const there = await aPerson(portal.db, { roles: ['lca.admin'], role: 'lca.admin' });
  const { status, body } = await portal.api(sirepaEndpoints.sendSirepa, {
    as: there,
    body: { fichier: 'siret', ...month },
  });
  expect([status, body.envoi, body.contenu]).toEqual([
    201,
    'a-envoyer',
    'Demandes de SIRET, du 01/02/2027 au 28/02/2027',
  ]);
  await portal.runJobs();
  expect((await portal.api(sirepaEndpoints.readSirepa, { as: there, query: month })).body).toMatchObject({
    envoi: true,
    lots: [{ envoi: 'envoye' }],
  });
  expect(depot.recus.map(({ nom: sent }) => sent)).toContain(`${body.numero}.csv`);
});

test('Osiris is sent the file of a programme, by who reads it', async () => {
  const { admin: chef, nadia, autre, create } = await anEspace(portal);
  const there = await aGranted(portal);
  await create(chef, { code: '163', libelle: 'Jeunesse', dispositifs: [wholeFdva], comptes: [nadia.id] });
  const params = { programme: '163' };
  const ask = (as: Actor) => portal.api(osirisEndpoints.sendOsiris, { as, params, body: { exercice: 2027 } });
  const sent = (as: Actor) => portal.api(osirisEndpoints.listEnvoisOsiris, { as, params });
  expect([(await ask(autre)).status, (await sent(autre)).status]).toEqual([404, 404]);
  const { numero, nombre, montant, contenu } = (await ask(nadia)).body;
  expect([nombre > 0, montant > 0, contenu]).toEqual([true, true, 'Programme 163, exercice 2027']);
  depot.state.isDown = true;
  await portal.runJobs();
  expect((await sent(nadia)).body.items).toMatchObject([{ numero, envoi: 'a-envoyer' }]);
  depot.state.isDown = false;
  await portal.runJobs({ isEarly: true });
  expect((await sent(nadia)).body.items).toMatchObject([{ numero, envoi: 'envoye' }]);
  expect(depot.recus.find(({ nom: file }) => file === `${numero}.csv`)?.texte).toContain(there.id_fo);
});
