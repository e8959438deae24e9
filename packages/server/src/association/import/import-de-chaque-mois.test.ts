import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { aClock } from '../../platform/clock/clock.ts';
import { aDatabase } from '../../platform/db/test/test-database.ts';
import { findAssociation } from '../association.sql.ts';
import { anAssociation } from '../test/test-associations.sql.ts';
import { importRegistre } from './import-registre.ts';
import { type RapportLigne, readMotif } from './rapport.ts';
import {
  anEtablissementLine,
  anUniteLine,
  aRnaLine,
  etablissementHeader,
  rnaHeader,
  uniteHeader,
} from './test/test-lignes.ts';

const { db, pool } = await aDatabase();
const folder = mkdtempSync(join(tmpdir(), 'mois-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const aFile = (name: string, lines: readonly string[]): string => {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join('\r\n')}\r\n`);
  return path;
};

const hidden = { siren: '900000043', identifiantAssociationUniteLegale: '', denominationUniteLegale: '[ND]' };
const hiddenSeat = { siren: '900000043', siret: '90000004300018', codePostalEtablissement: '[ND]' };
/** One association that closed, then was registered again under another SIREN. */
const reborn = { identifiantAssociationUniteLegale: 'W751234502', denominationUniteLegale: 'RENAISSANCE' };
const disagreeing = { id: 'W751234501', titre: 'DEUX NUMEROS' };

const fichiers = [
  aFile('rna.csv', [
    rnaHeader,
    aRnaLine({ ...disagreeing, siret: '90000000200014' }),
    aRnaLine({ id: 'W751234502', id_ex: '', titre: 'RENAISSANCE', siret: '' }),
  ]),
  aFile('unites.csv', [
    uniteHeader,
    anUniteLine(hidden),
    anUniteLine({ ...hidden, siren: '900000050' }),
    anUniteLine({
      siren: '900000019',
      identifiantAssociationUniteLegale: 'W751234501',
      denominationUniteLegale: 'DEUX NUMEROS',
    }),
    anUniteLine({ ...reborn, siren: '900000027', etatAdministratifUniteLegale: 'C' }),
    anUniteLine({ ...reborn, siren: '900000035' }),
  ]),
  aFile('etablissements.csv', [
    etablissementHeader,
    anEtablissementLine({
      ...hiddenSeat,
      libelleCommuneEtablissement: 'LYON',
      codeCommuneEtablissement: '69384',
    }),
    anEtablissementLine({
      siren: '900000027',
      siret: '90000002700018',
      etatAdministratifEtablissement: 'F',
      dateDebut: '2025-12-31',
    }),
    anEtablissementLine({ siren: '900000035', siret: '90000003500018' }),
  ]),
];

async function month() {
  const lignes: RapportLigne[] = [];
  const bilans = await importRegistre({
    pool,
    clock: aClock(),
    fichiers,
    onLignes: (_, more) => void lignes.push(...more),
  });
  return { bilans: bilans ?? [], motifs: lignes.map(readMotif).filter(Boolean) };
}

const bySiren = (value: string) => findAssociation(db, { kind: 'siren', value });

it('the same files, month after month, erase nothing that was typed, and change nothing the second time', async () => {
  const typed = { nom: 'ASSO DISCRÈTE', sigle: 'AD', commune: 'Lyon', code_postal: '69004' };
  await anAssociation(db, {
    ...typed,
    id_siren: '900000043',
    id_rna: null,
    id_siret_siege: null,
    code_departement: '69',
  });

  const first = await month();
  expect(first.motifs).toEqual([
    'La structure a demandé que son nom ne soit pas publié : elle entre quand quelqu’un l’inscrit.',
    'L’association a deux SIREN dans Sirene : 900000035 est gardé, 900000027 la retrouve aussi.',
  ]);
  const seen = async () => ({
    discrete: await bySiren('900000043'),
    deux: await bySiren('900000019'),
    renee: await bySiren('900000035'),
  });
  const after = await seen();
  expect(after.discrete).toMatchObject({
    nom: 'ASSO DISCRÈTE',
    sigle: 'AD',
    commune: 'LYON',
    code_postal: '69004',
    code_departement: '69',
    id_siret_siege: '90000004300018',
  });
  expect(after.deux).toMatchObject({
    nom: 'DEUX NUMEROS',
    id_rna: 'W751234501',
    id_siret_siege: '90000001900018',
  });
  expect(after.renee).toMatchObject({
    id_rna: 'W751234502',
    id_siren: '900000035',
    id_siret_siege: '90000003500018',
    etat: 'active',
  });
  const found = [
    await bySiren('900000027'),
    await findAssociation(db, { kind: 'siret', value: '90000002700018' }),
    await findAssociation(db, { kind: 'siret', value: '90000003500018' }),
  ];
  expect(found.map((one) => one?.id)).toEqual(Array(3).fill(after.renee?.id));
  expect(await bySiren('900000002')).toBeUndefined();
  expect(await bySiren('900000050')).toBeUndefined();

  for (const _ of ['second', 'third']) {
    const again = await month();
    expect(again.bilans.map(({ ajoutee, modifiee }) => ajoutee + modifiee)).toEqual([0, 0, 0]);
    expect(await seen()).toEqual(after);
  }
});
