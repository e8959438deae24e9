import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rattachementEndpoints as endpoints } from '@asso/contract/association/rattachement.endpoints';
import { afterAll, expect, it } from 'vitest';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { type AssociationRow, findAssociation } from '../association.sql.ts';
import { associationFeature } from '../feature.ts';
import { countFiches } from '../fusion/test/test-fiches.sql.ts';
import { aPerson } from '../test/test-associations.sql.ts';
import { importRegistre } from './import-registre.ts';
import {
  anEtablissementLine,
  anUniteLine,
  aRnaLine,
  etablissementHeader,
  rnaHeader,
  uniteHeader,
} from './test/test-lignes.ts';

const portal = await aPortal({ features: [associationFeature] });
const { db, pool } = portal;
const admin = await aPerson(db, { role: 'lca.admin', roles: ['lca.admin'] });
const folder = mkdtempSync(join(tmpdir(), 'mois-fusion-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const aFile = (name: string, lines: readonly string[]): string => {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join('\r\n')}\r\n`);
  return path;
};

const unite = (siren: string, rna: string, nom: string) =>
  anUniteLine({ siren, identifiantAssociationUniteLegale: rna, denominationUniteLegale: nom });
const rna = (id: string, titre: string, id_ex: string) => aRnaLine({ id, titre, id_ex, siret: '' });

/** Two files of each of three associations: both numbers twice, one number each, and one that an administrator corrects. */
const fichiers = [
  aFile('rna.csv', [
    rnaHeader,
    rna('W751234601', 'LES VOISINS', '0751034601'),
    rna('W751234602', 'VOISINS DE LA RUE HAUTE', '0751034602'),
    rna('W751234603', 'FOYER RURAL', '0751034603'),
    rna('W751234604', 'CHORALE', '0751034604'),
    aRnaLine({ id: 'W751234605', titre: 'THEATRE', id_ex: '0751034605', siret: '90000007600018' }),
    aRnaLine({ id: 'W751234606', titre: 'CIRQUE', id_ex: '0751034606', siret: '90000008400018' }),
  ]),
  aFile('unites.csv', [
    uniteHeader,
    unite('900000019', 'W751234601', 'VOISINS UN'),
    unite('900000027', 'W751234602', 'VOISINS DEUX'),
    unite('900000035', '', 'FOYER RURAL DE L ETANG'),
    unite('900000043', 'W751234604', 'UNE AUTRE CHORALE'),
    unite('900000050', '', 'CHORALE DU PORT'),
    unite('900000076', 'W751234605', 'THEATRE SA'),
    unite('900000084', 'W751234606', 'CIRQUE DU QUAI'),
  ]),
  aFile('etablissements.csv', [
    etablissementHeader,
    anEtablissementLine({ siren: '900000019', siret: '90000001900018' }),
    anEtablissementLine({ siren: '900000027', siret: '90000002700018' }),
    anEtablissementLine({ siren: '900000035', siret: '90000003500018' }),
    anEtablissementLine({ siren: '900000050', siret: '90000005000018' }),
    anEtablissementLine({ siren: '900000076', siret: '90000007600018' }),
    anEtablissementLine({ siren: '900000084', siret: '90000008400018' }),
  ]),
];

async function month() {
  const bilans = (await importRegistre({ pool, clock: aClock(), fichiers })) ?? [];
  return bilans.map(({ ajoutee, modifiee }) => [ajoutee, modifiee]);
}

const find = async (value: string): Promise<AssociationRow> => {
  const kind = value.startsWith('W') ? 'rna' : value.length === 14 ? 'siret' : 'siren';
  const row = await findAssociation(db, { kind, value });
  if (!row) throw new Error(`nothing has ${value}`);
  return row;
};
const versionsOf = async (...values: string[]) =>
  Promise.all(values.map(async (value) => (await find(value)).version));

async function fusionner(id_asso: string, absorbee: string): Promise<string> {
  const [gardee, autre] = await versionsOf(id_asso, absorbee);
  const { body } = await portal.api(endpoints.fusionner, {
    as: admin,
    query: { id_asso },
    body: {
      absorbee,
      motif: 'La même association.',
      versions: { gardee: gardee ?? 0, absorbee: autre ?? 0 },
    },
  });
  return body.id;
}

async function corriger(id_asso: string, body: object): Promise<number> {
  const [version] = await versionsOf(id_asso);
  const done = await portal.api(endpoints.corrigerNumeros, {
    as: admin,
    query: { id_asso },
    body: { motif: 'L’avis de situation le dit.', ...body },
    ifMatch: version,
  });
  return done.status;
}

it('the files of each month, after a merge, bring nothing back and change nothing more', async () => {
  await month();
  const fusion = await fusionner('W751234601', 'W751234602');
  await fusionner('900000035', 'W751234603');
  const files = await countFiches(db);
  const [voisins, foyer] = [await find('W751234601'), await find('W751234603')];

  await month();
  const numbers = ['W751234601', 'W751234602', '900000019', '900000027', '90000001900018', '90000002700018'];
  const seen = async () => ({
    found: await Promise.all(numbers.map(async (value) => (await find(value)).id)),
    voisins: await find('W751234601'),
    foyer: await find('900000035'),
  });
  const after = await seen();
  expect(after.found).toEqual(numbers.map(() => voisins.id));
  expect(after.voisins).toMatchObject({
    nom: 'LES VOISINS',
    id_siren: '900000019',
    id_siret_siege: '90000001900018',
  });
  expect(after.foyer).toMatchObject({
    id: foyer.id,
    nom: 'FOYER RURAL',
    id_rna: 'W751234603',
    id_siren: '900000035',
    id_siret_siege: '90000003500018',
  });
  for (const _ of ['second', 'third']) {
    expect(await month()).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(await seen()).toEqual(after);
  }
  expect(await countFiches(db)).toBe(files);

  await portal.api(endpoints.annulerFusion, {
    as: admin,
    query: { id_asso: 'W751234601' },
    body: { id_fusion: fusion },
  });
  await month();
  expect((await find('900000027')).id).not.toBe(voisins.id);
  expect(await find('W751234602')).toMatchObject({ id_siren: '900000027', id_siret_siege: '90000002700018' });
  expect(await month()).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

it('a number that an administrator corrected holds, whatever Sirene goes on saying', async () => {
  await month();
  const chorale = await find('W751234604');
  expect(chorale.id_siren).toBe('900000043');
  // The file of Sirene alone gives its SIREN back first: it was another file.
  const port = await find('900000050');
  expect(port.id).not.toBe(chorale.id);
  expect(await corriger('W751234604', { id_siren: '900000050' })).toBe(409);
  expect(await corriger('W751234604', { id_siren: '900000068' })).toBe(200);
  await month();
  expect(await find('W751234604')).toMatchObject({ id: chorale.id, id_siren: '900000068', nom: 'CHORALE' });
  // The legal unit that was not its own is an association apart, known to Sirene alone.
  expect(await find('900000043')).toMatchObject({ nom: 'UNE AUTRE CHORALE', id_rna: null });
  expect(await month()).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

it('a number that an administrator took away does not come back, whichever register still gives it', async () => {
  await month();
  // The RNA's line gives the SIREN, and Sirene's the RNA number.
  const [theatre, cirque] = [await find('W751234605'), await find('W751234606')];
  expect(theatre).toMatchObject({ id_siren: '900000076', id_siret_siege: '90000007600018' });
  expect(await corriger('W751234605', { id_siren: null })).toBe(200);
  expect(await corriger('W751234606', { id_rna: null })).toBe(200);
  const seen = async () => ({
    theatre: await findAssociation(db, { kind: 'uuid', value: theatre.id }),
    cirque: await findAssociation(db, { kind: 'uuid', value: cirque.id }),
  });
  await month();
  const after = await seen();
  expect(after.theatre).toMatchObject({ id_rna: 'W751234605', id_siren: null, id_siret_siege: null });
  expect(after.cirque).toMatchObject({ id_rna: null, id_siren: '900000084', nom: 'CIRQUE DU QUAI' });
  // What the registers go on saying is of other associations.
  expect(await find('900000076')).toMatchObject({ nom: 'THEATRE SA', id_rna: null });
  expect(await find('90000007600018')).toMatchObject({ nom: 'THEATRE SA' });
  expect(await find('W751234606')).toMatchObject({ nom: 'CIRQUE', id_siren: null });
  for (const _ of ['second', 'third']) {
    expect(await month()).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(await seen()).toEqual(after);
  }
});
