import { describe, expect, it } from 'vitest';
import { enTeteLine, parseFichier } from '../referentiel/fichier-importe.rules.ts';
import { type GenreImportCec, modelesCec } from './import-cec.rules.ts';

const enTeteCec = (genre: GenreImportCec) => enTeteLine(modelesCec[genre]);
const lireFichierCec = (genre: GenreImportCec, texte: string) =>
  genre === 'sessions'
    ? parseFichier(modelesCec.sessions, texte)
    : parseFichier(modelesCec.declarations, texte);

const sessions = (...lignes: string[]) => [enTeteCec('sessions'), ...lignes].join('\r\n');
const declarations = (...lignes: string[]) => [enTeteCec('declarations'), ...lignes].join('\n');
const problemsOf = (genre: 'sessions' | 'declarations', texte: string) => {
  const read = lireFichierCec(genre, texte);
  if (!read.ok) return read.problems.map(({ code }) => code);
  return read.value.flatMap(({ numero, lu }) =>
    lu.ok ? [] : lu.problems.map(({ code, field }) => `${numero} ${field} ${code}`),
  );
};

describe('a file of sessions', () => {
  it('has four columns, in any order, days written either way', () => {
    expect(enTeteCec('sessions')).toBe('code;annee_activite;debut;fin');
    const texte = '\uFEFFFIN;code;DEBUT;annee_activite\n31/12/2027;2027;2027-01-01;2026\n';
    expect(lireFichierCec('sessions', texte)).toEqual({
      ok: true,
      value: [
        {
          numero: 2,
          cle: '2027',
          lu: {
            ok: true,
            value: { code: '2027', annee_activite: 2026, debut: '2027-01-01', fin: '2027-12-31' },
          },
        },
      ],
    });
  });

  it.each([
    ['an empty column', '2027;;2027-01-01;2027-12-31', ['2 annee_activite referentiel.import-vide']],
    ['no year', '2027;XXVI;2027-01-01;2027-12-31', ['2 annee_activite referentiel.import-annee']],
    ['a day that is none', '2027;2026;2027-02-30;2027-12-31', ['2 debut referentiel.import-jour']],
    ['an end before the beginning', '2027;2026;2027-02-02;2027-02-01', ['2 fin benevolat.import-dates']],
    ['one day', '2027;2026;2027-02-02;2027-02-02', []],
  ])('%s', (_, ligne, expected) => {
    expect(problemsOf('sessions', sessions(ligne))).toEqual(expected);
  });

  it.each([
    ['01/02/2027', '31/01/2027', ['2 fin benevolat.import-dates']],
    ['31/01/2027', '01/02/2027', []],
    ['31/01/2027', '2027-01-30', ['2 fin benevolat.import-dates']],
    ['31/02/2027', '01/01/2027', ['2 debut referentiel.import-jour']],
  ])('from %s to %s is compared as days, not as letters [R5.125]', (debut, fin, expected) => {
    expect(problemsOf('sessions', sessions(`2027;2026;${debut};${fin}`))).toEqual(expected);
  });
});

describe('a file of declarations', () => {
  const right = 'R-1;2027;W133900688;;MME;Zoé;Inventée;Éducatrice;120;2027-03-12';

  it('has ten columns, four of which may be empty', () => {
    const read = lireFichierCec('declarations', declarations(right));
    expect(read.ok && read.value[0]?.lu).toEqual({
      ok: true,
      value: {
        reference: 'R-1',
        session: '2027',
        association: 'W133900688',
        siret: null,
        civilite: 'MME',
        prenom: 'Zoé',
        nom: 'Inventée',
        fonction: 'Éducatrice',
        heures: 120,
        declare_le: '2027-03-12',
      },
    });
  });

  it('tells each wrong line by its place in the file, and goes on', () => {
    const texte = declarations(
      '',
      'R-0;2027;W1;;;;Seul;;0;hier',
      '',
      right,
      right.replace('R-1', '"R\n2"'),
      right,
    );
    expect(problemsOf('declarations', texte)).toEqual([
      '3 prenom referentiel.import-vide',
      '3 heures referentiel.import-nombre',
      '3 declare_le referentiel.import-jour',
      '8 reference referentiel.import-double',
    ]);
  });

  it('a refused line takes its reference from no line after it', () => {
    const texte = declarations(right.replace(';120;', ';12,5;'), right, right);
    expect(problemsOf('declarations', texte)).toEqual([
      '2 heures referentiel.import-nombre',
      '4 reference referentiel.import-double',
    ]);
  });

  it.each([
    ['0', ['2 heures referentiel.import-nombre']],
    ['1', []],
    ['8784', []],
    ['8785', ['2 heures referentiel.import-nombre']],
    ['12,5', ['2 heures referentiel.import-nombre']],
  ])('%s hours', (heures, expected) => {
    expect(problemsOf('declarations', declarations(right.replace(';120;', `;${heures};`)))).toEqual(expected);
  });

  it.each([
    ['nothing', '', ['referentiel.import-fichier-sans-ligne']],
    ['a first line alone', enTeteCec('declarations'), ['referentiel.import-fichier-sans-ligne']],
    ['another file', 'nom;prenom\nPetit;Lina', ['referentiel.import-colonnes-manquantes']],
  ])('refuses %s', (_, texte, expected) => {
    expect(problemsOf('declarations', texte)).toEqual(expected);
  });
});
