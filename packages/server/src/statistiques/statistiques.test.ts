import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { statistiquesEndpoints } from '@asso/contract/statistiques/statistiques.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import {
  addInstruction,
  anAgent,
  aStatistiquesWorld,
  type InstructionLigne,
} from './test/test-instructions.sql.ts';

const portal = await aPortal({ features, clock: aClock('2027-06-01T12:00:00Z') });
const { api, db } = portal;
const monde = await aStatistiquesWorld(db);
const [premier, second] = monde.services;
const [subvention, autreSubvention] = monde.subventions;
const [voisins, foyer] = monde.associations;
if (!premier || !second || !subvention || !autreSubvention || !voisins || !foyer)
  throw new Error('a world is whole');

const le = (day: string): Date => new Date(`${day}T10:00:00Z`);
const aLigne = (changes: Partial<InstructionLigne>): InstructionLigne => ({
  service: premier.id,
  association: voisins,
  campagne: subvention.campagne,
  exercice: 2027,
  etat: 'D',
  demande: 1000,
  accorde: null,
  transmis_le: le('2027-02-01'),
  modifie_le: le('2027-02-01'),
  ...changes,
});

await addInstruction(db, monde, aLigne({}));
await addInstruction(db, monde, aLigne({ etat: 'A', transmis_le: null, demande: 70 }));
await addInstruction(db, monde, aLigne({ etat: 'B', transmis_le: null, demande: 80 }));
await addInstruction(db, monde, aLigne({ etat: '6', accorde: 600, modifie_le: le('2027-03-03') }));
await addInstruction(
  db,
  monde,
  aLigne({ etat: '11', association: foyer, accorde: 5, modifie_le: le('2027-02-11') }),
);
await addInstruction(
  db,
  monde,
  aLigne({ etat: '10', exercice: 2026, accorde: 900.5, modifie_le: le('2027-04-02') }),
);
await addInstruction(
  db,
  monde,
  aLigne({ service: second.id, campagne: autreSubvention.campagne, demande: 44 }),
);

const agent = anAgent(monde.agents[0]?.id ?? '', { services: [premier.id] });
const autre = anAgent(monde.agents[1]?.id ?? '', { services: [second.id] });
const admin = (territoire: string | null): Actor => ({
  ...anAgent(monde.par, {}),
  role: 'rds.admin',
  roles: ['rds.admin'],
  territoire,
});

type Query = { service?: string; subvention?: string; exercice?: number };
const read = (as: Actor, query: Query = {}) => api(statistiquesEndpoints.readStatistiques, { as, query });
const ensemble = async (as: Actor, query: Query = {}) => (await read(as, query)).body.ensemble;

test('a service reads what came to it: neither what is being typed nor what was removed', async () => {
  const { body } = await read(agent);
  expect(body.ensemble).toEqual({ n: 4, accordes: 2, demande: 4000, accorde: 1500.5, enSaisie: 1 });
  expect(body.etats.map(({ etat, n }) => [etat, n])).toEqual([
    ['D', 1],
    ['6', 1],
    ['10', 1],
    ['11', 1],
  ]);
  expect(body.campagnes).toEqual([
    {
      subvention: subvention.id,
      titre: expect.any(String),
      exercice: 2027,
      n: 3,
      accordes: 1,
      demande: 3000,
      accorde: 600,
      engages: [],
    },
    {
      subvention: subvention.id,
      titre: expect.any(String),
      exercice: 2026,
      n: 1,
      accordes: 1,
      demande: 1000,
      accorde: 900.5,
      engages: [],
    },
  ]);
  expect(body.departements.map(({ code, n, accorde }) => [code, n, accorde])).toEqual([
    ['13', 3, 1500.5],
    ['2A', 1, 0],
  ]);
  expect(body.mois).toEqual([
    { mois: '2027-02', transmis: 4, demande: 4000, decides: 1, accorde: 0 },
    { mois: '2027-03', transmis: 0, demande: 0, decides: 1, accorde: 600 },
    { mois: '2027-04', transmis: 0, demande: 0, decides: 1, accorde: 900.5 },
  ]);
});

test('delays go from the first sending to the decision, in days of the calendar', async () => {
  const { delais } = (await read(agent)).body;
  expect(delais).toMatchObject({ decides: 3, mediane: 30, neuviemeDecile: 60 });
});

test('each figure is the number of the list it opens', async () => {
  const { body } = await read(agent);
  const total = async (query: object) =>
    (await api(dossierEndpoints.listDossiers, { as: agent, query })).body.total;
  expect(await total({})).toBe(body.ensemble.n);
  for (const { etat, n } of body.etats) expect([etat, await total({ etats: [etat] })]).toEqual([etat, n]);
  for (const { code, n } of body.departements) {
    expect([code, await total({ departements: [code] })]).toEqual([code, n]);
  }
  for (const { exercice, n } of body.exercices) {
    expect([exercice, await total({ exercices: [String(exercice)] })]).toEqual([exercice, n]);
  }
});

test('what is chosen narrows every figure, and not the choices', async () => {
  const { body } = await read(agent, { exercice: 2026 });
  expect(body.ensemble).toMatchObject({ n: 1, accorde: 900.5 });
  expect(body.choix.exercices).toEqual([2027, 2026]);
  expect(body.choix.subventions).toHaveLength(1);
  expect(await ensemble(agent, { subvention: subvention.id })).toMatchObject({ n: 4 });
  expect(await ensemble(agent, { subvention: autreSubvention.id })).toMatchObject({ n: 0 });
});

test('an administrator reads the services of their territory, the nation those of all, one of them at will', async () => {
  expect(await ensemble(admin('13'))).toMatchObject({ n: 4 });
  expect(await ensemble(admin('R93'))).toMatchObject({ n: 4 });
  expect(await ensemble(admin('30'))).toMatchObject({ n: 1, demande: 44 });
  expect(await ensemble(admin(null))).toMatchObject({ n: 5, demande: 4044 });
  const national = (await read(admin(null))).body;
  expect(national.choix.services.map(({ value }) => value).sort()).toEqual([premier.id, second.id].sort());
  expect(await ensemble(admin(null), { service: second.id })).toMatchObject({ n: 1 });
});

test('what another service received is nobody else’s', async () => {
  expect(await ensemble(autre)).toMatchObject({ n: 1, demande: 44 });
  const refused = await read(autre, { service: premier.id });
  expect([refused.status, refused.codes]).toEqual([404, ['statistiques.service-inconnu']]);
  expect((await read(agent, { service: premier.id })).status).toBe(200);
  expect((await read(admin('30'), { service: premier.id })).status).toBe(404);
  expect((await read(admin('13'), { service: premier.id })).status).toBe(200);
});

test('nobody but who instructs reads figures', async () => {
  const role = (name: string): Actor => ({ ...agent, role: name, roles: [name] });
  for (const name of ['lca.association', 'lca.admin', 'rds.appli_admin', 'osiris.appli_admin']) {
    expect([name, (await read(role(name))).status]).toEqual([name, 403]);
  }
  expect((await api(statistiquesEndpoints.readStatistiques)).status).toBe(401);
  expect((await read(agent)).status).toBe(200);
});
