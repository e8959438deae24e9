import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { colonnesOsiris } from '@asso/domain/transfert/osiris.rows';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aGranted, versement } from '../paiement/test/test-paiements.ts';
import { aClock } from '../platform/clock/clock.ts';
import { listHistory } from '../platform/history/history.sql.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { readCsv, readOds, readXlsx } from '../platform/sheet/test/test-read-sheet.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, markEtats, renameAssociation, today } from '../subvention/test/test-dossiers.sql.ts';
import { anEspace, wholeFdva } from './test/test-osiris.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { db } = portal;
const { admin, nadia, autre, create, dossiers, totaux, take } = await anEspace(portal);
await create(admin, { code: '163', libelle: 'Jeunesse', dispositifs: [wholeFdva], comptes: [nadia.id] });
await create(admin, {
  code: '219',
  libelle: 'Sport',
  dispositifs: [{ id_type_dispositif: 'CNDS', id_sous_type_dispositif: null }],
  comptes: [autre.id],
});

const granted = await aGranted(portal, { accorde: 1500 });
await granted.ask(500);
await granted.move('take');
await granted.move('order');
await granted.move('pay', versement);
const other = await aWorld(db);
await other.publish();
const calls = subventionCalls(portal, other);
const draft = (await calls.create(other.ali)).body;
const nom = '=cmd|’ /C calc’!A0';
await renameAssociation(db, granted.world.id_association, nom);

const head = Object.values(colonnesOsiris).map(({ label }) => label);
const line = (rows: string[][]) => Object.fromEntries(head.map((label, n) => [label, rows[1]?.[n]]));

test('an account of a programme reads what was sent, its state and its amounts, and drafts are not there', async () => {
  const { status, body } = await dossiers(nadia, '163');
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 1, totalExact: true, next: null, previous: null });
  expect(body.items).toEqual([
    {
      id_fo: granted.id_fo,
      association: nom,
      siret: granted.world.siret,
      departement: '13',
      dispositif: 'Fonds pour le développement de la vie associative',
      sous_dispositif: 'Formation des bénévoles',
      exercice: 2027,
      id_service: granted.params.service,
      service: expect.stringMatching(/^Service \d+$/),
      etat: '8',
      lib_etat: expect.any(String),
      demande: 2000,
      propose: 0,
      accorde: 1500,
      verse: 500,
    },
  ]);
  expect(body.items.map(({ id_fo }) => id_fo)).not.toContain(draft.id_fo);
});

test('totals are those of what is listed', async () => {
  expect((await totaux(nadia, '163')).body).toEqual({
    nombre: 1,
    demande: 2000,
    propose: 0,
    accorde: 1500,
    verse: 500,
  });
  expect((await totaux(nadia, '163', { exercice: ['2026'] })).body).toMatchObject({ nombre: 0, demande: 0 });
});

test('another programme, and one that does not exist, are the same 404; the administrator reads both', async () => {
  for (const ask of [dossiers, totaux] as const) {
    for (const programme of ['163', 'AUCUN']) {
      const { status, problem } = await ask(autre, programme);
      expect([status, problem.code]).toEqual([404, 'transfert.programme-introuvable']);
    }
    expect((await ask(admin, '163')).status).toBe(200);
    expect((await ask(nadia, '163')).status).toBe(200);
  }
  expect((await take(autre, '163')).status).toBe(404);
  expect((await dossiers(autre, '219')).body.total).toBe(0);
});

test('no other role has an area, whoever it is of', async () => {
  const { jeanne, agent } = granted.world;
  for (const as of [jeanne, agent, { ...agent, role: 'rds.admin', roles: ['rds.admin'] }]) {
    expect((await dossiers(as, '163')).status).toBe(403);
    expect((await totaux(as, '163')).status).toBe(403);
    expect((await take(as, '163')).status).toBe(403);
  }
});

test('nothing else of a dossier is read with an Osiris role', async () => {
  const params = { id: granted.id_fo };
  for (const as of [nadia, admin]) {
    const statuses = [
      (await portal.api(readDossier, { as, params })).status,
      (await portal.api(dossierEndpoints.readHistorique, { as, params })).status,
      (await granted.list(as)).status,
      (await portal.api(dossierEndpoints.listDossiers, { as })).status,
    ];
    expect(statuses.every((status) => [403, 404].includes(status))).toBe(true);
  }
  expect((await portal.api(readDossier, { as: granted.world.jeanne, params })).status).toBe(200);
});

test('filters and the words looked for choose among them', async () => {
  const found = async (query: object) => (await dossiers(nadia, '163', query)).body.total;
  expect(
    await found({ etat: ['8'], exercice: ['2027'], sous_dispositif: ['FDB'], departement: ['13'] }),
  ).toBe(1);
  expect(await found({ etat: ['D'] })).toBe(0);
  expect(await found({ departement: ['30'] })).toBe(0);
  expect(await found({ sous_dispositif: ['FGI'] })).toBe(0);
  expect(await found({ searchQuery: granted.id_fo })).toBe(1);
  expect(await found({ searchQuery: granted.world.siret })).toBe(1);
  expect(await found({ searchQuery: 'ARBITRES' })).toBe(1);
  expect(await found({ searchQuery: '%' })).toBe(1);
  expect(await found({ searchQuery: 'introuvable' })).toBe(0);
  expect((await dossiers(nadia, '163', { etat: ['A'] })).status).toBe(400);
  expect((await dossiers(nadia, '163', { cursor: 'x' })).status).toBe(400);
});

test.each([
  ['csv', (bytes: Buffer) => readCsv(bytes.toString()), `'${nom}`, '1500,00'],
  ['xlsx', readXlsx, nom, '1500'],
  ['ods', readOds, nom, '1500'],
] as const)(
  'the file in %s holds the same lines, what is typed in it unable to run',
  async (format, read, association, accorde) => {
    const reply = await take(nadia, '163', { format });
    expect(reply.headers['content-disposition']).toContain(`osiris-163-2027-02-01.${format}`);
    const rows = read(reply.bytes);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.map((label) => label.replace('\ufeff', ''))).toEqual(head);
    expect(line(rows)).toMatchObject({
      Programme: '163',
      'N° Dossier Compte Asso': granted.id_fo,
      Association: association,
      SIRET: granted.world.siret,
      Département: '13 Bouches-du-Rhône',
      'Montant accordé': accorde,
    });
    expect(read((await take(nadia, '163', { format, etat: ['D'] })).bytes)).toHaveLength(1);
  },
);

test('who took what is in the history', async () => {
  await take(nadia, '163', { format: 'ods', exercice: ['2027'] });
  const [last] = await listHistory(db, { objet: 'export', id_objet: nadia.id }, { limit: 1 });
  expect(last).toMatchObject({
    action: 'osiris.exporter',
    details: { programme: '163', format: 'ods', filtres: { exercice: [2027] } },
  });
});

test('pages follow each other, the latest number first, and what is no longer sent leaves', async () => {
  const sent = [await calls.aReady(), draft];
  for (const { id_fo } of sent) await markEtats(db, id_fo, 'D');
  const first = (await dossiers(nadia, '163', { limit: 2 })).body;
  const last = (await dossiers(nadia, '163', { limit: 2, cursor: first.next })).body;
  const numbers = [...first.items, ...last.items].map(({ id_fo }) => id_fo);
  expect(numbers).toEqual([granted.id_fo, ...sent.map(({ id_fo }) => id_fo)].toSorted().toReversed());
  expect(last.next).toBeNull();
  expect((await dossiers(nadia, '163', { limit: 2, cursor: last.previous })).body.items).toEqual(first.items);
  await markEtats(db, sent[0]?.id_fo ?? '', 'A');
  expect((await dossiers(nadia, '163')).body.total).toBe(2);
});
