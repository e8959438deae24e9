import { readFileSync } from 'node:fs';
import { rna } from '@asso/domain/identifiants/rna';
import { siren, siret } from '@asso/domain/identifiants/siren-siret';
import { describe, expect, it } from 'vitest';
import { findAssociation } from '../../association/association.sql.ts';
import { importRegistre } from '../../association/import/import-registre.ts';
import { readMotif } from '../../association/import/rapport.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aDatabase } from '../../platform/db/test/test-database.ts';
import { sampleFiles } from './sample-files.ts';
import { sampleFolder, samplePaths } from './sample-paths.ts';
import { modeleStructures } from './structures.ts';

const { db, pool } = await aDatabase();

describe('the sample of the registers', () => {
  it('is what its script makes', () => {
    for (const { nom, text, encoding } of sampleFiles()) {
      expect(readFileSync(`${sampleFolder}${nom}`).equals(Buffer.from(text, encoding)), nom).toBe(true);
    }
  });

  it('has only numbers that are right, each its own', () => {
    const all = modeleStructures();
    const sirens = all.flatMap((one) => one.siren ?? []);
    const sirets = all.flatMap(({ etablissements }) => etablissements.map((one) => one.siret));
    const rnas = all.flatMap(({ idRna }) => idRna ?? []);
    for (const text of sirens) expect([siren.check(text), siren.warn?.(text)]).toEqual([null, null]);
    for (const text of sirets) expect([siret.check(text), siret.warn?.(text)]).toEqual([null, null]);
    for (const text of rnas) expect(rna.check(text)).toBeNull();
    for (const list of [sirens, sirets, rnas]) expect(new Set(list).size).toBe(list.length);
  });

  it('is imported whole, and again without a change', async () => {
    const motifs: string[] = [];
    const run = () =>
      importRegistre({
        pool,
        clock: aClock(),
        fichiers: samplePaths(),
        onLignes: (_, lignes) => void motifs.push(...lignes.map(readMotif).filter(Boolean)),
      });
    const first = await run();
    const again = await run();
    expect(motifs).toEqual([]);
    expect(first?.map(({ ajoutee, modifiee, rejetee }) => [ajoutee, modifiee, rejetee])).toEqual([
      [26, 0, 0],
      [93, 0, 0],
      [206, 0, 0],
      [expect.any(Number), expect.any(Number), 0],
      [282, 0, 0],
    ]);
    expect(again?.every(({ ajoutee, modifiee }) => ajoutee === 0 && modifiee === 0)).toBe(true);
  });

  it('holds the association of a court of Alsace-Moselle, an overseas number, dissolved and closed ones', async () => {
    expect(await findAssociation(db, { kind: 'siren', value: '664093861' })).toMatchObject({
      id_rna: null,
      code_departement: '67',
    });
    expect(await findAssociation(db, { kind: 'rna', value: 'W9R1900231' })).toMatchObject({
      nom: 'Les Jardins de la Ravine',
      code_departement: '974',
    });
    const all = modeleStructures();
    expect(all.filter(({ dissolution }) => dissolution !== null).length).toBeGreaterThan(10);
    expect(all.flatMap(({ etablissements }) => etablissements).some(({ isFerme }) => isFerme)).toBe(true);
  });
});
