import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aClock } from '../../platform/clock/clock.ts';
import { aDatabase } from '../../platform/db/test/test-database.ts';
import { samplePaths } from '../../seeds/sample/sample-paths.ts';
import { findAssociation } from '../association.sql.ts';
import { anAssociation, clearRegistre, updateAssociation } from '../test/test-associations.sql.ts';
import { LigneDepassee, updateAssociations } from './import-registre.sql.ts';
import { importRegistre } from './import-registre.ts';
import { listTraces } from './test/test-import.sql.ts';
import {
  anEtablissementLine,
  anUniteLine,
  aRnaLine,
  etablissementHeader,
  rnaHeader,
  uniteHeader,
} from './test/test-lignes.ts';

const { db, pool } = await aDatabase();
const folder = mkdtempSync(join(tmpdir(), 'registre-mois-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => clearRegistre(db));

let written = 0;
function aFile(...lines: string[]): string {
  const path = join(folder, `${++written}.csv`);
  writeFileSync(path, lines.join('\n'));
  return path;
}
const run = async (...fichiers: string[]) =>
  (await importRegistre({ pool, clock: aClock(), fichiers })) ?? [];
const byRna = (value: string) => findAssociation(db, { kind: 'rna', value });

const line = (id: string, more: Record<string, string> = {}) =>
  aRnaLine({ id, siret: '', titre: `Association ${id}`, ...more });
const october = () =>
  aFile(rnaHeader, line('W131000001'), line('W131000002'), line('W131000003'), line('W131000004'));

describe('the files of the month after', () => {
  it('write what changed, dissolve what ended, keep what is not there any more and what was typed', async () => {
    await run(october());
    await updateAssociation(db, 'W131000002', { corps: '{"identite":{"sigle":"TYPED"}}', version: 2 });
    const november = aFile(
      rnaHeader,
      line('W131000001'),
      line('W131000002', { titre: 'Nouveau nom', maj_time: '2026-11-02 08:00:00' }),
      line('W131000003', { position: 'D', date_disso: '2026-10-20', maj_time: '2026-11-03 08:00:00' }),
      line('W131000005'),
    );
    expect(await run(november)).toMatchObject([
      { lignes: 4, ajoutee: 1, modifiee: 2, inchangee: 1, fermee: 1, rejetee: 0 },
    ]);
    expect(await byRna('W131000002')).toMatchObject({
      nom: 'Nouveau nom',
      corps: { identite: { sigle: 'TYPED' } },
      version: 3,
    });
    expect(await byRna('W131000003')).toMatchObject({ etat: 'dissoute', date_dissolution: '2026-10-20' });
    expect(await byRna('W131000004')).toMatchObject({ etat: 'active', version: 1 });
  });

  it('write no row at all when nothing changed, those of the sample included', async () => {
    const files = samplePaths();
    await run(...files);
    const before = await listTraces(db);
    const again = await run(...files);
    expect(again.map(({ ajoutee, modifiee }) => ajoutee + modifiee)).toEqual(files.map(() => 0));
    expect(await listTraces(db)).toEqual(before);
    expect(before.length).toBeGreaterThan(600);
  });

  it('close an establishment, and count it', async () => {
    const units = aFile(uniteHeader, anUniteLine());
    const place = (etat: string, date: string) =>
      anEtablissementLine({
        siret: '66101723600026',
        nic: '00026',
        etablissementSiege: 'false',
        etatAdministratifEtablissement: etat,
        dateDernierTraitementEtablissement: date,
      });
    await run(units, aFile(etablissementHeader, place('A', '2026-09-01')));
    const [, closed] = await run(units, aFile(etablissementHeader, place('F', '2026-10-01')));
    expect(closed).toMatchObject({ modifiee: 1, fermee: 1 });
  });
});

describe('an association typed by hand', () => {
  it.each([
    ['its RNA number', { id_rna: 'W131000001', id_siren: null }, () => october(), 0],
    [
      'its SIREN',
      { id_rna: null, id_siren: '661017236' },
      () => aFile(uniteHeader, anUniteLine({ identifiantAssociationUniteLegale: 'W131000001' })),
      0,
    ],
  ])(
    'is joined by %s to the line that the register brings, and keeps what it typed',
    async (_, numbers, file, at) => {
      const { id } = await anAssociation(db, {
        nom: 'Typed',
        corps: '{"identite":{"nom":"Typed"}}',
        ...numbers,
      });
      expect((await run(file()))[at]).toMatchObject({ modifiee: 1 });
      expect(await byRna('W131000001')).toMatchObject({ id, corps: { identite: { nom: 'Typed' } } });
      expect((await byRna('W131000001'))?.nom).not.toBe('Typed');
    },
  );
});

it('decides again on an association that was saved since it was read', async () => {
  const { id } = await anAssociation(db, { version: 4 });
  const row = {
    id,
    version: 3,
    isRenommee: true,
    id_rna: null,
    id_ex: null,
    id_siren: null,
    id_siret_siege: null,
    nom: 'Older',
    sigle: null,
    etat: 'active' as const,
    date_dissolution: null,
    commune: null,
    code_postal: null,
    code_departement: null,
    registre: {},
  };
  const writing = db
    .transaction()
    .execute((tx) =>
      updateAssociations({ tx, at: new Date('2026-11-01'), copyInto: () => Promise.resolve() }, [row]),
    );
  await expect(writing).rejects.toThrow(LigneDepassee);
  expect(await findAssociation(db, { kind: 'uuid', value: id })).toMatchObject({ version: 4 });
});
