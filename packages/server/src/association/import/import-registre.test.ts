import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aClock } from '../../platform/clock/clock.ts';
import { aDatabase } from '../../platform/db/test/test-database.ts';
import { findAssociation } from '../association.sql.ts';
import { clearRegistre, listSieges, updateAssociation } from '../test/test-associations.sql.ts';
import { importRegistre } from './import-registre.ts';
import { type RapportLigne, readMotif } from './rapport.ts';
import { FichierInconnu } from './read-fichier.ts';
import {
  anEtablissementLine,
  anUniteLine,
  aRnaLine,
  etablissementHeader,
  rnaHeader,
  uniteHeader,
} from './test/test-lignes.ts';

const { db, pool } = await aDatabase();
const folder = mkdtempSync(join(tmpdir(), 'registre-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let written = 0;
function aFile(lines: string[], encoding: BufferEncoding = 'utf8'): string {
  const path = join(folder, `${++written}.csv`);
  writeFileSync(path, Buffer.from(`${lines.join('\r\n')}\r\n`, encoding));
  return path;
}

async function run(...fichiers: string[]) {
  const lignes: RapportLigne[] = [];
  const bilans = await importRegistre({
    pool,
    clock: aClock(),
    fichiers,
    onLignes: (_, more) => void lignes.push(...more),
  });
  return { bilans: bilans ?? [], lignes };
}

const byRna = (value: string) => findAssociation(db, { kind: 'rna', value });
const bySiren = (value: string) => findAssociation(db, { kind: 'siren', value });

beforeEach(() => clearRegistre(db));

describe('importing the RNA', () => {
  it('adds associations, and changes nothing the second time', async () => {
    const file = aFile([rnaHeader, aRnaLine(), aRnaLine({ id: 'W133900418', titre: 'Autre', siret: '' })]);
    expect((await run(file)).bilans).toMatchObject([{ lignes: 2, ajoutee: 2 }]);
    const before = await byRna('W133900417');
    expect((await run(file)).bilans).toMatchObject([{ lignes: 2, ajoutee: 0, modifiee: 0, inchangee: 2 }]);
    expect(await byRna('W133900417')).toEqual(before);
    expect(before).toMatchObject({
      nom: "LES PIONS DE L'HUVEAUNE",
      id_siren: '661017236',
      commune: 'Marseille',
      code_departement: '13',
      etat: 'active',
    });
  });

  it('takes the changes of a newer file and keeps what the association typed', async () => {
    await run(aFile([rnaHeader, aRnaLine()]));
    await updateAssociation(db, 'W133900417', { corps: '{"activites":{"domaine":"Sport"}}' });
    const changed = aRnaLine({
      titre: 'LES PIONS',
      position: 'D',
      date_disso: '2026-05-12',
      maj_time: '2026-06-01',
    });
    expect((await run(aFile([rnaHeader, changed]))).bilans).toMatchObject([{ modifiee: 1 }]);
    expect(await byRna('W133900417')).toMatchObject({
      nom: 'LES PIONS',
      etat: 'dissoute',
      date_dissolution: '2026-05-12',
      corps: { activites: { domaine: 'Sport' } },
      version: 2,
    });
  });

  it('leaves out wrong lines, says their numbers and goes on', async () => {
    const file = aFile([
      rnaHeader,
      aRnaLine(),
      aRnaLine({ id: 'W12' }),
      'W133900419;trop;court',
      aRnaLine({ id: 'W133900420', titre: '' }),
      aRnaLine({ id: 'W133900421', titre: 'Bonne', siret: '' }),
    ]);
    const { bilans, lignes } = await run(file);
    expect(bilans).toMatchObject([{ lignes: 5, ajoutee: 2, rejetee: 3 }]);
    expect(lignes.map((ligne) => `${ligne.numero} ${ligne.resultat} ${readMotif(ligne)}`.trim())).toEqual([
      '2 ajoutee',
      '3 rejetee Le numéro « W12 » n’a pas la forme attendue.',
      '4 rejetee La ligne a 3 colonnes, 39 sont attendues.',
      '5 rejetee La ligne n’a pas de nom.',
      '6 ajoutee',
    ]);
  });

  it('reads an old file in ISO-8859-1, line breaks in a purpose, quotes that do not close', async () => {
    const file = aFile(
      [
        rnaHeader,
        aRnaLine({ titre: 'Fête d``été à Alès', objet: 'première\nseconde' }),
        aRnaLine({ id: 'W133900418', titre: 'X', siret: '' }).replace('X', 'L"ouverte" bis'),
      ],
      'latin1',
    );
    expect((await run(file)).bilans).toMatchObject([{ ajoutee: 2 }]);
    expect(await byRna('W133900417')).toMatchObject({ nom: 'Fête d``été à Alès' });
    expect(await byRna('W133900418')).toMatchObject({ nom: 'L"ouverte" bis' });
  });

  it('reads a line twice in one file as one association', async () => {
    const file = aFile([rnaHeader, aRnaLine(), aRnaLine({ titre: 'PIONS', maj_time: '2026-09-09' })]);
    expect((await run(file)).bilans).toMatchObject([{ ajoutee: 1, modifiee: 1 }]);
    expect(await byRna('W133900417')).toMatchObject({ nom: 'PIONS' });
  });

  it('leaves a SIREN to the association that has it, and says so', async () => {
    const { lignes } = await run(
      aFile([rnaHeader, aRnaLine(), aRnaLine({ id: 'W133900418', id_ex: '', titre: 'Autre' })]),
    );
    expect(lignes[1]).toMatchObject({
      resultat: 'ajoutee',
      problem: { code: 'association.import-siren-en-conflit' },
    });
    expect(await byRna('W133900418')).toMatchObject({ id_siren: null, id_siret_siege: null });
  });

  it('refuses a file of other columns', async () => {
    await expect(run(aFile(['a;b;c', '1;2;3']))).rejects.toThrow(FichierInconnu);
  });
});

describe('importing Sirene', () => {
  const unites = () =>
    aFile([
      uniteHeader,
      anUniteLine(),
      anUniteLine({ siren: '552100554', categorieJuridiqueUniteLegale: '5710' }),
    ]);
  const places = () =>
    aFile([
      etablissementHeader,
      anEtablissementLine(),
      anEtablissementLine({
        siret: '66101723600026',
        nic: '00026',
        etablissementSiege: 'false',
        codePostalEtablissement: '13600',
      }),
      anEtablissementLine({ siret: '55210055400013', siren: '552100554', nic: '00013' }),
    ]);

  it('joins the RNA by the number either knows, and passes over companies', async () => {
    const files = [aFile([rnaHeader, aRnaLine({ siret: '' })]), unites(), places()];
    const { bilans } = await run(...files);
    expect(bilans).toMatchObject([
      { ajoutee: 1 },
      { lignes: 2, modifiee: 1, 'hors-champ': 1 },
      { lignes: 3, ajoutee: 2, 'hors-champ': 1 },
    ]);
    expect(await bySiren('661017236')).toMatchObject({
      id_rna: 'W133900417',
      id_siret_siege: '66101723600018',
      registre: { Sirene: { coordonnees: { adresse_siege: { commune: 'MARSEILLE' } } } },
    });
    const again = await run(...files);
    expect(again.bilans.map(({ ajoutee, modifiee }) => [ajoutee, modifiee])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('makes an association that the RNA does not hold', async () => {
    await run(
      aFile([
        uniteHeader,
        anUniteLine({ identifiantAssociationUniteLegale: '', categorieJuridiqueUniteLegale: '9260' }),
      ]),
      places(),
    );
    expect(await bySiren('661017236')).toMatchObject({ id_rna: null, commune: 'MARSEILLE' });
  });

  it('moves the seat', async () => {
    await run(unites(), places());
    const moved = anEtablissementLine({
      siret: '66101723600026',
      nic: '00026',
      codePostalEtablissement: '13600',
      libelleCommuneEtablissement: 'LA CIOTAT',
      dateDernierTraitementEtablissement: '2026-09-01',
    });
    await run(aFile([etablissementHeader, moved]));
    expect(await bySiren('661017236')).toMatchObject({
      id_siret_siege: '66101723600026',
      commune: 'LA CIOTAT',
    });
    expect(await listSieges(db)).toEqual(['66101723600026']);
  });
});

it('runs once at a time', async () => {
  const file = aFile([rnaHeader, aRnaLine()]);
  let inner: unknown;
  await importRegistre({
    pool,
    clock: aClock(),
    fichiers: [file],
    onLignes: async () => {
      inner = await importRegistre({ pool, clock: aClock(), fichiers: [file] });
    },
  });
  expect(inner).toBeNull();
});
