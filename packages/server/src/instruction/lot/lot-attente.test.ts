import { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import { conclusionEndpoints } from '@asso/contract/instruction/conclusion.endpoints';
import { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { expect, test } from 'vitest';
import { aPublished } from '../../courrier/test/test-modeles.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { today } from '../../subvention/test/test-dossiers.sql.ts';
import { departNext } from '../conclusion/depart.job.ts';
import { aCollegue } from '../test/test-bureau.ts';
import { aDesk } from '../test/test-lots.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api } = portal;
const { reprendreLot } = lotEndpoints;
const minutes = 30;

/** Grants two dossiers at once, with a letter, in a service whose decisions wait before they leave. */
async function aGrantedLot() {
  const desk = await aDesk(portal, ['2', '2'], { minutes });
  const { agent, drajes, jeanne } = desk.world;
  const version = await aPublished(portal, { agent, id_service: drajes.id });
  const ids = desk.dossiers.map(({ id }) => id);
  const { body: lot } = await desk.prepare('grant', ids);
  await desk.save(lot, { courriers: [version] }, true);
  const done = await desk.run(lot);
  const lettersOf = async (id: string) =>
    (await api(courrierEndpoints.listCourriers, { as: jeanne, params: { id } })).body;
  const reprendre = (as = agent) => api(reprendreLot, { as, params: { id: lot.id } });
  return { ...desk, lot, done, lettersOf, reprendre, agent, drajes };
}

async function leave(): Promise<void> {
  portal.clock.advance(minutes * 60 + 1);
  while (await departNext(portal));
}

test('the decisions of a lot wait as a single one does, and the report has their letters once they left', async () => {
  const { done, lot, dossiers, etatsNow, lettersOf, read, reprendre } = await aGrantedLot();
  expect(done).toMatchObject({
    comptes: { faite: 2, echec: 0 },
    courriers: 0,
    attente: { nombre: 2 },
    reprise_minutes: minutes,
  });
  expect(await etatsNow()).toEqual(['2', '2']);
  const [first] = dossiers;
  expect(await lettersOf(first?.id_fo ?? '')).toEqual([]);
  await leave();
  expect(await read(lot)).toMatchObject({ comptes: { faite: 2 }, courriers: 2, attente: null });
  expect(await etatsNow()).toEqual(['6', '6']);
  expect(await lettersOf(first?.id_fo ?? '')).toMatchObject([{ nature: 'accord' }]);
  expect((await reprendre()).codes).toEqual(['instruction.rien-a-reprendre']);
});

test('what the author was told of a lot follows what is taken back, all at once or from one dossier', async () => {
  const { lot, dossiers, reprendre, agent, drajes } = await aGrantedLot();
  const told = async () => {
    const { body } = await api(notificationEndpoints.readUserNotifications, { as: agent, query: {} });
    return body.items
      .filter(({ objet }) => objet.id === lot.id)
      .map(({ sentence }) => sentence.replaceAll(/[\u00a0\u202f]/g, ' '));
  };
  expect(await told()).toEqual(['Accorder : 2 dossiers : 2 accordés.']);
  const params = { id: dossiers[0]?.id_fo ?? '', service: drajes.id };
  await api(conclusionEndpoints.reprendreDecision, { as: agent, params });
  expect(await told()).toEqual(['Accorder : 2 dossiers : 1 accordé · 1 inchangé.']);
  await reprendre();
  expect(await told()).toEqual(['Accorder : 2 dossiers : 0 accordé · 2 inchangés.']);
});

test('one act takes all of them back before they leave: the dossiers are as they were', async () => {
  const { lot, etatsNow, reprendre, lignes, prepare, dossiers, world } = await aGrantedLot();
  const other = await aCollegue(portal.db, world);
  expect((await reprendre(other)).codes).toEqual(['lot.introuvable']);
  expect((await reprendre()).body).toMatchObject({ comptes: { faite: 0, retiree: 2 }, attente: null });
  // What was taken back is granted nowhere: no line says a sum any more, as the report says none.
  expect((await lignes(lot)).map(({ etat, accorde }) => [etat, accorde])).toEqual([
    ['retiree', null],
    ['retiree', null],
  ]);
  await leave();
  expect(await etatsNow()).toEqual(['2', '2']);
  const again = await prepare(
    'grant',
    dossiers.map(({ id }) => id),
  );
  expect(again.body.total).toBe(2);
});

test('a decision taken back from its own dossier is taken out of the lot, and the others leave', async () => {
  const { lot, dossiers, agent, drajes, read, etatsNow } = await aGrantedLot();
  const params = { id: dossiers[0]?.id_fo ?? '', service: drajes.id };
  await api(conclusionEndpoints.reprendreDecision, { as: agent, params });
  expect(await read(lot)).toMatchObject({ comptes: { faite: 1, retiree: 1 }, attente: { nombre: 1 } });
  await leave();
  expect(await etatsNow()).toEqual(['2', '6']);
});
