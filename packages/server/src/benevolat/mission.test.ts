import { randomUUID } from 'node:crypto';
import { missionEndpoints as calls } from '@asso/contract/benevolat/mission.endpoints';
import { expect, it } from 'vitest';
import { aPerson } from '../association/test/test-associations.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { aBenevolatWorld, benevolatToday } from './test/test-declarations.sql.ts';

const clock = aClock(benevolatToday);
const portal = await aPortal({ features, clock });
const { db, api } = portal;
const monde = await aBenevolatWorld(db);
const enTete = 'reference;titre;association;debut;fin;commune;code_postal;description;retiree';
const importe = (texte: string, as = monde.admin) =>
  api(calls.importMissions, { as, body: { genre: 'missions', fichier: 'm.csv', texte, essai: false } });
const list = (searchQuery: string, as = monde.helene) =>
  api(calls.listMissions, { as, query: { searchQuery } });

it('come in by a file, are listed until they are over, and are taken away by it', async () => {
  const titre = `Mission ${randomUUID()}`;
  const ligne = `${titre.slice(-12)};${titre};${monde.id_rna};2027-03-01;2027-03-15;Marseille;13011;;`;
  const texte = `${enTete}\n${ligne}\nM-0;Sans association;W999999999;2027-03-01;;;;;\nM-1;À l’envers;${monde.id_rna};2027-03-02;2027-03-01;;;;`;
  const { body } = await importe(texte);
  expect(body.lignes.map(({ numero, resultat, champ }) => [numero, resultat, champ])).toEqual([
    [2, 'ajoutee', null],
    [3, 'rejetee', 'association'],
    [4, 'rejetee', 'fin'],
  ]);
  expect((await importe(`${enTete}\n${ligne}`)).body.bilan).toMatchObject({ inchangee: 1, ajoutee: 0 });
  expect((await list(titre)).body).toMatchObject({ total: 1, items: [{ titre, fin: '2027-03-15' }] });
  clock.set('2027-03-15T23:00:00Z');
  expect((await list(titre)).body.total).toBe(0);
  clock.set(benevolatToday);
  expect((await importe(`${enTete}\n${ligne}oui`)).body.bilan).toMatchObject({ modifiee: 1 });
  expect((await list(titre)).body.total).toBe(0);
});

it('are read by associations, administrators and volunteers; imported by administrators alone', async () => {
  const benevole = await aPerson(db, { roles: ['dab.benevole'], role: 'dab.benevole' });
  const service = await aPerson(db, { roles: ['rds.service'], role: 'rds.service' });
  const statuses = [];
  for (const as of [monde.helene, monde.admin, benevole, service])
    statuses.push((await list('x', as)).status);
  expect(statuses).toEqual([200, 200, 200, 403]);
  expect((await importe(`${enTete}\n`, monde.helene)).status).toBe(403);
  expect((await api(calls.listImportsMissions, { as: monde.helene })).status).toBe(403);
  expect((await api(calls.listImportsMissions, { as: monde.admin })).status).toBe(200);
});

it('say in the words of the specification that they cannot be read [M092]', () => {
  expect(calls.listMissions.fallback.message).toBe(
    'Une erreur est survenue lors de la récupération des missions.',
  );
});
