import { describe, expect, it } from 'vitest';
import {
  adresseTransmise,
  demandeTransmise,
  domiciliataireTransmis,
  nomTransmis,
  numeroTransmis,
  objetTransmis,
  plafonds,
  valeursEnvoyees,
  videsProblems,
} from './envoi.rules.ts';
import { aDemande } from './test/test-demande-complete.ts';

describe('a name, as it is sent', () => {
  it.each([
    ['Les Pions de l’Huveaune', 'LES PIONS DE L HUVEAUNE'],
    ["Les Pions de l'Huveaune", 'LES PIONS DE L HUVEAUNE'],
    ['Échecs & Cie (Marseille) !', 'ÉCHECS CIE MARSEILLE'],
    ['« Vive » l’été — 2027', 'VIVE L ÉTÉ 2027'],
    ['Saint-Loup, 13011', 'SAINT-LOUP 13011'],
    ['A.S. Les Lilas', 'A.S. LES LILAS'],
    ['***', ''],
  ])('%s loses its special symbols: %s [R5.30]', (typed, sent) => {
    expect(nomTransmis(typed)).toBe(sent);
  });

  it.each([
    ['Section n°1', 'SECTION N.1'],
    ['n° 12', 'N. 12'],
    ['°', '.'],
  ])('%s has a period for its degree sign: %s [R5.32]', (typed, sent) => {
    expect(nomTransmis(typed)).toBe(sent);
  });

  it.each([
    [119, 119],
    [120, 120],
    [121, 120],
    [250, 120],
  ])('of %d characters keeps %d [R5.31] [R9.24]', (typed, sent) => {
    expect(nomTransmis('A'.repeat(typed))).toHaveLength(sent);
  });

  it('never ends with the space of its cut', () => {
    expect(nomTransmis(`${'A'.repeat(119)} B`)).toBe('A'.repeat(119));
  });
});

describe('an object, as it is sent', () => {
  it.each([
    ['Jouer aux échecs, tous les jours ; (même l’été).', "Jouer aux échecs, tous les jours ; (même l'été)."],
    ['Les « grands » & les petits', 'Les grands les petits'],
    ['Première ligne\nseconde ligne', 'Première ligne seconde ligne'],
    ['Budget : 500 € @ Marseille #1', 'Budget : 500 Marseille 1'],
    ['Culture/sport', 'Culture/sport'],
  ])('%j is %j [R5.33]', (typed, sent) => {
    expect(objetTransmis(typed)).toBe(sent);
  });

  it.each([
    [259, 259],
    [260, 260],
    [261, 260],
  ])('of %d characters keeps %d [R5.34] [R9.25]', (typed, sent) => {
    expect(objetTransmis('a'.repeat(typed))).toHaveLength(sent);
  });
});

describe('an address, as it is sent', () => {
  it.each([
    ['cplt_1', 35],
    ['voie', 30],
    ['bp', 7],
    ['commune', 30],
  ] as const)(
    'keeps of %s its first %d characters [R5.35] [R5.36] [R5.37] [R5.38] [R9.26] [R9.27] [R9.28]',
    (name, max) => {
      for (const [length, kept] of [
        [max - 1, max - 1],
        [max, max],
        [max + 1, max],
      ] as const) {
        expect(adresseTransmise({ [name]: 'x'.repeat(length) })[name]).toHaveLength(kept);
      }
    },
  );

  it('leaves the rest of it as it is', () => {
    const rest = { pays: 'FRANCE', type_voie: 'RUE', cp: '13011', code_insee: '13211', cedex: 'Cedex 20' };
    expect(adresseTransmise(rest)).toEqual({ ...rest, num_voie: null, repet_voie: null });
  });

  it.each([
    ['12', null, '12', null],
    ['12 bis', null, '12', 'B'],
    ['12BIS', null, '12', 'B'],
    ['3 ter', null, '3', 'T'],
    ['3 Quater', null, '3', 'Q'],
    ['3 quinquies', null, '3', 'C'],
    ['7 A', null, '7', 'A'],
    ['7z', null, '7', 'Z'],
    ['12', 'B', '12', 'B'],
    ['12 ter', 'B', '12', 'T'],
    ['12-14', null, '12', null],
    ['12 octies', 'B', '12', 'B'],
    ['sans', null, null, null],
    ['', null, null, null],
    [null, 'B', null, 'B'],
  ])(
    'has of %j and %j the number %j and the index %j [R5.39] [R5.40]',
    (num_voie, repet_voie, numero, index) => {
      expect(numeroTransmis({ num_voie, repet_voie })).toEqual({ num_voie: numero, repet_voie: index });
    },
  );

  it.each([
    [8, 8],
    [9, 9],
    [10, 9],
  ])('of a number of %d digits keeps %d [R5.41]', (typed, sent) => {
    expect(numeroTransmis({ num_voie: '1'.repeat(typed) }).num_voie).toHaveLength(sent);
    expect(numeroTransmis({ num_voie: `${'1'.repeat(typed)}-2` }).num_voie).toHaveLength(sent);
  });
});

it.each([
  ['« La Ruche »', '"La Ruche"'],
  ['“La Ruche”', '"La Ruche"'],
  ['L’Atelier d‘en face', "L'Atelier d'en face"],
  ['L`Atelier', "L'Atelier"],
  ['La Ruche', 'La Ruche'],
])('who hosts the seat, %s, has plain quotes: %s [R5.42]', (typed, sent) => {
  expect(domiciliataireTransmis(typed)).toBe(sent);
});

it('caps what the specification caps [R9.24] [R9.25] [R9.26] [R9.27] [R9.28]', () => {
  expect(plafonds).toEqual({ nom: 120, objet: 260, cplt_1: 35, voie: 30, bp: 7, commune: 30, num_voie: 9 });
});

describe('what is read again before sending', () => {
  const pairs = (demande = aDemande()) =>
    valeursEnvoyees(demande).map(({ path, saisi, transmis, isChange }) => [path, saisi, transmis, isChange]);

  it('shows each cleaned value as typed and as sent, in the order of the form', () => {
    expect(pairs()).toEqual([
      ['identite.nom', 'Les Pions de l’Huveaune', 'LES PIONS DE L HUVEAUNE', true],
      [
        'activites.objet',
        'Faire découvrir les échecs dans le quartier.',
        'Faire découvrir les échecs dans le quartier.',
        false,
      ],
      ['coordonnees.adresse_siege.num_voie', '12', '12', false],
      ['coordonnees.adresse_siege.voie', 'des Lilas', 'des Lilas', false],
      ['coordonnees.adresse_siege.commune', 'Marseille', 'Marseille', false],
    ]);
  });

  it('names each by its label, and of which address it is', () => {
    expect(valeursEnvoyees(aDemande()).map(({ label }) => label)).toEqual([
      'Nom',
      'Objet',
      'Adresse du siège : Numéro',
      'Adresse du siège : Voie',
      'Adresse du siège : Commune',
    ]);
  });

  it('shows the second address and who hosts the seat where they are asked, and not otherwise', () => {
    const demande = aDemande();
    const coordonnees = {
      ...demande.coordonnees,
      info_siege: { domicile_entreprise: true, domiciliataire_nom: '« La Ruche »' },
      adresse_gestion: { pays: 'FRANCE', bp: 'BP 123456', commune: 'Aix' },
    };
    const paths = (courrier_ailleurs: boolean) =>
      pairs({ ...demande, coordonnees: { ...coordonnees, courrier_ailleurs } }).map(([path]) => path);
    expect(paths(true)).toContain('coordonnees.info_siege.domiciliataire_nom');
    expect(paths(true)).toContain('coordonnees.adresse_gestion.bp');
    expect(paths(false)).not.toContain('coordonnees.adresse_gestion.bp');
    expect(demandeTransmise({ ...demande, coordonnees }).coordonnees?.adresse_gestion).toBeNull();
  });

  it('changes nothing once it was cleaned', () => {
    const sent = demandeTransmise(aDemande());
    expect(valeursEnvoyees(sent).filter(({ isChange }) => isChange)).toEqual([]);
    expect(demandeTransmise(sent)).toEqual(sent);
  });

  it('refuses what leaves nothing to send', () => {
    const demande = aDemande();
    const empty = { ...demande, identite: { ...demande.identite, nom: '***' } };
    expect(videsProblems(empty, ['identite.nom'])).toEqual([
      { code: 'demande-siret.rien-a-transmettre', field: 'identite.nom', params: { label: 'Nom' } },
    ]);
    expect(videsProblems(demande, ['identite.nom'])).toEqual([]);
  });
});
