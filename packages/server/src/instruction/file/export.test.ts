import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { exportEndpoints } from '@asso/contract/instruction/export.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { colonnesEtat, colonnesListe, type FormatExport } from '@asso/domain/instruction/export.rows';
import { expect, test } from 'vitest';
import {
  agrementCalls as agrementCallsOf,
  anAgrementWorld,
  decret,
} from '../../agrement/test/test-agrements.ts';
import { aGrant } from '../../crf/test/test-crf.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { listHistory } from '../../platform/history/history.sql.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { readCsv, readOds, readXlsx } from '../../platform/sheet/test/test-read-sheet.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, markEtats, renameAssociation, today } from '../../subvention/test/test-dossiers.sql.ts';
import { inPlace } from './exports-en-cours.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const world = await aWorld(db);
const { aReady, transmit, create } = subventionCalls(portal, world);
await world.publish();
await renameAssociation(db, world.id_association, '=cmd|’ /C calc’!A0 ; "Noël" à l’œuvre');
const sent = await aReady();
await transmit(world.jeanne, sent.id_fo);
await create(world.ali);

const { exportDossiers } = exportEndpoints;
type Asked = { format?: FormatExport; query?: Record<string, unknown> };
const take = (as: Actor | undefined, { format = 'csv', query = {} }: Asked = {}) =>
  api(exportDossiers, { as, params: { format }, query: query as never });
const rowsOf = async (as: Actor, asked: Asked = {}) => readCsv((await take(as, asked)).bytes.toString());
const headOfList = Object.values(colonnesListe).map(({ label }) => label);
const line = (rows: string[][], rank = 1) =>
  Object.fromEntries(headOfList.map((label, n) => [label, rows[rank]?.[n]]));
const nom = '=cmd|’ /C calc’!A0 ; "Noël" à l’œuvre';

test('a service takes away its queue, what is typed in it unable to run', async () => {
  const reply = await take(world.agent);
  expect(reply.status).toBe(200);
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(reply.headers['content-disposition']).toContain('dossiers-2027-02-01.csv');
  const rows = readCsv(reply.bytes.toString());
  expect(rows[0]).toEqual([`\ufeff${headOfList[0]}`, ...headOfList.slice(1)]);
  expect(rows).toHaveLength(2);
  expect(line(rows)).toMatchObject({
    Numéro: sent.id_fo,
    Association: `'${nom}`,
    SIRET: world.siret,
    Département: '13 Bouches-du-Rhône',
    'Exercice de fin': '',
    'Nombre de projets': '1',
    Projets: 'Former nos arbitres',
    État: 'transmis au service instructeur',
    Complétude: 'complet',
    Demandé: '2000,00',
    Accordé: '',
    'Transmis le': '01/02/2027 13:00',
  });
});

test.each([
  ['xlsx', readXlsx],
  ['ods', readOds],
] as const)('the same rows are in %s', async (format, read) => {
  const reply = await take(world.agent, { format });
  const rows = read(reply.bytes);
  expect(rows[0]).toEqual(headOfList);
  expect(line(rows)).toMatchObject({
    Numéro: sent.id_fo,
    Association: nom,
    SIRET: world.siret,
    Demandé: '2000',
  });
  expect(rows).toHaveLength(2);
});

test('the State’s file has its columns and its words', async () => {
  const reply = await take(world.agent, { format: 'etat' });
  const [head, first, ...others] = reply.bytes.toString().replace(/\n$/, '').split('\n');
  expect(head?.split('\t')).toEqual(Object.values(colonnesEtat).map(({ label }) => label));
  expect(others).toEqual([]);
  expect(first?.split('\t')).toEqual([
    sent.id_fo,
    world.siret,
    `'${nom}`,
    'Fonds pour le développement de la vie associative',
    'Formation des bénévoles',
    'Non',
    '2027',
    '2027',
    '1',
    '01/02/2027',
    '01/02/2027 13:00',
    world.emails.jeanne,
    'Non',
    sent.id,
    expect.stringMatching(/^Service \d+$/),
    'transmis au service instructeur',
    '',
  ]);
});

test('an export holds what its list shows, filtered, searched, sorted', async () => {
  for (const query of [
    {},
    { etats: ['D'], tri: 'numero' },
    { exercices: ['2026'] },
    { searchQuery: sent.id_fo },
  ]) {
    const { items } = (await api(dossierEndpoints.listDossiers, { as: world.agent, query: query as never }))
      .body;
    const [, ...rows] = await rowsOf(world.agent, { query });
    expect(rows.map(([numero]) => numero)).toEqual(items.map(({ id_fo }) => id_fo));
  }
});

test('an export holds no draft, of which its service only knows that it was begun', async () => {
  const listed = (
    await api(dossierEndpoints.listDossiers, { as: world.agent, query: { etats: ['A', 'D'] } })
  ).body.items.map(({ id_fo }) => id_fo);
  expect(listed).toHaveLength(2);
  const [, ...rows] = await rowsOf(world.agent, { query: { etats: ['A', 'D'] } });
  expect(rows.map(([numero]) => numero)).toEqual([sent.id_fo]);
});

test('a selection is only what was chosen, and only among one’s own', async () => {
  const elsewhere = '00000000-0000-4000-8000-000000000000';
  expect(await rowsOf(world.agent, { query: { ids: `${sent.id},${elsewhere}` } })).toHaveLength(2);
  expect(await rowsOf(world.agent, { query: { ids: elsewhere } })).toHaveLength(1);
  expect(await rowsOf(world.autreAgent, { query: { ids: sent.id } })).toHaveLength(1);
  expect((await take(world.agent, { query: { ids: 'x' } })).status).toBe(400);
  expect((await take(world.agent, { query: { ids: Array(201).fill(elsewhere).join(',') } })).status).toBe(
    400,
  );
});

test('another service takes away nothing of it, its administrator does', async () => {
  const admin = (territoire: string | null): Actor => ({
    ...world.agent,
    role: 'rds.admin',
    services: [],
    territoire,
  });
  expect(await rowsOf(world.autreAgent)).toHaveLength(1);
  expect(await rowsOf(admin('30'))).toHaveLength(1);
  expect(await rowsOf(admin('13'))).toHaveLength(2);
  expect((await rowsOf(admin(null))).length).toBeGreaterThanOrEqual(2);
  expect(
    await rowsOf(world.autreAgent, { query: { id_service_instructeur: [world.drajes.id] } }),
  ).toHaveLength(1);
});

test('an association exports nothing, nor who instructs nothing', async () => {
  expect((await take(world.jeanne)).status).toBe(403);
  for (const role of ['lca.admin', 'rds.appli_admin', 'osiris.appli_admin']) {
    expect([role, (await take({ ...world.agent, role, roles: [role] })).status]).toEqual([role, 403]);
  }
  expect((await take(undefined)).status).toBe(401);
  expect((await take(world.agent)).status).toBe(200);
});

test('who took what is in the history', async () => {
  const before = await listHistory(db, { objet: 'export', id_objet: world.agent.id }, { limit: 200 });
  await take(world.agent, { format: 'ods', query: { etats: ['D'], ids: sent.id } });
  const [last, ...others] = await listHistory(
    db,
    { objet: 'export', id_objet: world.agent.id },
    { limit: 200 },
  );
  expect(others).toHaveLength(before.length);
  expect(last).toMatchObject({
    action: 'dossiers.exporter',
    details: { format: 'ods', filtres: { etats: ['D'] }, choisis: 1 },
  });
});

test('places of exports come back when they end', async () => {
  for (let n = 0; n < 5; n++) expect((await take(world.agent)).status).toBe(200);
});

test('a third export at once waits: it is said, with when to come back, and is taken once one has ended', async () => {
  async function* endless() {
    for (;;) yield '';
  }
  const held = [inPlace(endless()), inPlace(endless())];
  for (const one of held) await one.next();
  const refused = await take(world.agent);
  expect([refused.status, refused.problem.code, refused.headers['retry-after']]).toEqual([
    429,
    'instruction.exports-en-cours',
    '30',
  ]);
  await held[0]?.return(undefined);
  expect((await take(world.agent)).status).toBe(200);
  await held[1]?.return(undefined);
});

test('the State’s file says where the reports of a dossier stand', async () => {
  const granted = await aGrant(portal);
  const etatDuCrf = async () => {
    const { bytes } = await take(granted.world.agent, { format: 'etat' });
    return bytes.toString().split('\n')[1]?.split('\t').at(-1);
  };
  expect(await etatDuCrf()).toBe('');
  const { body: crf } = await granted.open(granted.world.jeanne, granted.id_fo);
  expect(await etatDuCrf()).toBe('à saisir');
  await granted.transmitOne(granted.world.jeanne, await granted.fill(crf));
  expect(await etatDuCrf()).toBe('transmis au service instructeur');
});

test('exactly what was chosen leaves: those named, or all but those named', async () => {
  const own = await aWorld(db);
  await own.publish();
  const calls = subventionCalls(portal, own);
  const one = await calls.aReady();
  const other = (await calls.create(own.ali)).body;
  for (const { id_fo } of [one, other]) await markEtats(db, id_fo, 'D');
  const taken = async (query: Record<string, unknown>) => {
    const rows = await rowsOf(own.agent, { query });
    return rows.slice(1).map((_, n) => line(rows, n + 1).Numéro);
  };
  expect((await taken({})).toSorted()).toEqual([one.id_fo, other.id_fo].toSorted());
  expect(await taken({ ids: one.id })).toEqual([one.id_fo]);
  expect(await taken({ sauf: one.id })).toEqual([other.id_fo]);
  expect(await taken({ sauf: `${one.id},${other.id}` })).toEqual([]);
});

test('an accreditation, that asks for no money, has no amount asked', async () => {
  const monde = await anAgrementWorld(db);
  const agrement = agrementCallsOf(portal, monde);
  const { id_fo } = await agrement.aReady();
  await agrement.transmit(id_fo);
  expect(line(await rowsOf(monde.agent))).toMatchObject({
    Numéro: id_fo,
    Demandé: '',
    'Nombre de projets': '',
  });
});

test('the agréments of a queue leave with their type and their arrêté, and with nothing of grants', async () => {
  const monde = await anAgrementWorld(db);
  const agrement = agrementCallsOf(portal, monde);
  const { id_fo } = await agrement.aGranted();
  const genres = ['agrement'];
  const [head = [], first = []] = await rowsOf(monde.agent, { query: { genres } });
  expect(head.slice(6)).toEqual([
    'Agrément',
    'Type',
    'Exercice',
    'Service',
    'État',
    'Complétude',
    'Transmis le',
    'Décidé le',
    'Motif',
    'Numéro de l’arrêté',
    'Date de l’arrêté',
    'Valable jusqu’au',
    'Tronc commun (TCA) jusqu’au',
  ]);
  expect([first[0], ...first.slice(6, 9), ...first.slice(14)]).toEqual([
    id_fo,
    'Jeunesse et éducation populaire 2027',
    'Jeunesse et Education Populaire (JEP)',
    '2027',
    '',
    decret.numero,
    '29/01/2027',
    '28/01/2032',
    '',
  ]);
  const shown = { genres, colonnes: 'demande,accorde,etat' };
  expect((await rowsOf(monde.agent, { query: shown }))[0]).toEqual([
    '\ufeffNuméro',
    'Agrément',
    'Type',
    'Association',
    'SIRET',
    'Numéro de l’arrêté',
    'Date de l’arrêté',
    'Valable jusqu’au',
    'Tronc commun (TCA) jusqu’au',
    'État',
  ]);
  // Beside grants, the same dossier has no amount granted.
  expect(line(await rowsOf(monde.agent))).toMatchObject({ Numéro: id_fo, Demandé: '', Accordé: '' });
});

test('the file has the columns that are shown, in their order, with what the service keeps for itself', async () => {
  const params = { id: sent.id_fo, service: world.drajes.id };
  await api(bureauEndpoints.saveAffectation, {
    as: world.agent,
    params,
    body: { de: null, a: world.agent.id },
  });
  const [head, first] = await rowsOf(world.agent, { query: { colonnes: 'etat,affectes,note,etiquettes' } });
  expect(head).toEqual([
    '\ufeffNuméro',
    'Projets',
    'Association',
    'SIRET',
    'État',
    'Affecté à',
    'Note sur 20',
    'Étiquettes',
  ]);
  expect([first?.[0], first?.[4], first?.[6], first?.[7]]).toEqual([
    sent.id_fo,
    'transmis au service instructeur',
    '',
    '',
  ]);
  expect(first?.[5]).not.toBe('');
  const [whole] = await rowsOf(world.agent);
  expect(whole).toHaveLength(headOfList.length);
});
