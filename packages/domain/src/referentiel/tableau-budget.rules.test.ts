import { expect, test } from 'vitest';
import { parseTableauBudget } from './tableau-budget.rules.ts';

const amounts = (texte: string) =>
  Object.fromEntries(parseTableauBudget(texte).lignes.map(({ code, euros }) => [code, euros]));
const left = (texte: string) => parseTableauBudget(texte).ignorees.map(({ texte: t, raison }) => [t, raison]);

test('reads numbers, names and both, in one or several columns [R9.45]', () => {
  expect(
    amounts(
      [
        '60-1\tPrestations de services\t1 200',
        '61 Locations\t300',
        '65\t40',
        '66 - Charges financières\t1.250 €',
      ].join('\n'),
    ),
  ).toEqual({ '60-1': 1200, '61-1': 300, '65': 40, '66': 1250 });
  expect(amounts('61\tLocations\t300\nAssurances\t99,60')).toEqual({ '61-1': 300, '61-3': 100 });
});

test('reads the two sides of a form side by side [R9.47]', () => {
  const texte = [
    'CHARGES\tMontant\tPRODUITS\tMontant',
    '60 - Achats\t1 500\t70 - Vente de produits finis, de marchandises, prestations de services\t800',
    'Prestations de services\t1 000\t756. Cotisations\t600',
    'Autres fournitures\t500\t758 Dons\t100',
    'TOTAL DES CHARGES\t1 500\tTOTAL DES PRODUITS\t1 500',
  ].join('\n');
  expect(parseTableauBudget(texte)).toEqual({
    lignes: [
      { code: '70', label: 'Vente de produits finis, de marchandises, prestations de services', euros: 800 },
      { code: '60-1', label: 'Prestations de services', euros: 1000 },
      { code: '756', label: 'Cotisations', euros: 600 },
      { code: '60-3', label: 'Autres fournitures', euros: 500 },
      { code: '758', label: 'Dons', euros: 100 },
    ],
    cofinanceurs: [],
    ignorees: [],
  });
});

test('the official form leaves nothing aside: other funders are told apart, for people to confirm', () => {
  const texte = [
    'CHARGES\tMontant\tPRODUITS\tMontant',
    '60 – Achats\t1500\t70 – Vente de produits finis, de marchandises, prestations de services\t0',
    'Prestations de services\t1000\t73 – Dotations et produits de tarification\t-',
    "Autres fournitures\t500\t74 – Subventions d'exploitation\t3300",
    'Achats matières et fournitures\t0\tÉtat : préciser le(s) ministère(s), directions ou services déconcentrés sollicités cf. 1ère page\t2000',
    '61 – Services extérieurs\t300\tConseil.s Régional(aux) :\t0',
    'Locations\t300\tConseil.s Départemental(aux) :\t–',
    'Entretien et réparation\t-\tCommune, communauté de communes ou d’agglomérations :\t500',
    'Documentation\t0\tCAF des Bouches-du-Rhône\t800',
    'TOTAL DES CHARGES\t1800\tTOTAL DES PRODUITS\t3300',
  ].join('\n');
  const { lignes, cofinanceurs, ignorees } = parseTableauBudget(texte);
  expect(lignes.map(({ code, euros }) => [code, euros]).filter(([, euros]) => euros !== 0)).toEqual([
    ['60-1', 1000],
    ['60-3', 500],
    ['61-1', 300],
  ]);
  expect(cofinanceurs).toEqual([
    {
      ...{ compte: '74-1', euros: 2000 },
      nom: 'État : préciser le(s) ministère(s), directions ou services déconcentrés sollicités cf. 1ère page',
    },
    { compte: '74-4', nom: 'Commune, communauté de communes ou d’agglomérations', euros: 500 },
    { compte: '74-5', nom: 'CAF des Bouches-du-Rhône', euros: 800 },
  ]);
  expect(ignorees).toEqual([]);
});

test.each([
  ['74 Commune\t500', '74-4', 'Commune'],
  ['74\tRégion Sud\t500', '74-2', 'Région Sud'],
  ['74-3 - Département du Var\t500', '74-3', 'Département du Var'],
  ['Conseil.s Régional(aux) :\t500', '74-2', 'Conseil.s Régional(aux)'],
  ['Ville d’Arles\t500', '74-4', 'Ville d’Arles'],
  ['Mairie 500', '74-4', 'Mairie'],
  ['Communauté d’agglomération du pays\t500', '74-4', 'Communauté d’agglomération du pays'],
  ['DRAJES Occitanie;500', '74-1', 'DRAJES Occitanie'],
  ['FSE;500', '74-6', 'FSE'],
  ['ASP emplois aidés;500', '74-7', 'ASP emplois aidés'],
  ['Autres établissements publics;500', '74-8', 'Autres établissements publics'],
  ['Fondation de France;500', '74-9', 'Fondation de France'],
])('« %s » is a subvention of %s', (texte, compte, nom) => {
  expect(parseTableauBudget(texte)).toEqual({
    lignes: [],
    cofinanceurs: [{ compte, nom, euros: 500 }],
    ignorees: [],
  });
});

test('reads contributions in kind and own resources [R9.46, R9.48, R9.49]', () => {
  expect(
    amounts('864;Personnel bénévole;900\n870;Bénévolat;900\nRPA-2;Participation des bénéficiaires;50'),
  ).toEqual({
    '864': 900,
    '870': 900,
    'RPA-2': 50,
  });
});

test('tells apart accounts of the same name by their number, and takes the line rather than its group', () => {
  expect(amounts('750;Autres produits de gestion courante;70')).toEqual({ '750': 70 });
  expect(amounts('Autres produits de gestion courante;70')).toEqual({ '750': 70 });
});

test('sums an account that stands on two lines', () => {
  expect(amounts('Locations;300\nLocations;200')).toEqual({ '61-1': 500 });
});

test.each([
  ['Buvette;300', [['Buvette : 300', 'compte-inconnu']]],
  ['61;Locations;5OO', [['Locations : 5OO', 'montant-illisible']]],
  ['60 Achats;1200', [['60 Achats : 1200', 'a-repartir']]],
  ["74;Subventions d'exploitation;2000", [["Subventions d'exploitation : 2000", 'verrouille']]],
  ['863;Autres dons;10', [['Autres dons : 10', 'compte-inconnu']]],
  ['Locations;', []],
  ['Budget 2027 du club', []],
])('says why « %s » is left out', (texte, ignorees) => {
  expect(left(texte)).toEqual(ignorees);
  expect(amounts(texte)).toEqual({});
});
