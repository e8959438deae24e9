import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { aCompte, updateCompte } from '../../compte/test/test-comptes.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { allMails } from '../../platform/mail/test/test-mails.sql.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, leaveService, markEtats, today } from '../../subvention/test/test-dossiers.sql.ts';
import { aCollegue } from '../test/test-bureau.ts';

const { listDossiers, readHistorique } = dossierEndpoints;
const bureau = bureauEndpoints;

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const world = await aWorld(db);
await world.publish();
const { aReady, transmit, read } = subventionCalls(portal, world);
const { agent, autreAgent, jeanne, drajes } = world;
const collegue = await aCollegue(db, world);
const sent = await aReady();
await transmit(jeanne, sent.id_fo);
const params = { id: sent.id_fo, service: drajes.id };

const national: Actor = { ...agent, role: 'rds.admin', roles: ['rds.admin'], services: [], territoire: null };
const local: Actor = { ...national, territoire: '30' };
const desk = async (as: Actor) => api(bureau.readBureauDossier, { as, params });
const give = (as: Actor, body: { de: string | null; a: string | null }, more: object = {}) =>
  api(bureau.saveAffectation, { as, params: { ...params, ...more }, body });
const listed = async (as: Actor, query: object) =>
  (await api(listDossiers, { as, query })).body.items.map(({ id_fo }) => id_fo);
const colonnesOf = async (as: Actor) => (await api(listDossiers, { as })).body.items[0]?.colonnes;
const facts = async (as: Actor) =>
  (await api(readHistorique, { as, params: { id: sent.id_fo } })).body.evenements
    .map(({ action }) => action)
    .filter((action) => action.startsWith('bureau.'));

test('a dossier is given to a colleague, who is told; the queue finds it by whose it is', async () => {
  expect(await listed(agent, { affectes: ['personne'] })).toEqual([sent.id_fo]);
  const given = await give(agent, { de: null, a: collegue.id });
  expect([given.status, given.body.affecte_a]).toEqual([200, { id: collegue.id, nom: 'Sacha Petit' }]);
  const { items } = (
    await api(notificationEndpoints.readUserNotifications, { as: collegue, query: { kinds: [7] } })
  ).body;
  expect(items.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/^Dossier \d\d-\d+ .* : Jeanne Roux vous l’a confié\.$/),
  ]);
  const mail = (await allMails(db)).find(({ objet }) => objet.startsWith('À vous'));
  expect(mail?.texte).toMatch(
    /« Former nos arbitres »[\s\S]*Demandeur\s: .+\. Montant demandé\s: 2\s000\s€\./,
  );
  expect(await listed(collegue, { affectes: ['moi'] })).toEqual([sent.id_fo]);
  expect(await listed(agent, { affectes: ['moi'] })).toEqual([]);
  expect(await listed(agent, { affectes: ['personne', collegue.id] })).toEqual([sent.id_fo]);
  expect((await colonnesOf(agent))?.affectes).toBe('Sacha Petit');
});

test('who gives it meanwhile is not overwritten, and the same gift twice is told once', async () => {
  const late = await give(agent, { de: null, a: agent.id });
  expect([late.status, late.problem.code, late.problem.conflicts]).toEqual([
    409,
    'kernel.conflit',
    { a: 'Sacha Petit' },
  ]);
  expect((await give(agent, { de: null, a: collegue.id })).status).toBe(200);
  expect(await facts(agent)).toEqual(['bureau.affecte']);
});

test('it is given to nobody who is not of the service, nor to a colleague whose account is locked', async () => {
  const verrouille = await aCollegue(db, world);
  await updateCompte(db, verrouille.id, { locked: true });
  for (const a of [autreAgent.id, verrouille.id]) {
    const refused = await give(agent, { de: collegue.id, a });
    expect([refused.status, refused.problem.code]).toEqual([400, 'instruction.collegue-inconnu']);
  }
});

test('it is released, and is free again when its person leaves the service', async () => {
  expect((await give(agent, { de: collegue.id, a: null })).body.affecte_a).toBeNull();
  const parti = await aCollegue(db, world);
  await give(agent, { de: null, a: parti.id });
  await leaveService(db, parti.id);
  expect((await desk(agent)).body.affecte_a).toBeNull();
});

test('labels are the service’s own words: made once, put on, found by, renamed, deleted', async () => {
  const ofService = { service: drajes.id };
  const make = (as: Actor, nom: string) =>
    api(bureau.createEtiquette, { as, params: ofService, body: { nom } });
  const made = await make(agent, '  Jeunes ');
  expect([made.status, made.body.nom]).toEqual([201, 'Jeunes']);
  expect((await make(agent, 'jeunes')).problem.code).toBe('instruction.etiquette-existe');
  expect((await make(agent, ' ')).problem.code).toBe('instruction.etiquette-vide');
  expect((await make(agent, 'x'.repeat(31))).problem.code).toBe('instruction.etiquette-vide');
  const etiquette = made.body.id;
  const on = { ...params, etiquette };
  const posed = await api(bureau.attachEtiquette, { as: agent, params: on });
  expect(posed.body.etiquettes.map(({ nom }) => nom)).toEqual(['Jeunes']);
  expect(await listed(agent, { etiquettes: [etiquette] })).toEqual([sent.id_fo]);
  expect((await colonnesOf(agent))?.etiquettes).toBe('Jeunes');
  const key = { ...ofService, etiquette };
  const rename = { params: key, body: { nom: 'Jeunesse' } };
  expect((await api(bureau.renameEtiquette, { ...rename, as: agent, ifMatch: 9 })).status).toBe(409);
  expect((await api(bureau.renameEtiquette, { ...rename, as: agent, ifMatch: 1 })).body.nom).toBe('Jeunesse');
  expect((await api(bureau.deleteEtiquette, { as: autreAgent, params: key, ifMatch: 2 })).status).toBe(404);
  const off = await api(bureau.detachEtiquette, { as: agent, params: on });
  expect(off.body.etiquettes).toEqual([]);
  await api(bureau.attachEtiquette, { as: agent, params: on });
  expect((await api(bureau.deleteEtiquette, { as: agent, params: key, ifMatch: 2 })).status).toBe(200);
  expect(await listed(agent, { etiquettes: [etiquette] })).toEqual([]);
});

test('a label of another service is put on nothing here', async () => {
  const other = await api(bureau.createEtiquette, {
    as: autreAgent,
    params: { service: world.cd.id },
    body: { nom: 'À eux' },
  });
  const on = { ...params, etiquette: other.body.id };
  expect((await api(bureau.attachEtiquette, { as: agent, params: on })).status).toBe(404);
});

const refusedTo = [
  ['another service', autreAgent, 404],
  ['the administrator of another territory', local, 404],
  ['the association', jeanne, 403],
] as const;

test.each(refusedTo)('nothing of the desk is read or changed by %s [R6.7]', async (_, as, status) => {
  const on = { ...params, etiquette: drajes.id };
  const answers = await Promise.all([
    desk(as),
    give(as, { de: null, a: as.id }),
    give(as, { de: null, a: as.id }, { id: sent.id }),
    api(bureau.attachEtiquette, { as, params: on }),
    api(bureau.detachEtiquette, { as, params: on }),
    api(bureau.createEtiquette, { as, params: { service: drajes.id }, body: { nom: 'x' } }),
  ]);
  expect(answers.map((one) => one.status)).toEqual(answers.map(() => status));
});

test('the administrator of its territory reads it; their own desk is empty', async () => {
  expect((await desk(national)).status).toBe(200);
  expect((await api(bureau.readBureau, { as: national })).body.services).toEqual([]);
  expect((await api(bureau.readBureau, { as: jeanne })).status).toBe(403);
});

test('the association learns nothing of it: not by its list, filters, order, history, nor by the dossier', async () => {
  await give(agent, { de: null, a: collegue.id });
  expect(await facts(jeanne)).toEqual([]);
  expect((await colonnesOf(jeanne))?.affectes).toBeNull();
  expect((await colonnesOf(jeanne))?.etiquettes).toBeNull();
  expect(await listed(jeanne, { affectes: [collegue.id] })).toEqual([]);
  expect(await listed(jeanne, { affectes: ['personne'] })).toEqual([]);
  expect(await listed(jeanne, { tri: 'note' })).toEqual([sent.id_fo]);
  const { body } = await api(readDossier, { as: jeanne, params: { id: sent.id } });
  expect(JSON.stringify(body)).not.toMatch(/Petit|affecte/);
  expect((await read(agent, sent.id_fo)).version).toBe((await read(jeanne, sent.id_fo)).version);
});

test('what is closed is given to nobody any more, and keeps its labels', async () => {
  const other = await aReady2();
  await markEtats(db, other.id_fo, '11');
  const closed = { id: other.id_fo, service: drajes.id };
  const refused = await api(bureau.saveAffectation, {
    as: agent,
    params: closed,
    body: { de: null, a: agent.id },
  });
  expect([refused.status, refused.problem.code]).toEqual([403, 'dossier.non-editable']);
  expect((await api(bureau.readBureauDossier, { as: agent, params: closed })).body.rights).toEqual({
    lire: true,
    etiqueter: true,
    affecter: false,
    noter: false,
    demanderAvis: false,
  });
  await markEtats(db, other.id_fo, 'A');
  expect((await api(bureau.readBureauDossier, { as: agent, params: closed })).status).toBe(404);
});

/** This dossier is another person's in the same association: one person has one dossier of this type a year. */
async function aReady2() {
  const { body } = await subventionCalls(portal, world).create(world.ali);
  return body;
}

test('who is not of a service cannot sign in at its desk', async () => {
  const alone = await aCompte(db, { roles: ['rds.user'] });
  const nobody = { ...agent, id: alone.id, services: [] };
  expect((await desk(nobody)).status).toBe(404);
});
