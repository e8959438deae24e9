import { describe, expect, test } from 'vitest';
import { readTexte, replaceChamps } from './texte-courrier.rules.ts';

describe('the text of a letter', () => {
  test.each([
    ['', []],
    ['\n \n', []],
    ['un\ndeux', [{ genre: 'paragraphe', texte: 'un\ndeux' }]],
    [
      'un\n\ndeux',
      [
        { genre: 'paragraphe', texte: 'un' },
        { genre: 'paragraphe', texte: 'deux' },
      ],
    ],
    [
      '# Titre\nsuite',
      [
        { genre: 'titre', texte: 'Titre' },
        { genre: 'paragraphe', texte: 'suite' },
      ],
    ],
    ['- a\n- b', [{ genre: 'liste', points: ['a', 'b'] }]],
    [
      'avant\n- a\naprès',
      [
        { genre: 'paragraphe', texte: 'avant' },
        { genre: 'liste', points: ['a'] },
        { genre: 'paragraphe', texte: 'après' },
      ],
    ],
    ['[Tableau des projets]', [{ genre: 'tableau' }]],
    ['#sans espace', [{ genre: 'paragraphe', texte: '#sans espace' }]],
    ['<b>gras</b>', [{ genre: 'paragraphe', texte: '<b>gras</b>' }]],
    ['un\r\ndeux', [{ genre: 'paragraphe', texte: 'un\ndeux' }]],
  ])('%j is read as its blocks', (texte, expected) => {
    expect(readTexte(texte).blocs).toEqual(expected);
  });

  test.each([
    ['{association.nom}', []],
    ['{ association.nom }', []],
    ['a\n{association.nmo}', [['courrier.champ-inconnu', 2, 'association.nmo']]],
    ['{}', [['courrier.champ-inconnu', 1, '']]],
    ['{__proto__}', [['courrier.champ-inconnu', 1, '__proto__']]],
    ['{association.nom', [['courrier.accolade', 1, undefined]]],
    ['association.nom}', [['courrier.accolade', 1, undefined]]],
    [
      '{x} {y}\n\n}',
      [
        ['courrier.champ-inconnu', 1, 'x'],
        ['courrier.champ-inconnu', 1, 'y'],
        ['courrier.accolade', 3, undefined],
      ],
    ],
  ])('%j: what is wrong is told with its place', (texte, expected) => {
    const { problems } = readTexte(texte);
    expect(problems.map(({ code, params }) => [code, params?.ligne, params?.champ])).toEqual(expected);
  });

  test('fields that look like the unknown one are proposed', () => {
    const [problem] = readTexte('{association.nmo}').problems;
    expect(problem?.params?.proposes).toContain('{association.nom}');
    const [named] = readTexte('{montant}').problems;
    expect(named?.params?.proposes).toBe('{decision.montant}');
  });

  test('fields are told once, and replaced wherever they stand', () => {
    expect(readTexte('{service.nom}\n- {service.nom}').champs).toEqual(['service.nom']);
    expect(replaceChamps('{service.nom}, {inconnu}', () => 'DRAJES')).toBe('DRAJES, {inconnu}');
  });

  test('a value that looks like a field stays what it is', () => {
    expect(replaceChamps('{decision.motif}', () => '{service.nom} $& # x')).toBe('{service.nom} $& # x');
  });
});
