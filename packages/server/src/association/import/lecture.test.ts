import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { decodeLigne } from '../../referentiel/import/decode.ts';
import { avancementText, duration, tellAvancement } from './avancement.ts';
import { cellReader, splitCellules } from './cellules.ts';
import { Filtre } from './filtre.ts';
import { findForme } from './formes.ts';
import { EndlessLigne, RegistreLecteur } from './lecteur.ts';
import { openRapport } from './rapport.ts';
import { listSources } from './sources.ts';
import { anUniteLine, aRnaLine, rnaHeader, uniteHeader } from './test/test-lignes.ts';
import { ZipIllisible } from './zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'registre-lecture-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the cells of a line', () => {
  it.each<[text: string, cells: string[] | null]>([
    ['a;b;c', ['a', 'b', 'c']],
    ['', ['']],
    [';;', ['', '', '']],
    ['"a";"b;c";""', ['a', 'b;c', '']],
    ['"il dit ""oui""";"x"', ['il dit "oui"', 'x']],
    ['"L"ouverte" bis";"x"', ['L"ouverte" bis', 'x']],
    ['a "b" c;d', ['a "b" c', 'd']],
    ['"a";', ['a', '']],
    ['"ouverte;"b"x', null],
    ['"a";"ouverte', null],
  ])('reads %s', (text, cells) => {
    expect(splitCellules(text, ';')).toEqual(cells);
  });

  it.each<[text: string, rang: number, cell: string | null]>([
    ['a,b,c', 0, 'a'],
    ['a,b,c', 2, 'c'],
    ['a,b,c', 3, null],
    ['a,"b,""c",d', 1, 'b,""c'],
    ['a,"b,""c",d', 2, 'd'],
    ['a,"ouverte,d', 2, null],
    ['a,,c', 1, ''],
  ])('reads one cell of %s in its bytes, the number %i', (text, rang, cell) => {
    const bytes = Buffer.from(`xx${text}yy`);
    expect(cellReader(',', rang)(bytes, 2, bytes.length - 2)).toBe(cell);
  });

  it('reads UTF-8, ISO-8859-1, and what Windows adds to it', () => {
    expect(decodeLigne(Buffer.from('Fête'))).toBe('Fête');
    expect(decodeLigne(Buffer.from('Fête', 'latin1'))).toBe('Fête');
    expect(decodeLigne(Buffer.from([0x63, 0x9c, 0x75, 0x72, 0x92]))).toBe('cœur’');
  });
});

describe('reading a file', () => {
  const read = (header: string, lines: string[], isKnown = (_: string) => true, step = 7) => {
    const of = findForme(header);
    if (!of) throw new Error('unknown header');
    const lecteur = new RegistreLecteur(of, { octet: 0, ligne: 1 }, isKnown);
    const bytes = Buffer.from(lines.join('\n'));
    const lots = [];
    for (let at = 0; at < bytes.length; at += step) lots.push(...lecteur.read(bytes.subarray(at, at + step)));
    const last = lecteur.end();
    const lignes = [...lots, last].flatMap((lot) => lot.lignes);
    return {
      ...last,
      size: bytes.length,
      told: lignes.map(({ numero, kind }) => `${numero} ${kind}`),
      lignes,
    };
  };

  it('gives each record the number of its first line, and ends where the file does', () => {
    const lines = [aRnaLine({ objet: 'une\ndeux\ntrois' }), '', aRnaLine({ id: 'W133900418' })];
    const found = read(rnaHeader, lines);
    expect(found.told).toEqual(['2 association', '6 association']);
    expect([found.octet, found.ligne]).toEqual([found.size + 1, 6]);
  });

  it('loses one line to a quote that nobody closed, not those after it', () => {
    const broken = aRnaLine({ id: 'W133900419' }).replace(/"$/, '');
    const lines = [broken, ...Array.from({ length: 100 }, (_, n) => aRnaLine({ id: `W1339${10_000 + n}` }))];
    const { told, lignes } = read(rnaHeader, lines, undefined, 1000);
    expect(told.filter((one) => one.endsWith('rejetee'))).toEqual(['2 rejetee']);
    expect(told.filter((one) => one.endsWith('association')).length).toBe(100);
    expect(lignes.find(({ kind }) => kind === 'rejetee')).toMatchObject({
      brut: expect.stringMatching(/^"W133900419";/),
    });
  });

  it('passes over the companies without reading them, those with commas in their names too', () => {
    const lines = [
      anUniteLine({
        siren: 'x',
        denominationUniteLegale: '"DUPONT, FILS"',
        categorieJuridiqueUniteLegale: '5499',
      }),
      anUniteLine(),
    ];
    const found = read(uniteHeader, lines);
    expect([found.told, found.horsChamp]).toEqual([['3 association'], 1]);
  });

  it('refuses a file without line breaks', () => {
    expect(() => read(rnaHeader, ['x'.repeat(1_100_000)], undefined, 600_000)).toThrow(EndlessLigne);
  });

  it('says in a sentence that a .zip was cut short', async () => {
    const path = join(folder, 'cut.zip');
    writeFileSync(path, 'PK\u0003\u0004 and nothing else');
    await expect(listSources(path)).rejects.toThrow(ZipIllisible);
  });
});

it('holds what it was given, and hardly anything else', () => {
  const filtre = new Filtre(10_000);
  for (let n = 0; n < 10_000; n++) filtre.add(String(700_000_000 + n * 7));
  const held = Array.from({ length: 10_000 }, (_, n) => filtre.has(String(700_000_000 + n * 7)));
  const others = Array.from({ length: 10_000 }, (_, n) => filtre.has(String(300_000_000 + n * 11)));
  expect(held.every(Boolean)).toBe(true);
  expect(others.filter(Boolean).length).toBeLessThan(200);
});

describe('the report', () => {
  const wrong = (numero: number) => ({
    numero,
    cle: '',
    resultat: 'rejetee' as const,
    problem: { code: 'association.import-sans-nom', field: 'titre' },
    brut: '=1+1',
  });

  it('tells the wrong lines with their number, reason and raw value, and goes on with what is there', async () => {
    const chemin = join(folder, 'rapports', 'rapport.csv');
    const tell = openRapport({ chemin, isComplet: false });
    await tell('rna.csv', [{ numero: 2, cle: 'W1', resultat: 'ajoutee' }]);
    expect(existsSync(chemin)).toBe(false);
    await tell('rna.csv', [{ numero: 2, cle: 'W1', resultat: 'ajoutee' }, wrong(3)]);
    await openRapport({ chemin, isComplet: true })('rna.csv', [
      { numero: 4, cle: 'W1', resultat: 'ajoutee' },
      { numero: 5, cle: '', resultat: 'hors-champ' },
    ]);
    expect(readFileSync(chemin, 'utf8')).toBe(
      "\ufefffichier;ligne;numero;resultat;motif;valeur\r\nrna.csv;3;;rejetee;La ligne n’a pas de nom.;'=1+1\r\nrna.csv;4;W1;ajoutee;;\r\n",
    );
  });

  it('stops at its most lines, and says so once', async () => {
    const chemin = join(folder, 'full.csv');
    const tell = openRapport({ chemin, isComplet: false, most: 3 });
    await tell('rna.csv', [wrong(1), wrong(2), wrong(3)]);
    await tell('rna.csv', [wrong(4), wrong(5)]);
    await tell('rna.csv', [wrong(6)]);
    const lines = readFileSync(chemin, 'utf8').trim().split('\r\n');
    expect(lines.length).toBe(5);
    expect(lines.at(-1)).toContain('Plus de 3 lignes');
  });
});

describe('the progress', () => {
  const suivi = (lignes: number, lu: number) => ({ nom: 'rna.csv', lignes, lu, taille: 1000 });
  const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');

  it('says lines, share, speed and time left', () => {
    const text = avancementText(
      { suivi: suivi(1000, 100), at: 0 },
      { suivi: suivi(251_000, 500), at: 20_000 },
    );
    expect(plain(text)).toBe('rna.csv : 251 000 lignes, 50 %, 12 500 lignes/s, reste 25 s');
  });

  it.each([
    [9.4, '9 s'],
    [59.6, '1 min 00 s'],
    [100, '1 min 40 s'],
    [3599.6, '1 h 00'],
    [7500, '2 h 05'],
  ])('writes %d s as %s', (seconds, text) => {
    expect(duration(seconds)).toBe(text);
  });

  it('is said now and then', () => {
    const said: string[] = [];
    let now = 1_000_000;
    const tell = tellAvancement({ say: (text) => said.push(text), now: () => now, everyMs: 1000 });
    for (let n = 0; n < 10; n++, now += 300) tell(suivi(n * 100, n * 10));
    expect(said.length).toBe(3);
  });
});
