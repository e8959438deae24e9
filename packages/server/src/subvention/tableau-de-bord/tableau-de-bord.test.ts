import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { signatureEndpoints } from '@asso/contract/dossier/signature.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { aCompte, aMembership } from '../../compte/test/test-comptes.sql.ts';
import { giveCourriel, leaveAssociation } from '../../dossier/signature/test/test-signature.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { recordStatements } from '../../platform/db/test/test-statements.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../test/test-calls.ts';
import { aWorld, today } from '../test/test-dossiers.sql.ts';

const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { api, db } = portal;
const world = await aWorld(db);
const { aReady, transmit } = subventionCalls(portal, world);
await world.publish();
const { id_fo } = await aReady();

const tableau = async (as: Actor = world.jeanne) =>
  (await api(tableauDeBordEndpoints.tableauDeBord, { as })).body;
const write = (as: Actor, reponse_avant?: string) =>
  api(messageEndpoints.sendMessage, {
    as,
    params: { id: id_fo },
    body: { message: 'Combien de sessions ?', ...(reponse_avant ? { reponse_avant } : {}) },
  });

test('a dossier is called by its subvention, its type and the title of its first project', async () => {
  const [tache] = (await tableau()).aFaire;
  expect(tache).toMatchObject({
    id_fo,
    intitule: 'Former nos arbitres',
    faits: 'Formation des bénévoles 2027, Formation des bénévoles',
    etat: 'A',
  });
});

test('a dossier whose signature is asked says whose turn it is, to the person who signs and to the others', async () => {
  const sien = await aWorld(db);
  await sien.publish();
  const { id_fo } = await subventionCalls(portal, sien).aReady();
  await giveCourriel(db, sien.representant, sien.emails.ali);
  expect((await tableau(sien.jeanne)).aFaire[0]).toMatchObject({ signature: null });
  const { body } = await api(signatureEndpoints.askSignature, { as: sien.jeanne, params: { id: id_fo } });
  const asked = {
    id: body.demande?.id,
    nom: 'Jeanne Roux',
    par: 'Jeanne Roux',
    avant: body.demande?.expire_le,
  };
  expect((await tableau(sien.jeanne)).aFaire[0]).toMatchObject({
    signature: { ...asked, isMoi: false },
    phrase: 'Jeanne Roux doit signer : le lien envoyé sert jusqu’au 08/02/2027.',
  });
  expect((await tableau(sien.ali)).aFaire[0]).toMatchObject({
    id_fo,
    signature: { ...asked, isMoi: true },
    phrase: 'Jeanne Roux vous demande de le signer : relisez, puis signez avant le 08/02/2027.',
  });
  await leaveAssociation(db, sien.ali.id);
  expect((await tableau(sien.jeanne)).aFaire[0]).toMatchObject({
    signature: null,
    phrase: 'À vous : terminez puis transmettez.',
  });
});

test('nothing is said granted before a decision, and one’s own sending is no news', async () => {
  await transmit(world.jeanne, id_fo);
  const { enCours, nouvelles } = await tableau();
  expect(enCours[0]).toMatchObject({ montant_demande: 2000, montant_accorde: null, montant_verse: 0 });
  expect(nouvelles).toEqual([]);
  const { body } = await api(notificationEndpoints.readUserNotifications, { as: world.jeanne });
  expect([body.total, body.nonLues]).toEqual([1, 0]);
});

test('the latest two that others did are news, read or not, and each is called by its project', async () => {
  for (const one of [1, 2, 3]) {
    clock.advance(60);
    await api(messageEndpoints.sendMessage, {
      as: world.agent,
      params: { id: id_fo },
      body: { message: `Bonjour ${one}` },
    });
  }
  await api(notificationEndpoints.markNotificationsLues, { as: world.jeanne, body: { toutes: true } });
  const { nouvelles } = await tableau();
  expect(nouvelles.map(({ objet, lien }) => [objet, lien?.includes(id_fo)])).toEqual([
    ['Former nos arbitres', true],
    ['Former nos arbitres', true],
  ]);
  expect(nouvelles[0]?.fait).toMatch(/ vous a écrit\.$/);
});

test('the home page is read in ten statements', async () => {
  const sent = await recordStatements(portal.pool, async () => {
    expect((await api(tableauDeBordEndpoints.tableauDeBord, { as: world.jeanne })).status).toBe(200);
  });
  expect(sent).toHaveLength(10);
});

test('a message that expects an answer waits here with its date, until it is answered', async () => {
  expect((await tableau()).aFaire).toEqual([]);
  await write(world.agent);
  expect((await tableau()).aFaire).toEqual([]);
  clock.advance(60);
  await write(world.agent, '2027-02-10');
  const [tache] = (await tableau()).aFaire;
  expect(tache).toMatchObject({
    id_fo,
    repondre_a: expect.any(String),
    phrase: expect.stringMatching(/^À vous : .+ attend votre réponse à son message\.$/),
    echeance: '2027-02-10T22:59:59.000Z',
  });
  clock.advance(60);
  await write(world.jeanne);
  const { aFaire, enCours } = await tableau();
  expect([aFaire.length, enCours.length]).toEqual([0, 1]);
});

test('who asks for an access waits for those who manage the head office, and for nobody else', async () => {
  expect((await tableau()).acces).toEqual([]);
  const { id } = await aCompte(db);
  await aMembership(db, {
    id_utilisateur: id,
    id_association: world.id_association,
    etat: 'demandee',
    since: new Date('2027-01-25T12:00:00Z'),
  });
  const [first, ...others] = (await tableau()).acces;
  expect(others).toEqual([]);
  expect(first).toMatchObject({ nombre: 1, avant: '2027-02-09T12:00:00.000Z', qui: expect.any(String) });
  expect((await tableau(world.paul)).acces).toEqual([]);
});
