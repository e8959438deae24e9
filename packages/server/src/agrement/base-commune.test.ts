import { demarchesEndpoints } from '@asso/contract/association/demarches.endpoints';
import { ficheEndpoints } from '@asso/contract/association/fiche.endpoints';
import { completudeEndpoints } from '@asso/contract/dossier/completude.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { describe, expect, test } from 'vitest';
import { kindsOfDossiers } from '../dossier/dossier-kinds.ts';
import { rappelWorker } from '../dossier/rappel/rappel.job.ts';
import { features } from '../features.ts';
import { wearsService } from '../instruction/test/test-lots.sql.ts';
import { lotCalls } from '../instruction/test/test-lots.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { setChoix } from '../service/test/test-services.sql.ts';
import { subventionCalls as grantCalls } from '../subvention/test/test-calls.ts';
import { aDocument, markEtats, today } from '../subvention/test/test-dossiers.sql.ts';
import { askedTca, losesSiege } from './test/test-agrements.sql.ts';
import { agrementCalls, anAgrementWorld } from './test/test-agrements.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { db, api, clock } = portal;
const remind = rappelWorker(portal, kindsOfDossiers);
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

async function aNew(asked?: Parameters<typeof anAgrementWorld>[1]) {
  clock.set(today);
  const world = await anAgrementWorld(db, asked);
  return { world, ...agrementCalls(portal, world) };
}

describe('an accreditation dossier that is not transmitted', () => {
  /** Runs the hourly job at this instant; the agrément closes on Thursday 11 March at 23h59 in Paris. */
  async function runAt(now: string): Promise<void> {
    clock.set(now);
    const signal = new AbortController().signal;
    await remind.handler({}, { id: 'x', attempt: 1, isLastAttempt: false, signal });
  }

  test('is reminded seven days and one day before its accreditation closes, once each, and no more once it is sent', async () => {
    const { world, aReady, transmit } = await aNew();
    const { id_fo } = await aReady();
    const told = async () =>
      (await api(notificationEndpoints.readUserNotifications, { as: world.jeanne })).body.items
        .map(({ sentence }) => plain(sentence))
        .filter((sentence) => sentence.includes(' avant le '));
    const after: number[] = [];
    for (const now of ['2027-03-03T09:05:00Z', '2027-03-04T09:05:00Z', '2027-03-05T09:05:00Z']) {
      await runAt(now);
      after.push((await told()).length);
    }
    expect(after).toEqual([0, 1, 1]);
    expect((await told())[0]).toMatch(
      new RegExp(
        `^Dossier ${id_fo} .*: à transmettre avant le jeudi 11 mars 2027 à 23h59, heure de Paris\\.$`,
      ),
    );
    expect((await transmit(id_fo)).status).toBe(200);
    await runAt('2027-03-10T09:05:00Z');
    expect(await told()).toHaveLength(1);
  });
});

describe('what an association may ask for', () => {
  const offered = async (world: Awaited<ReturnType<typeof anAgrementWorld>>) =>
    (
      await api(demarchesEndpoints.listDemarches, {
        as: world.jeanne,
        query: { id_asso: world.id_association },
      })
    ).body.items.find(({ id }) => id === `agrement-${world.code_agrement}`);

  test('names the accreditations that are open, with where each begins and the day it ends', async () => {
    const { world } = await aNew();
    expect(await offered(world)).toEqual({
      id: `agrement-${world.code_agrement}`,
      titre: 'Jeunesse et éducation populaire 2027',
      echeance: '2027-03-11T22:59:59.000Z',
      lien: `/associations/${world.siret}/demande-agrement?agrement=${world.code_agrement}`,
      domaine: null,
      type_agrement: world.type,
      faite: null,
      manques: [],
    });
  });

  test('says no more which accreditation one gives once it was asked for: it is not renewed twice', async () => {
    const { world, aReady } = await aNew();
    expect(await offered(world)).toMatchObject({ type_agrement: world.type });
    await aReady();
    expect(await offered(world)).toMatchObject({ type_agrement: null });
  });

  test('names none that is over, nor any to an association that has no seat', async () => {
    const { world } = await aNew();
    clock.set('2027-03-11T23:00:00Z');
    expect(await offered(world)).toBeUndefined();
    clock.set(today);
    expect(await offered(world)).toBeDefined();
    await losesSiege(db, world);
    expect(await offered(world)).toBeUndefined();
  });
});

describe('what its service finds missing', () => {
  const { askComplements, answerComplements, acceptComplements } = completudeEndpoints;

  test('is asked by the pieces of the accreditation, brought by the association, and accepted', async () => {
    const { world, aTransmitted, read } = await aNew();
    const { id_fo } = await aTransmitted();
    const params = { id: id_fo, service: world.drajes.id };
    const ifMatch = async () => (await read(id_fo)).body.version;
    const avant_le = '2027-02-10';
    const unknown = await api(askComplements, {
      ...{ as: world.agent, params, ifMatch: await ifMatch() },
      body: { manques: [{ code: 'piece-CPT', phrase: 'Il manque.' }], avant_le },
    });
    expect([unknown.status, unknown.problem.code]).toEqual([400, 'dossier.manque-inconnu']);
    const manques = [{ code: 'piece-RAR', phrase: 'La page 3 manque.' }];
    const asked = async (as = world.agent) =>
      api(askComplements, { as, params, ifMatch: await ifMatch(), body: { manques, avant_le } });
    expect((await asked(world.autreAgent)).status).toBe(404);
    expect((await asked()).body.instructions[0]?.completude).toMatchObject({
      etat: 'demande',
      manques: [{ code: 'piece-RAR', libelle: 'Rapport d’activité', nature: 'RAR' }],
    });
    const uuid = await aDocument(db, world.id_association, { nom: 'rapport-entier.pdf' });
    const answer = async (document: string) =>
      api(answerComplements, {
        ...{ as: world.jeanne, params, ifMatch: await ifMatch() },
        body: { reponses: [{ code: 'piece-RAR', uuid: document }] },
      });
    expect((await answer(crypto.randomUUID())).status).toBe(400);
    expect((await answer(uuid)).status).toBe(200);
    const { pieces } = (await read(id_fo, world.agent)).body;
    expect(pieces.map(({ code, document }) => [code, document?.nom])).toEqual([
      ['RAR', 'rapport-entier.pdf'],
    ]);
    const accepted = await api(acceptComplements, { as: world.agent, params, ifMatch: await ifMatch() });
    expect(accepted.body.isACompleter).toBe(false);
  });
});

test('beside it, a list gives what is asked of it and nothing else [C072]', async () => {
  const { world, aReady } = await aNew();
  const { id_fo } = await aReady();
  const listed = async (
    as: typeof world.jeanne,
    populate: ('documents' | 'association' | 'crfs' | 'service')[],
  ) => {
    const query = { searchQuery: id_fo, populate };
    const { items } = (await api(dossierEndpoints.listDossiers, { as, query })).body;
    return items.map(({ documents, association, crfs, service }) => ({
      documents,
      association,
      crfs,
      service,
    }));
  };
  const [own] = await listed(world.jeanne, ['documents', 'association', 'service']);
  expect(own).toEqual({
    documents: [expect.objectContaining({ code: 'RAR' })],
    association: expect.objectContaining({}),
    crfs: undefined,
    service: [expect.objectContaining({ id: world.drajes.id })],
  });
  expect(await listed(world.paul, ['documents'])).toEqual([]);
});

describe('refused with the accreditation it was asked with', () => {
  test.each([
    ['its criteria answered, the common file is refused too', true, 'refuse'],
    ['none of them answered, the common file stays as it is', false, 'en_cours'],
  ])('%s', async (_, isAnswered, etat) => {
    const { world, aReady, save, move } = await aNew({ definition: { demande_tca: true } });
    const { id_fo } = await aReady();
    if (isAnswered) await save(id_fo, { tca: { interet_general: { conforme: 'oui' } } });
    await markEtats(db, id_fo, '2');
    await askedTca(db, world);
    expect((await move(id_fo, 'refuse', { motif: 'Les comptes ne sont pas publiés.' })).status).toBe(200);
    const asked = { as: world.jeanne, query: { id_asso: world.id_association } };
    expect((await api(ficheEndpoints.readFiche, asked)).body.agrement).toMatchObject({ tca_etat: etat });
  });
});

describe('one act on a grant and an accreditation at once', () => {
  async function aMixed() {
    const { world, aTransmitted } = await aNew();
    await wearsService(db, world);
    await world.publish();
    const grants = grantCalls(portal, world);
    const grant = await grants.aReady();
    await grants.transmit(world.jeanne, grant.id_fo);
    const agrement = await aTransmitted();
    const both = [grant, agrement];
    const etats = async () =>
      Promise.all(
        both.map(
          async ({ id_fo }) =>
            (await api(dossierEndpoints.listDossiers, { as: world.agent, query: { searchQuery: id_fo } }))
              .body.items[0]?.instructions?.[0]?.etat,
        ),
      );
    await setChoix(db, world.drajes.id, { reprise_minutes: 0 });
    const calls = lotCalls(portal, { as: world.agent, id_service: world.drajes.id });
    return { ids: both.map(({ id }) => id), both, etats, ...calls };
  }
  const causes = (lignes: readonly { etat: string; cause: { code: string; message: string } | null }[]) =>
    lignes.map(({ etat, cause }) => [etat, cause?.message ?? null]);

  test('begins both, and refuses both with one reason', async () => {
    const { ids, prepare, run, save, etats } = await aMixed();
    const { body: start } = await prepare('start', ids);
    expect((await run(start)).comptes).toMatchObject({ faite: 2, echec: 0 });
    expect(await etats()).toEqual(['2', '2']);
    const { body: refuse } = await prepare('refuse', ids);
    await save(refuse, { motif: 'Hors du champ de ce service.' });
    expect((await run(refuse)).comptes).toMatchObject({ faite: 2, echec: 0 });
    expect(await etats()).toEqual(['11', '11']);
  });

  test('grants the grant alone: an accreditation is granted with its decree, and the line says so', async () => {
    const { ids, both, prepare, run, save, lignes, etats } = await aMixed();
    for (const { id_fo } of both) await markEtats(db, id_fo, '2');
    const { body: lot } = await prepare('grant', ids);
    await save(lot, {}, true);
    expect(causes(await lignes(lot))).toEqual([
      ['prete', null],
      ['exclue', 'Un agrément s’accorde avec son arrêté. Ouvrez le dossier pour l’accorder.'],
    ]);
    expect((await run(lot)).comptes).toMatchObject({ faite: 1, exclue: 1 });
    expect(await etats()).toEqual(['6', '2']);
  });
});
