import { describe, expect, test } from 'vitest';
import { type BlocLettre, texteLettreSchema } from '../dossier/texte-lettre.schema.ts';
import { composeCourrier } from './courrier.rules.ts';
import { donneesExemple } from './exemple-courrier.rules.ts';
import { plainTexte, readTexte, splitPassages } from './texte-courrier.rules.ts';

const said = (texte: string) => [{ texte }];

describe('the lines of a template of before', () => {
  test.each<[string, BlocLettre[]]>([
    ['', []],
    ['\n \n', []],
    ['un\ndeux', [{ genre: 'paragraphe', passages: said('un\ndeux') }]],
    [
      'un\n\ndeux',
      [
        { genre: 'paragraphe', passages: said('un') },
        { genre: 'paragraphe', passages: said('deux') },
      ],
    ],
    [
      '# Titre\nsuite',
      [
        { genre: 'titre', passages: said('Titre') },
        { genre: 'paragraphe', passages: said('suite') },
      ],
    ],
    ['- a\n- b', [{ genre: 'liste', points: [said('a'), said('b')] }]],
    [
      'avant\n- a\naprès',
      [
        { genre: 'paragraphe', passages: said('avant') },
        { genre: 'liste', points: [said('a')] },
        { genre: 'paragraphe', passages: said('après') },
      ],
    ],
    ['[Tableau des projets]', [{ genre: 'tableau' }]],
    ['#sans espace', [{ genre: 'paragraphe', passages: said('#sans espace') }]],
    ['<b>gras</b> **x**', [{ genre: 'paragraphe', passages: said('<b>gras</b> **x**') }]],
    ['un\r\ndeux', [{ genre: 'paragraphe', passages: said('un\ndeux') }]],
    ['[à voir]', [{ genre: 'paragraphe', passages: said('[à voir]') }]],
    ['[si demain]', [{ genre: 'paragraphe', passages: said('[si demain]') }]],
  ])('%j is read as its blocks', (texte, blocs) => {
    const read = readTexte(texte);
    expect(read).toEqual({ forme: 1, blocs });
    expect(texteLettreSchema.safeParse(read).success).toBe(true);
  });

  test('its fields become chips, known or not', () => {
    expect(splitPassages('À { service.nom }, {x}.')).toEqual([
      { texte: 'À ' },
      { champ: 'service.nom' },
      { texte: ', ' },
      { champ: 'x' },
      { texte: '.' },
    ]);
  });

  test('the letter it makes is word for word the one it made before', () => {
    const texte =
      'Madame, Monsieur,\n\n{service.nom} vous accorde\n{decision.montant}.\n# Titre {dossier.numero}\n- a ;\n- {agent.nom}.\nFin {inconnu}.';
    const { blocs } = composeCourrier({ objet: 'x', corps: readTexte(texte) }, donneesExemple);
    expect(blocs.map((bloc) => ('points' in bloc ? bloc.points : 'texte' in bloc && bloc.texte))).toEqual([
      'Madame, Monsieur,',
      'DRAJES Sud vous accorde\n5\u202f000\u00a0€.',
      'Titre 27-000412',
      ['a ;', 'Paul Girard.'],
      'Fin {inconnu}.',
    ]);
  });
});

describe('the plain form', () => {
  const texte =
    '# Titre\n\nUn {service.nom}\nbis\n\n- a\n- b\n\n[tableau des projets]\n\n[si accordée ou accordée en partie]\n\nBravo.\n\n- c\n\n[fin si]\n\nFin';

  test('is read and written the same', () => {
    const read = readTexte(texte);
    expect(plainTexte(read)).toBe(texte);
    expect(read.blocs.map(({ genre }) => genre)).toEqual([
      'titre',
      'paragraphe',
      'liste',
      'tableau',
      'condition',
      'paragraphe',
    ]);
  });

  test('loses bold and numbers, never the words', () => {
    const blocs: BlocLettre[] = [
      { genre: 'paragraphe', passages: [{ texte: 'a ' }, { texte: 'b', gras: true }] },
      { genre: 'liste', numerotee: true, points: [said('c')] },
      {
        genre: 'grille',
        lignes: [
          [said('d'), said('e')],
          [said('f'), []],
        ],
      },
    ];
    expect(plainTexte({ forme: 1, blocs })).toBe('a b\n\n- c\n\nd | e\nf | ');
  });
});

test.each([
  [{ forme: 2, blocs: [] }],
  [{ forme: 1, blocs: [{ genre: 'html', html: '<b>x</b>' }] }],
  [{ forme: 1, blocs: [{ genre: 'paragraphe', passages: [{ texte: 'x', couleur: 'rouge' }] }] }],
  [{ forme: 1, blocs: [{ genre: 'condition', cas: [], blocs: [] }] }],
  [
    {
      forme: 1,
      blocs: [
        {
          genre: 'condition',
          cas: ['accordee'],
          blocs: [{ genre: 'condition', cas: ['refusee'], blocs: [] }],
        },
      ],
    },
  ],
])('%j is not a text of a letter', (corps) => {
  expect(texteLettreSchema.safeParse(corps).success).toBe(false);
});
