import { openDataEndpoints } from '@asso/contract/statistiques/open-data.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { nomsScdl } from '@asso/domain/statistiques/scdl.rows';
import { expect, test } from 'vitest';
import { anAssociationRow } from '../compte/test/test-comptes.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { listHistory } from '../platform/history/history.sql.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { readCsv } from '../platform/sheet/test/test-read-sheet.ts';
import {
  addInstruction,
  anAgent,
  aProjet,
  aStatistiquesWorld,
  type InstructionLigne,
  setRna,
} from './test/test-instructions.sql.ts';

const portal = await aPortal({ features, clock: aClock('2027-06-01T12:00:00Z') });
const { api, db } = portal;
const monde = await aStatistiquesWorld(db);
const [premier, second] = monde.services;
const [subvention] = monde.subventions;
const [voisins, foyer] = monde.associations;
if (!premier || !second || !subvention || !voisins || !foyer) throw new Error('a world is whole');

const agent = anAgent(monde.agents[0]?.id ?? '', { services: [premier.id], role: 'responsable' });
const simple = anAgent(monde.agents[0]?.id ?? '', { services: [premier.id] });
const autre = anAgent(monde.agents[1]?.id ?? '', { services: [second.id], role: 'responsable' });
const { readOpenData, checkOpenData, saveSiretService } = openDataEndpoints;

const granted = async (
  changes: Partial<InstructionLigne>,
  projet: string | null = '=Former ; nos "arbitres"',
) => {
  const id = await addInstruction(db, monde, {
    service: premier.id,
    association: voisins,
    campagne: subvention.campagne,
    exercice: 2027,
    etat: '6',
    demande: 9000,
    accorde: 9000,
    transmis_le: new Date('2027-02-01T10:00:00Z'),
    modifie_le: new Date('2027-03-14T10:00:00Z'),
    ...changes,
  });
  if (projet !== null) await aProjet(db, { id_dossier: id, intitule: projet, par: monde.par });
};
await setRna(db, voisins, 'W131000001');
await granted({});
await granted({ accorde: 14_000.01, etat: '10' });
await granted({ exercice: 2026, accorde: 23_000 }, null);
await granted({ association: foyer, accorde: 30_000 });
await granted({ etat: '11', accorde: 5 });
await granted({ etat: '2', accorde: null });
await granted({ service: second.id, accorde: 50_000 });

const check = async (as: Actor, query: object = {}) => (await api(checkOpenData, { as, query })).body;
const lines = async (as: Actor, query: object = {}) =>
  readCsv((await api(readOpenData, { as, query })).bytes.toString(), ',');

test('without the SIRET of the service nothing is published, and it is said why', async () => {
  const { publiables, ecartees, exemples, services } = await check(agent);
  expect([publiables, ecartees]).toEqual([0, 4]);
  expect(exemples[0]?.manques).toEqual(['Le SIRET du service n’est pas renseigné. Indiquez-le ci-dessus.']);
  expect(services).toMatchObject([{ id: premier.id, siret: null, rights: { edit: true } }]);
  const empty = await api(readOpenData, { as: agent, query: {} });
  expect([empty.status, empty.problem.code]).toEqual([422, 'statistiques.rien-a-publier']);
  expect(empty.problem.message).toContain('Le SIRET du service n’est pas renseigné.');
  // A year without any decision is a file without a line: nothing was set aside.
  expect(await lines(agent, { exercice: 2019 })).toEqual([nomsScdl]);
});

test('who is responsible says the SIRET, and nobody else', async () => {
  const save = (as: Actor, siret: string, { service = premier.id, ifMatch = 1 } = {}) =>
    api(saveSiretService, { as, params: { service }, body: { siret }, ifMatch });
  const statuses = async (...replies: Promise<{ status: number }>[]) =>
    (await Promise.all(replies)).map(({ status }) => status);
  expect(await statuses(save(simple, '11000201100044'), save(autre, '11000201100044'))).toEqual([403, 404]);
  const wrong = await save(agent, '110002011');
  expect([wrong.status, wrong.codes]).toEqual([400, ['statistiques.siret']]);
  expect((await save(agent, '110 002 011 00044', { ifMatch: 7 })).status).toBe(409);
  const saved = await save(agent, '110 002 011 00044');
  expect([saved.status, saved.body]).toEqual([200, { siret: '11000201100044', version: 2 }]);
  const [line] = await listHistory(db, { objet: 'service', id_objet: premier.id }, { limit: 1 });
  expect(line).toMatchObject({ action: 'service.siret', from: null, to: '11000201100044' });
  expect((await check(simple)).services[0]?.rights).toEqual({ edit: false });
});

test('what is granted is a line, what lacks something is listed instead', async () => {
  const [head, ...rows] = await lines(agent);
  expect(head).toEqual(nomsScdl);
  expect(rows.map((row) => Object.fromEntries(nomsScdl.map((nom, n) => [nom, row[n]])))).toMatchObject([
    {
      idAttribuant: '11000201100044',
      montant: '9000.00',
      objet: '\'=Former ; nos "arbitres"',
      dateConvention: '2027-03-14',
    },
    { montant: '14000.01', rnaBeneficiaire: 'W131000001', nature: 'aide en numéraire' },
  ]);
  const { publiables, exemples } = await check(agent);
  expect(publiables).toBe(2);
  expect(exemples.map(({ association, manques }) => [association, manques.length])).toEqual([
    ['Les Voisins de la rue Haute', 1],
    ['Foyer rural de l’Étang', 1],
  ]);
});

test('what must be published is more than 23 000 euros a year to one beneficiary', async () => {
  expect(await check(agent, { obligatoires: 'true' })).toMatchObject({ publiables: 2, ecartees: 1 });
  expect(await check(agent, { obligatoires: 'true', exercice: 2026 })).toMatchObject({
    publiables: 0,
    ecartees: 0,
  });
  expect(await check(agent, { exercice: 2026 })).toMatchObject({ publiables: 0, ecartees: 1 });
});

test('the 23 000 euros are those of a year of funding, whatever the exercise of each dossier', async () => {
  const avant = (await lines(agent, { obligatoires: 'true' })).length;
  const ressourcerie = await anAssociationRow(db);
  await setRna(db, ressourcerie, 'W131000003');
  // 32 000 € over two years is 16 000 € a year.
  await granted({ association: ressourcerie, accorde: 32_000, annees: { 2027: 16_000, 2028: 16_000 } });
  expect(await lines(agent, { obligatoires: 'true' })).toHaveLength(avant);
  // 8 000 € more for 2028 make 24 000 € in that year: both decisions are published.
  await granted({ association: ressourcerie, exercice: 2028, accorde: 8000 });
  expect(await lines(agent, { obligatoires: 'true' })).toHaveLength(avant + 2);
});

test('another service publishes its own alone', async () => {
  expect(await check(autre)).toMatchObject({ publiables: 0, ecartees: 1 });
  expect((await api(readOpenData, { as: autre, query: { service: premier.id } })).status).toBe(404);
  expect((await api(checkOpenData, { as: autre, query: { service: premier.id } })).status).toBe(404);
  expect((await api(readOpenData, { as: agent, query: { service: premier.id } })).status).toBe(200);
  for (const role of ['lca.association', 'rds.appli_admin']) {
    const as = { ...agent, role, roles: [role] };
    expect([role, (await api(readOpenData, { as })).status]).toEqual([role, 403]);
    expect([role, (await api(checkOpenData, { as })).status]).toEqual([role, 403]);
  }
});
