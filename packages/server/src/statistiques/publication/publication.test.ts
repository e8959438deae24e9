import { readFileSync } from 'node:fs';
import { openDataEndpoints } from '@asso/contract/statistiques/open-data.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { nomsScdl } from '@asso/domain/statistiques/scdl.rows';
import { expect, it } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { readCsv } from '../../platform/sheet/test/test-read-sheet.ts';
import {
  addInstruction,
  anAgent,
  aProjet,
  aStatistiquesWorld,
  markPeople,
  setRna,
} from '../test/test-instructions.sql.ts';
import { accepts, type TableSchema } from '../test/test-table-schema.ts';
import { publishWorker } from './publier.job.ts';

const schema: TableSchema = JSON.parse(readFileSync('docs/schemas/scdl-subventions-2.1.1.json', 'utf8'));
const portal = await aPortal({ features, clock: aClock('2027-06-01T12:00:00Z') });
const { api, db, inject } = portal;
const monde = await aStatistiquesWorld(db);
const [premier, second] = monde.services;
const [subvention] = monde.subventions;
const [voisins] = monde.associations;
if (!premier || !second || !subvention || !voisins) throw new Error('a world is whole');
const agentOf = (service: string, role: 'responsable' | 'membre') =>
  anAgent(monde.agents[0]?.id ?? '', { services: [service], ...(role === 'responsable' ? { role } : {}) });
const responsable = agentOf(premier.id, 'responsable');

const trap = 'PIEGE';
await setRna(db, voisins, 'W131000001');
for (const accorde of [9000, 14_000.01]) {
  const id_dossier = await addInstruction(db, monde, {
    ...{ service: premier.id, association: voisins, campagne: subvention.campagne, exercice: 2027 },
    ...{ etat: '6', demande: accorde, accorde },
    ...{ transmis_le: new Date('2027-02-01T10:00:00Z'), modifie_le: new Date('2027-03-14T10:00:00Z') },
  });
  await aProjet(db, { id_dossier, intitule: 'Former nos arbitres', par: monde.par });
}
await markPeople(db, trap);

const choose = (as: Actor, publie = true, service = premier.id) =>
  api(openDataEndpoints.choosePublication, { as, params: { service }, body: { publie } });
const make = () =>
  publishWorker(portal).handler(
    {},
    { id: 'x', attempt: 1, isLastAttempt: false, signal: new AbortController().signal },
  );
const read = async (url: string) => {
  const { statusCode, headers, body } = await inject({ url });
  return { status: statusCode, type: headers['content-type'], body };
};
const ouvertes = '/donnees-ouvertes';

it('nothing is public before the service chose it, and only who answers for it chooses', async () => {
  await make();
  expect((await read(ouvertes)).body).toContain('Aucun service ne publie');
  expect((await choose(agentOf(premier.id, 'membre'))).status).toBe(403);
  expect((await choose(agentOf(second.id, 'responsable'))).status).toBe(404);
  const without = await choose(responsable);
  expect([without.status, without.codes]).toEqual([422, ['statistiques.publier-sans-siret']]);
  const siret = { params: { service: premier.id }, body: { siret: '11000201100044' }, ifMatch: 1 };
  await api(openDataEndpoints.saveSiretService, { as: responsable, ...siret });
  expect((await choose(responsable)).body).toEqual({ publie: true, adresse: expect.any(String) });
});

it('both files are public at an address that stays, and follow the published schema', async () => {
  await make();
  const { adresse } = (await choose(responsable)).body;
  for (const [fichier, n] of [
    ['subventions', 2],
    ['conventions', 2],
  ] as const) {
    const { status, type, body } = await read(`${ouvertes}/${adresse}/${fichier}.csv`);
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
    const [head, ...rows] = readCsv(body, ',');
    expect(head).toEqual(nomsScdl);
    expect(rows).toHaveLength(n);
    for (const row of rows)
      for (const [at, field] of schema.fields.entries())
        expect([field.name, row[at], accepts(field, row[at] ?? '')]).toEqual([field.name, row[at], true]);
  }
  const { services } = (await api(openDataEndpoints.checkOpenData, { as: responsable, query: {} })).body;
  expect(services[0]?.publication).toMatchObject({ publie: true, adresse, nombre: 2 });
});

it('the catalogue says licence, date, schema and address of each file, in the words of DCAT', async () => {
  const { type, body } = await read(`${ouvertes}/catalogue.jsonld`);
  expect(type).toBe('application/ld+json; charset=utf-8');
  const { 'dcat:dataset': sets, ...catalogue } = JSON.parse(body);
  expect(catalogue['@type']).toBe('dcat:Catalog');
  expect(sets).toHaveLength(2);
  for (const set of sets) {
    expect(set['dct:modified']).toBe('2027-06-01T12:00:00.000Z');
    expect(set['dct:license']['@id']).toContain('licence-ouverte');
    const { pathname } = new URL(set['dcat:distribution']['dcat:downloadURL']['@id']);
    expect((await read(pathname)).status).toBe(200);
  }
});

it('nothing of anybody is in what is published', async () => {
  const seen = [`${ouvertes}/catalogue.jsonld`, ouvertes];
  const { body: page } = await read(ouvertes);
  seen.push(...[...page.matchAll(/href="(\/donnees-ouvertes\/[^"]+)"/g)].map(([, url = '']) => url));
  expect(seen.filter((url) => url.endsWith('.csv'))).toHaveLength(2);
  for (const url of seen) {
    const { body } = await read(url);
    expect([url, body.includes(trap), /@(?!context|id|type)[a-z]+\./i.test(body)]).toEqual([
      url,
      false,
      false,
    ]);
  }
  expect((await read('/sitemap.xml')).body).toContain(ouvertes);
});

it('a service that stops is read no more, and finds its address again', async () => {
  const { adresse } = (await choose(responsable, false)).body;
  expect((await read(`${ouvertes}/${adresse}/subventions.csv`)).status).toBe(404);
  expect((await choose(responsable)).body.adresse).toBe(adresse);
});
