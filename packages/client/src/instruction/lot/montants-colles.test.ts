import { expect, it } from 'vitest';
import { type LotLigneShown, pasteByNumero, pasteByPlace, sayPasted, splitCells } from './montants-colles.ts';

const montant = (id_projet: string, annee = 2027, montant_accorde: number | null = null) => ({
  ...{ id_projet, annee, projet: 'Projet 1', demande: 2000 },
  montant_accorde,
});
const line = (rang: number, id_fo: string, change: Partial<LotLigneShown> = {}): LotLigneShown => ({
  ...{ rang, id_fo, association: `Association ${rang}`, etat: 'prete', cause: null },
  montants: [montant(`p${rang}`)],
  ...change,
});
const lines = [
  line(1, '26-000057', { montants: [montant('p1', 2027, 400)] }),
  line(2, '26-000059'),
  line(3, '26-000060', { montants: [montant('p3', 2027, 900)] }),
  line(4, '26-000061', { montants: [montant('p4'), montant('p4', 2028)] }),
  line(5, '26-000062', { etat: 'retiree' }),
  line(6, '26-000063', {
    etat: 'exclue',
    cause: { code: 'lot.deja-decide', message: 'Il est déjà décidé.' },
  }),
];
const parNumero = (text: string) => pasteByNumero(lines, splitCells(text));
const apres = (colles: ReturnType<typeof parNumero>) =>
  colles.lignes.map(({ id_fo, apres: montants }) => [id_fo, ...montants.map((one) => one.montant_accorde)]);
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '));

it('gives each amount to the dossier whose number is before it, wherever it stands', () => {
  const colles = parNumero('N°\tProposé\n26-000059\t500\n26-000057\t800\n');
  expect(apres(colles)).toEqual([
    ['26-000059', 500],
    ['26-000057', 800],
  ]);
  expect(colles.lignes[1]?.avant).toEqual([{ id_projet: 'p1', annee: 2027, montant_accorde: 400 }]);
  expect([colles.laisses, colles.arrondis]).toEqual([[], []]);
  expect(plain([sayPasted(colles)])).toEqual(['2 montants collés.']);
});

it('says each line that it leaves aside, and why', () => {
  const colles = parNumero(
    [
      '26-000099\t700',
      '26-000059\t1,250',
      '26-000057\t100',
      '26-000057\t200',
      '26-000062\t300',
      '26-000063\t300',
      '26-000061\t300',
      '\t450',
      '26-000060\t',
    ].join('\n'),
  );
  expect(apres(colles)).toEqual([['26-000057', 100]]);
  expect(colles.laisses.map(({ texte, raison }) => `${texte} : ${raison}`)).toEqual([
    '26-000099 700 : pas dans ce lot',
    '26-000059 1,250 : montant illisible',
    '26-000057 200 : donné deux fois',
    '26-000062 300 : retiré du lot',
    '26-000063 300 : Il est déjà décidé.',
    '26-000061 300 : 2 montants attendus, un par projet et par année',
    '450 : sans numéro de dossier',
  ]);
});

it('reads one amount a year, the last amount of a row, and says what it rounds', () => {
  const colles = parNumero('26-000061;12 700;12.700,00 €\n26-000059;Les Pions;2 500;2.000,50');
  expect(apres(colles)).toEqual([
    ['26-000061', 12_700, 12_700],
    ['26-000059', 2001],
  ]);
  expect(plain(colles.arrondis)).toEqual(['« 2.000,50 » : 2 001 €']);
});

it('without numbers, fills one year downwards in the order of the queue', () => {
  const from = { rang: 2, id_projet: 'p2', annee: 2027 };
  const colles = pasteByPlace(lines, from, ['1 800', '', '900', '12', 'à voir']);
  expect(apres(colles)).toEqual([
    ['26-000059', 1800],
    ['26-000061', 900],
  ]);
  expect(colles.laisses).toEqual([
    { texte: '12', raison: 'après le dernier dossier' },
    { texte: 'à voir', raison: 'montant illisible' },
  ]);
});
