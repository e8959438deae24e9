import { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { accord, aPublished, refus } from '../../courrier/test/test-modeles.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { findNodes, readPdf } from '../../platform/pdf/test/test-read-pdf.ts';
import { today } from '../../subvention/test/test-dossiers.sql.ts';
import { aCollegue } from '../test/test-bureau.ts';
import { changesMeanwhile, leavesServices, lignesWritten } from '../test/test-lots.sql.ts';
import { aDesk, lotCalls } from '../test/test-lots.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api } = portal;
const { createLot, listLots, readLot, readLotCourriers, readLotRapport } = lotEndpoints;

const causes = (lignes: readonly { etat: string; cause: { code: string } | null }[]) =>
  lignes.map(({ etat, cause }) => [etat, cause?.code ?? null]);

describe('a lot is looked at before it is done', () => {
  test('each dossier says what will happen, or why not, by the rules of a single act', async () => {
    const desk = await aDesk(portal, ['2', 'D', 'C', '6', '2']);
    const { body: lot } = await desk.prepare(
      'grant',
      desk.dossiers.map(({ id }) => id),
    );
    expect(causes(await desk.lignes(lot))).toEqual([
      ['exclue', 'lot.montant-absent'],
      ['exclue', 'lot.montant-absent'],
      ['exclue', 'lot.chez-association'],
      ['exclue', 'lot.deja-decide'],
      ['exclue', 'lot.montant-absent'],
    ]);
    expect(lot.problems.map(({ code }) => code)).toEqual(['lot.rien-a-faire']);
    expect((await desk.launch(lot)).codes).toEqual(['lot.rien-a-faire']);
    const asked = await desk.save(lot, {}, true);
    expect(asked.body).toMatchObject({ comptes: { prete: 3, exclue: 2 }, accorde: 6000, problems: [] });
    expect(await desk.etatsNow()).toEqual(['2', 'D', 'C', '6', '2']);
  });

  test('amounts are fixed one by one, and a dossier is taken out', async () => {
    const desk = await aDesk(portal, ['2', '2']);
    const [first, second] = desk.dossiers;
    const { body: lot } = await desk.prepare(
      'grant',
      desk.dossiers.map(({ id }) => id),
    );
    const montant = (montant_accorde: number, id_projet = first?.id_projet) => ({
      montants: [{ id_projet, annee: 2027, montant_accorde }],
    });
    expect((await desk.saveLine(lot, 1, montant(1500.5))).body).toMatchObject({
      ligne: { etat: 'prete', accorde: 1500.5 },
      lot: { comptes: { prete: 1, exclue: 1 }, accorde: 1500.5 },
    });
    expect((await desk.saveLine(lot, 1, montant(0))).body.ligne.cause?.code).toBe(
      'dossier.montant-accorde-nul',
    );
    expect((await desk.saveLine(lot, 1, montant(-1))).codes).toEqual(['dossier.montant-accorde']);
    expect((await desk.saveLine(lot, 1, montant(10, second?.id_projet))).codes).toEqual([
      'dossier.montant-accorde',
    ]);
    expect((await desk.saveLine(lot, 3, montant(10))).codes).toEqual(['lot.ligne-inconnue']);
    await desk.saveLine(lot, 1, montant(1500));
    expect((await desk.saveLine(lot, 1, { isRetiree: true })).body.lot.comptes).toMatchObject({
      prete: 0,
      retiree: 1,
    });
    expect((await desk.saveLine(lot, 1, { isRetiree: false })).body.ligne).toMatchObject({
      etat: 'prete',
      accorde: 1500,
    });
  });

  test('a reason is asked where a single act asks one', async () => {
    const desk = await aDesk(portal, ['2']);
    const ids = desk.dossiers.map(({ id }) => id);
    const codesOf = async (
      action: 'refuse' | 'reject' | 'sendBack' | 'ecrire' | 'affecter' | 'etiqueter' | 'start',
    ) => (await desk.prepare(action, ids)).body.problems.map(({ code }) => code);
    expect(await codesOf('refuse')).toEqual(['dossier.motif-obligatoire']);
    expect(await codesOf('reject')).toEqual(['dossier.motif-obligatoire']);
    expect(await codesOf('sendBack')).toEqual(['dossier.renvoi-vide']);
    expect(await codesOf('ecrire')).toEqual(['dossier.message-vide']);
    expect(await codesOf('affecter')).toEqual(['lot.personne-absente']);
    expect(await codesOf('etiqueter')).toEqual(['lot.etiquette-absente']);
    expect(await codesOf('start')).toEqual(['lot.rien-a-faire']);
  });

  test('a selection by filter is found as the list finds it, but for those left out', async () => {
    const desk = await aDesk(portal, ['2', '2', 'D']);
    const { body } = await api(createLot, {
      as: desk.world.agent,
      body: {
        action: 'reject',
        id_service: desk.world.drajes.id,
        selection: { filtres: { etats: ['2'] }, sauf: [desk.dossiers[0]?.id ?? ''] },
      },
    });
    expect(body.total).toBe(1);
    expect((await desk.lignes(body)).map(({ id_fo }) => id_fo)).toEqual([desk.dossiers[1]?.id_fo]);
  });
});

test('ten at once, their letters, their report: what was shown is what is done', async () => {
  // The second one is not studied yet: its decision begins its study.
  const desk = await aDesk(portal, ['2', 'D', 'C']);
  const version = await aPublished(portal, { agent: desk.world.agent, id_service: desk.world.drajes.id });
  const { body: lot } = await desk.prepare(
    'grant',
    desk.dossiers.map(({ id }) => id),
  );
  await desk.save(lot, { courriers: [version] }, true);
  const done = await desk.run(lot);
  expect(done).toMatchObject({
    etat: 'fini',
    titre: 'Accorder : 3\u00a0dossiers',
    comptes: { faite: 2, exclue: 1, echec: 0 },
    accorde: 4000,
    courriers: 2,
  });
  expect(await desk.etatsNow()).toEqual(['6', '6', 'C']);
  for (const { id_fo } of desk.dossiers.slice(0, 2)) {
    const letters = await api(courrierEndpoints.listCourriers, {
      as: desk.world.jeanne,
      params: { id: id_fo },
    });
    expect(letters.body).toMatchObject([{ nature: 'accord' }]);
  }
  const as = desk.world.agent;
  const zip = await api(readLotCourriers, { as, params: { id: lot.id, format: 'zip' } });
  const names = Object.keys(unzipSync(new Uint8Array(zip.bytes)));
  expect(names).toEqual(
    desk.dossiers
      .slice(0, 2)
      .map(({ id_fo }) => expect.stringMatching(new RegExp(`les-voisins-de-la-rue-haute.*_${id_fo}\\.pdf$`))),
  );
  const pdf = await readPdf(
    (await api(readLotCourriers, { as, params: { id: lot.id, format: 'pdf' } })).bytes,
  );
  expect(findNodes(pdf, 'H2')).toHaveLength(2);
  const csv = (await api(readLotRapport, { as, params: { id: lot.id } })).bytes.toString('utf8');
  expect(csv.split('\r\n')[0]).toBe(
    '\ufeffN°;Projet;Association;SIRET;Résultat;Pourquoi;Demandé;Accordé;Lettres;Fait le',
  );
  expect(csv).toMatch(new RegExp(`${desk.dossiers[0]?.id_fo};[^;]+;Les Voisins de la rue Haute;`));
  expect(csv).toContain(';fait;;2000;2000;1;01/02/2027 13h00');
  expect(csv).toContain(
    ';laissé;Renvoyé, chez l’association : attendez qu’elle le transmette à nouveau.;2000;;0;',
  );
  const told = await api(notificationEndpoints.readUserNotifications, { as, query: {} });
  expect(told.body.items.filter(({ objet }) => objet.id === lot.id)).toHaveLength(1);
});

test('what somebody changed meanwhile is not decided upon: it says who, and is tried again', async () => {
  const desk = await aDesk(portal, ['2', '2']);
  const [first] = desk.dossiers;
  const { body: lot } = await desk.prepare(
    'refuse',
    desk.dossiers.map(({ id }) => id),
  );
  await desk.save(lot, { motif: 'Hors du champ.' });
  const sacha = await aCollegue(portal.db, desk.world);
  await api(dossierEndpoints.moveInstruction, {
    as: sacha,
    params: { id: first?.id ?? '', service: desk.world.drajes.id, action: 'reject' },
    ifMatch: first?.version ?? 0,
    body: { motif: 'Autre motif.' },
  });
  // An agent's internal act on a dossier is in its history too, but changes nothing that was decided upon.
  const params = { id: first?.id ?? '', service: desk.world.drajes.id };
  const body = { de: null, a: desk.world.agent.id };
  await api(bureauEndpoints.saveAffectation, { as: desk.world.agent, params, body });
  expect((await desk.run(lot)).comptes).toMatchObject({ faite: 1, echec: 1 });
  const [failed] = await desk.lignes(lot);
  expect(failed?.cause).toMatchObject({
    message: 'Modifié par Sacha Petit à 13h00. Relisez-le, puis réessayez.',
    raison: 'Modifié par Sacha Petit à 13h00.',
    remede: 'Relisez-le, puis réessayez.',
  });
  // In its present state, nothing can be done with the dossier.
  expect((await desk.retry(lot)).body.comptes).toMatchObject({ faite: 1, echec: 1 });
  expect((await desk.lignes(lot))[0]?.cause?.code).toBe('lot.deja-decide');
  expect(await desk.etatsNow()).toEqual(['12', '11']);
});

test('tried again once it is seen as it stands, it is done', async () => {
  const desk = await aDesk(portal, ['2']);
  const [first] = desk.dossiers;
  const { body: lot } = await desk.prepare('refuse', [first?.id ?? '']);
  await desk.save(lot, { motif: 'Hors du champ.' });
  await changesMeanwhile(portal.db, first?.id ?? '');
  expect((await desk.run(lot)).comptes.echec).toBe(1);
  expect((await desk.retry(lot)).status).toBe(202);
  await portal.runJobs();
  expect((await desk.read(lot)).comptes).toMatchObject({ faite: 1, echec: 0 });
  expect((await desk.retry(lot)).codes).toEqual(['lot.sans-echec']);
});

test('two lots on the same dossiers: each is decided once', async () => {
  const desk = await aDesk(portal, ['2', '2']);
  const ids = desk.dossiers.map(({ id }) => id);
  const lots = [(await desk.prepare('refuse', ids)).body, (await desk.prepare('reject', ids)).body];
  for (const lot of lots) await desk.save(lot, { motif: 'Hors du champ.' });
  await Promise.all(lots.map((lot) => desk.launch(lot)));
  await portal.runJobs();
  const done = await Promise.all(lots.map((lot) => desk.read(lot)));
  expect(done.reduce((sum, { comptes }) => sum + comptes.faite, 0)).toBe(2);
  expect(done.reduce((sum, { comptes }) => sum + comptes.echec, 0)).toBe(2);
});

test('a double click, and two windows, launch it once', async () => {
  const desk = await aDesk(portal, ['2']);
  const prepared = await Promise.all(
    [1, 2].map(() =>
      desk.prepare(
        'ecrire',
        desk.dossiers.map(({ id }) => id),
        'lot-une-fois',
      ),
    ),
  );
  const [lot] = prepared.map(({ body }) => body);
  expect(new Set(prepared.map(({ body }) => body.id)).size).toBe(1);
  if (!lot) throw new Error('no lot');
  await desk.save(lot, { message: 'Bonjour à toutes et à tous.' });
  const [first, second] = await Promise.all([
    desk.launch(lot, 'un-seul-clic'),
    desk.launch(lot, 'un-seul-clic'),
  ]);
  const other = await desk.launch(lot, 'une-autre-fenetre');
  expect([first.status, second.status, other.status]).toEqual([202, 202, 202]);
  await portal.runJobs();
  const { body } = await api(dossierEndpoints.readHistorique, {
    as: desk.world.jeanne,
    params: { id: desk.dossiers[0]?.id ?? '' },
  });
  expect(body.messages.filter(({ texte }) => texte === 'Bonjour à toutes et à tous.')).toHaveLength(1);
  expect((await desk.save(lot, {})).codes).toEqual(['lot.deja-lance']);
  expect(messageEndpoints.sendMessage.idempotent).toBe(true);
});

test('given to a colleague and labelled, many at once', async () => {
  // A draft that was never sent is read by no service, and is in no lot.
  const desk = await aDesk(portal, ['2', 'D', 'A']);
  const ids = desk.dossiers.map(({ id }) => id);
  const sacha = await aCollegue(portal.db, desk.world);
  const { body: lot } = await desk.prepare('affecter', ids);
  expect((await desk.save(lot, { affecte_a: desk.world.autreAgent.id })).codes).toEqual([
    'instruction.collegue-inconnu',
  ]);
  await desk.save(lot, { affecte_a: sacha.id });
  expect((await desk.run(lot)).comptes).toMatchObject({ faite: 2, exclue: 0 });
  const mine = await api(dossierEndpoints.listDossiers, { as: sacha, query: { affectes: ['moi'] } });
  expect(mine.body.total).toBe(2);
});

test('a template with a hole, or of another decision, is told before', async () => {
  const desk = await aDesk(portal, ['2']);
  const own = { agent: desk.world.agent, id_service: desk.world.drajes.id };
  const { body: lot } = await desk.prepare(
    'grant',
    desk.dossiers.map(({ id }) => id),
  );
  await desk.save(lot, {}, true);
  const holed = await aPublished(portal, own, { ...accord, texte: `${accord.texte} {service.telephone}` });
  expect((await desk.save(lot, { courriers: [holed] })).status).toBe(200);
  expect(causes(await desk.lignes(lot))).toEqual([['exclue', 'courrier.champ-vide']]);
  const other = await aPublished(portal, own, refus);
  expect((await desk.save(lot, { courriers: [other] })).codes).toEqual(['courrier.modele-autre-decision']);
});

test('nobody else finds a lot, nor prepares one on what they do not see', async () => {
  const desk = await aDesk(portal, ['2']);
  const ids = desk.dossiers.map(({ id }) => id);
  const { body: lot } = await desk.prepare('reject', ids);
  const sacha = await aCollegue(portal.db, desk.world);
  const { autreAgent, cd, drajes, jeanne } = desk.world;
  const params = { id: lot.id };
  const statuses = async (as: typeof sacha) => [
    (await api(readLot, { as, params })).status,
    (await api(lotEndpoints.listLignes, { as, params })).status,
    (await api(lotEndpoints.saveLot, { as, params, ifMatch: 1, body: { parametres: {} } })).status,
    (await api(lotEndpoints.saveLigne, { as, params: { ...params, rang: 1 }, ifMatch: 1, body: {} })).status,
    (await api(lotEndpoints.launchLot, { as, params, ifMatch: 1 })).status,
    (await api(lotEndpoints.retryLot, { as, params, body: {} })).status,
    (await api(readLotCourriers, { as, params: { ...params, format: 'pdf' } })).status,
    (await api(readLotRapport, { as, params })).status,
  ];
  for (const as of [sacha, autreAgent]) expect(await statuses(as)).toEqual(Array(8).fill(404));
  expect(await statuses(jeanne)).toEqual(Array(8).fill(403));
  expect((await api(readLot, { as: desk.world.agent, params })).status).toBe(200);
  expect(
    (await api(readLotCourriers, { as: desk.world.agent, params: { ...params, format: 'pdf' } })).codes,
  ).toEqual(['lot.sans-lettre']);
  expect((await api(listLots, { as: sacha, query: {} })).body.items).toEqual([]);
  const elsewhere = lotCalls(portal, { as: autreAgent, id_service: cd.id });
  expect((await elsewhere.prepare('reject', ids)).codes).toEqual(['lot.selection-vide']);
  const theirs = lotCalls(portal, { as: autreAgent, id_service: drajes.id });
  expect((await theirs.prepare('reject', ids)).codes).toEqual(['lot.service-inconnu']);
});

test('rights are those of the moment each line is done: who left the service decides nothing more', async () => {
  const desk = await aDesk(portal, ['2']);
  const { body: lot } = await desk.prepare(
    'reject',
    desk.dossiers.map(({ id }) => id),
  );
  await desk.save(lot, { motif: 'Hors du champ.' });
  const seenBy = async (as: Actor) => {
    const { status } = await api(readLot, { as, params: { id: lot.id } });
    return [status, (await api(listLots, { as })).body.items.length];
  };
  expect((await desk.launch(lot)).status).toBe(202);
  expect(await seenBy(desk.world.agent)).toEqual([200, 1]);
  await leavesServices(portal.db, desk.world);
  await portal.runJobs();
  expect(await desk.etatsNow()).toEqual(['2']);
  expect(await lignesWritten(portal.db, lot.id)).toEqual(['echec']);
  // The report and the letters belong to the service: the author, who has left it, no longer reads them.
  expect(await seenBy({ ...desk.world.agent, services: [] })).toEqual([404, 0]);
});

test('a report goes after thirty days, a lot never launched after one', async () => {
  const desk = await aDesk(portal, ['2', '2']);
  const [first, second] = desk.dossiers.map(({ id }) => id);
  const { body: done } = await desk.prepare('reject', [first ?? '']);
  await desk.save(done, { motif: 'Hors du champ.' });
  await desk.run(done);
  const { body: left } = await desk.prepare('reject', [second ?? '']);
  const status = async (id: string) => (await api(readLot, { as: desk.world.agent, params: { id } })).status;
  const purge = async () => {
    const { purgeLots } = await import('./lot.sql.ts');
    const now = portal.clock.now().getTime();
    const hourMs = 3_600_000;
    await purgeLots(portal.db, {
      finis: new Date(now - 30 * 24 * hourMs),
      prepares: new Date(now - 24 * hourMs),
    });
  };
  await portal.clock.advance(23 * 3600);
  await purge();
  expect([await status(done.id), await status(left.id)]).toEqual([200, 200]);
  await portal.clock.advance(2 * 3600);
  await purge();
  expect([await status(done.id), await status(left.id)]).toEqual([200, 404]);
  await portal.clock.advance(30 * 24 * 3600);
  await purge();
  expect(await status(done.id)).toBe(404);
});
