import { expect, test } from 'vitest';
import {
  anneeBornes,
  anneeEssayee,
  findReceveur,
  findRegle,
  listAiguillageProblems,
  matchesRegle,
  nextPersonne,
  type Regle,
  tryRegles,
} from './aiguillage.rules.ts';

const aRegle = (quand: Partial<Regle['quand']> = {}, alors: Partial<Regle['alors']> = {}): Regle => ({
  id: 'r',
  nom: 'Gard',
  quand: { departements: [], themes: [], campagnes: [], montant_min: null, montant_max: null, ...quand },
  alors: { personnes: ['ines'], etiquette: null, ...alors },
});
const faits = {
  departement: '30',
  themes: ['Sport'],
  campagne: 'FDVA',
  sous_dispositif: 'FI',
  demande: 2000,
};
const tous = { personne: () => true, etiquette: () => true, campagne: () => true };
const sans = (...partis: string[]) => ({
  personne: (id: string) => !partis.includes(id),
  etiquette: () => false,
  campagne: () => false,
});

test.each([
  [{}, true],
  [{ departements: ['30', '34'] }, true],
  [{ departements: ['13'] }, false],
  [{ themes: ['Culture', 'Sport'] }, true],
  [{ themes: ['Culture'] }, false],
  [{ montant_min: 2000, montant_max: 2000 }, true],
  [{ montant_min: 2001 }, false],
  [{ montant_max: 1999 }, false],
  [{ departements: ['30'], themes: ['Culture'] }, false],
  [{ campagnes: ['FDVA'] }, true],
  [{ campagnes: ['FONJEP', 'FDVA/FI'] }, true],
  [{ campagnes: ['FDVA/FORM'] }, false],
  [{ campagnes: ['FDVA', 'FONJEP'], departements: ['13'] }, false],
])('a rule takes what all its conditions say: %j', (quand, isTaken) => {
  expect(matchesRegle(aRegle(quand), faits)).toBe(isTaken);
});

test('a place, a theme or a campaign that is not known is in no condition', () => {
  const inconnu = { departement: null, themes: [], campagne: null, sous_dispositif: null, demande: 0 };
  expect(matchesRegle(aRegle({ campagnes: ['FDVA'] }), inconnu)).toBe(false);
  expect(matchesRegle(aRegle({ departements: ['30'] }), inconnu)).toBe(false);
  expect(matchesRegle(aRegle({ themes: ['Sport'] }), inconnu)).toBe(false);
  expect(matchesRegle(aRegle(), inconnu)).toBe(true);
});

test('the first rule that suits takes the dossier; one that nobody is left of is passed over, and told', () => {
  const [gard, reste] = [
    aRegle({ departements: ['30'] }),
    { ...aRegle({}, { personnes: ['marc'] }), id: 's' },
  ];
  expect(findRegle([gard, reste], faits, tous)).toEqual({ regle: gard, partis: [] });
  expect(findRegle([reste, gard], faits, tous).regle).toBe(reste);
  expect(findRegle([gard, reste], faits, sans('ines'))).toEqual({ regle: reste, partis: ['ines'] });
  expect(findRegle([gard, reste], faits, sans('ines', 'marc'))).toEqual({
    regle: null,
    partis: ['ines', 'marc'],
  });
  const label = aRegle({}, { personnes: [], etiquette: 'e' });
  expect(findRegle([label], faits, tous).regle).toBe(label);
  expect(findRegle([label], faits, sans()).regle).toBeNull();
});

test('each has a turn, and who left is passed over', () => {
  const trois = aRegle({}, { personnes: ['a', 'b', 'c'] });
  expect([null, 'a', 'b', 'c', 'z'].map((dernier) => nextPersonne(trois, dernier, tous))).toEqual([
    'a',
    'b',
    'c',
    'a',
    'a',
  ]);
  expect(nextPersonne(trois, 'a', sans('b'))).toBe('c');
  expect(nextPersonne(trois, 'c', sans('a', 'b'))).toBe('c');
  expect(nextPersonne(trois, 'a', sans('a', 'b', 'c'))).toBeNull();
});

test('a trial says how many each rule takes, for whom, and what no rule takes', () => {
  const gard = aRegle({ departements: ['30'] }, { personnes: ['a', 'b'] });
  const gros = { ...aRegle({ montant_min: 10_000 }, { personnes: [], etiquette: 'e' }), id: 'g' };
  const dossiers = ['1', '2', '3', '4', '5'].map((id) => ({ id, ...faits }));
  const [, , , quatre, cinq] = dossiers;
  Object.assign(quatre ?? {}, { departement: '13', demande: 12_000 });
  Object.assign(cinq ?? {}, { departement: '13' });
  expect(tryRegles([gard, gros], dossiers, tous)).toEqual({
    prises: [
      {
        regle: 'r',
        nombre: 3,
        personnes: [
          { id: 'a', nombre: 2 },
          { id: 'b', nombre: 1 },
        ],
      },
      { regle: 'g', nombre: 1, personnes: [] },
    ],
    sansRegle: ['5'],
  });
});

test('a rule has a name, an effect, amounts in order, and people of the service', () => {
  const codes = (
    regle: Regle,
    encore = tous as ReturnType<typeof sans> | typeof tous,
    avant: Regle[] = [],
  ) => {
    const checked = listAiguillageProblems([regle], encore, avant);
    return checked.ok ? [] : checked.problems.map(({ code, field }) => [code, field]);
  };
  expect(codes(aRegle())).toEqual([]);
  expect(codes({ ...aRegle({ montant_min: 2, montant_max: 1 }, { personnes: [] }), nom: ' ' })).toEqual([
    ['instruction.aiguillage-nom', 'regles.0.nom'],
    ['instruction.aiguillage-sans-effet', 'regles.0.personnes'],
    ['instruction.aiguillage-montants', 'regles.0.montant_max'],
  ]);
  expect(codes(aRegle({ departements: ['30', '99', '2A'] }))).toEqual([
    ['instruction.aiguillage-departement', 'regles.0.departements'],
  ]);
  const etiquetee = aRegle({}, { etiquette: 'e' });
  expect(codes(etiquetee, sans('ines'))).toEqual([
    ['instruction.collegue-inconnu', 'regles.0.personnes'],
    ['instruction.aiguillage-etiquette', 'regles.0.etiquette'],
  ]);
  // A person who left since stays in the rule, which passes them over.
  expect(codes(etiquetee, sans('ines'), [etiquetee])).toEqual([]);
  const duFdva = aRegle({ campagnes: ['FDVA/FI'] });
  const perdue = { ...tous, campagne: () => false };
  expect(codes(duFdva, perdue)).toEqual([['instruction.aiguillage-campagne', 'regles.0.campagnes']]);
  expect(codes(duFdva, perdue, [duFdva])).toEqual([]);
});

test('the trial is of the last whole year, in Paris', () => {
  expect(anneeEssayee(new Date('2026-12-31T23:30:00Z'))).toBe(2026);
  expect(anneeEssayee(new Date('2026-11-26T12:00:00Z'))).toBe(2025);
  expect(anneeBornes(2025).du.toISOString()).toBe('2024-12-31T23:00:00.000Z');
  expect(anneeBornes(2025).au).toEqual(anneeBornes(2026).du);
});

test.each([
  ['all are there', {}, { tour: 'ines', a: 'ines', absents: [] }],
  ['somebody receives in her place', { ines: 'yann' }, { tour: 'ines', a: 'yann', absents: [] }],
  ['nobody does: the next in turn', { ines: null }, { tour: 'marc', a: 'marc', absents: ['ines'] }],
  ['the next one is away too', { ines: null, marc: 'yann' }, { tour: 'marc', a: 'yann', absents: ['ines'] }],
  [
    'nobody is left',
    { ines: null, marc: null, paul: null },
    { tour: null, a: null, absents: ['ines', 'marc'] },
  ],
  ['who left is no turn of anybody', { paul: null }, { tour: 'ines', a: 'ines', absents: [] }],
] as [string, Record<string, string | null>, object][])('who receives when %s', (_, away, expected) => {
  const regle = aRegle({}, { personnes: ['ines', 'marc', 'paul'] });
  const readReception = (id: string) => (id in away ? { recoit: away[id] ?? null } : null);
  expect(findReceveur(regle, { dernier: 'paul', personne: (id) => id !== 'paul', readReception })).toEqual(
    expected,
  );
});
