import { describe, expect, it } from 'vitest';
import { ordreEtats } from '../dossier/instruction.states.ts';
import { chooseNature } from '../dossier/suivi/suite-argent.rules.ts';
import { problemMessage } from '../kernel/problems.ts';
import { paiementProblems } from './paiement.problems.ts';
import {
  type ActePaiement,
  acteProblems,
  computeArgent,
  computePlafond,
  findPaiementObstacle,
  montantProblem,
  type PaiementRead,
  paiementsMax,
} from './paiement.rules.ts';

const plusieurs = { demande_paiement: 'plusieurs' } as const;
const avecAcompte = { ...plusieurs, acompte_pourcent: 30 };
const a = (etat: PaiementRead['etat'], montant: number): PaiementRead => ({ etat, montant });
const said = (problem: { code: string; params?: Record<string, string | number> } | null) =>
  problem &&
  problemMessage(paiementProblems[problem.code as keyof typeof paiementProblems], problem.params).replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );

describe('the money of a grant', () => {
  it.each<[string, number | null, PaiementRead[], [number, number, number]]>([
    ['nothing granted', null, [], [0, 0, 0]],
    ['nothing asked', 4000, [], [0, 0, 4000]],
    ['asked and paid', 4000, [a('1', 100), a('2', 200), a('3', 300), a('4', 400)], [1000, 400, 3000]],
    ['refused and removed count for nothing', 4000, [a('7', 100), a('8', 200), a('9', 300)], [0, 0, 4000]],
    ['cents do not drift', 0.3, [a('4', 0.1), a('1', 0.2)], [0.3, 0.1, 0]],
  ])('%s', (_, accorde, paiements, [engage, verse, reste]) => {
    expect(computeArgent(accorde, paiements)).toEqual({ accorde: accorde ?? 0, engage, verse, reste });
  });

  it.each<[montant: number, engage: number, reste: number, nature: string]>([
    [999.99, 0, 1000, 'acompte'],
    [1000, 0, 1000, 'totalite'],
    [500, 500, 500, 'solde'],
    [499.99, 500, 500, 'acompte'],
  ])('%d € with %d € asked and %d € left is: %s', (montant, engage, reste, nature) => {
    expect(chooseNature(montant, { engage, reste })).toBe(nature);
  });
});

describe('what keeps a payment from being asked', () => {
  const situation = (changes: object = {}) => {
    const {
      accorde = 1000,
      paiements = [],
      ...rest
    } = changes as { accorde?: number; paiements?: PaiementRead[] };
    return {
      etat: '6' as const,
      campagne: plusieurs,
      hasRib: true,
      argent: computeArgent(accorde, paiements),
      paiements,
      ...rest,
    };
  };

  it('nothing, once granted, with an account', () => {
    for (const side of ['lca', 'bo'] as const) expect(findPaiementObstacle(side, situation())).toBeNull();
  });

  it('a state before the decision, or after the last payment', () => {
    const allowed = ordreEtats.filter(
      (etat) => findPaiementObstacle('lca', { ...situation(), etat }) === null,
    );
    expect(allowed).toEqual(['6', '7', '8']);
    expect(said(findPaiementObstacle('bo', { ...situation(), etat: '2' }))).toBe(
      "Ce dossier est « en cours d'instruction » : un paiement se demande une fois la subvention accordée, et jusqu’au dernier versement.",
    );
  });

  it('a campaign without requests: the service alone records them', () => {
    for (const campagne of [{}, { demande_paiement: 'aucune' as const, acompte_pourcent: 30 }]) {
      expect(findPaiementObstacle('lca', { ...situation(), campagne })?.code).toBe('paiement.sans-demande');
      expect(findPaiementObstacle('bo', { ...situation(), campagne })).toBeNull();
    }
  });

  it('all of it asked already', () => {
    const all = situation({ paiements: [a('4', 600), a('1', 400)] });
    for (const side of ['lca', 'bo'] as const) {
      expect(said(findPaiementObstacle(side, all))).toBe(
        'Les 1 000 € accordés sont déjà demandés ou versés en entier.',
      );
    }
    expect(findPaiementObstacle('lca', situation({ paiements: [a('4', 600), a('7', 400)] }))).toBeNull();
  });

  it('a campaign that takes one, once there is one', () => {
    const campagne = { demande_paiement: 'une' as const };
    expect(findPaiementObstacle('lca', { ...situation(), campagne })).toBeNull();
    const one = { ...situation({ paiements: [a('4', 600)] }), campagne };
    expect(findPaiementObstacle('lca', one)?.code).toBe('paiement.une-seule');
    expect(findPaiementObstacle('bo', one)).toBeNull();
    expect(findPaiementObstacle('lca', { ...situation({ paiements: [a('7', 600)] }), campagne })).toBeNull();
  });

  it('an advance that is not paid yet, where the campaign sets one', () => {
    const asked = { ...situation({ paiements: [a('3', 300)] }), campagne: avecAcompte };
    expect(findPaiementObstacle('lca', asked)?.code).toBe('paiement.acompte-attendu');
    expect(findPaiementObstacle('bo', asked)).toBeNull();
    expect(findPaiementObstacle('lca', { ...asked, campagne: plusieurs })).toBeNull();
    expect(
      findPaiementObstacle('lca', { ...situation({ paiements: [a('4', 300)] }), campagne: avecAcompte }),
    ).toBeNull();
  });

  it('no account that can receive money', () => {
    expect(findPaiementObstacle('lca', { ...situation(), hasRib: false })?.code).toBe(
      'paiement.rib-incomplet',
    );
  });

  it('more rows than a dossier needs', () => {
    const many = (n: number) => situation({ paiements: Array.from({ length: n }, () => a('8', 1)) });
    expect(findPaiementObstacle('lca', many(paiementsMax - 1))).toBeNull();
    expect(findPaiementObstacle('lca', many(paiementsMax))?.code).toBe('paiement.trop-nombreux');
  });
});

describe('the most that may be asked at once', () => {
  const of = (accorde: number, paiements: PaiementRead[] = []) => computeArgent(accorde, paiements);
  it.each([
    ['what remains', 'lca', plusieurs, of(1000, [a('1', 400)]), { euros: 600, acomptePourcent: null }],
    ['the share of the advance, first', 'lca', avecAcompte, of(1000), { euros: 300, acomptePourcent: 30 }],
    ['rounded down to the cent', 'lca', avecAcompte, of(33.33), { euros: 9.99, acomptePourcent: 30 }],
    ['then what remains', 'lca', avecAcompte, of(1000, [a('4', 300)]), { euros: 700, acomptePourcent: null }],
    [
      'the share again, once the advance is refused',
      'lca',
      avecAcompte,
      of(1000, [a('7', 300)]),
      { euros: 300, acomptePourcent: 30 },
    ],
    ['what remains, for the service', 'bo', avecAcompte, of(1000), { euros: 1000, acomptePourcent: null }],
    [
      'no share where one request is taken',
      'lca',
      { demande_paiement: 'une', acompte_pourcent: 30 },
      of(1000),
      { euros: 1000, acomptePourcent: null },
    ],
  ] as const)('%s', (_, side, campagne, argent, expected) => {
    expect(computePlafond(side, { campagne, argent })).toEqual(expected);
  });

  it.each<[unknown, string | null]>([
    [0.01, null],
    [300, null],
    [300.01, 'Indiquez 300 € au plus : c’est ce qui reste à demander sur le montant accordé.'],
    [0, 'Indiquez un montant en euros, supérieur à 0. Exemple : 1 200.'],
    [-1, 'Indiquez un montant en euros, supérieur à 0. Exemple : 1 200.'],
    [0.001, 'Indiquez un montant en euros, supérieur à 0. Exemple : 1 200.'],
    [null, 'Indiquez un montant en euros, supérieur à 0. Exemple : 1 200.'],
    ['beaucoup', 'Indiquez un montant en euros, supérieur à 0. Exemple : 1 200.'],
  ])('of 300 € left, %s is answered: %s', (montant, expected) => {
    expect(said(montantProblem(montant, { euros: 300, acomptePourcent: null }))).toBe(expected);
  });

  it('says the share that limits an advance', () => {
    expect(said(montantProblem(300.01, { euros: 300, acomptePourcent: 30 }))).toBe(
      'L’acompte est de 30 % du montant accordé au plus : indiquez 300 € au plus.',
    );
  });
});

describe('what a move is told', () => {
  const jours = { accorde: '2027-05-02', today: '2027-05-20' };
  const paye: ActePaiement = { paye_le: '2027-05-20', reference: 'DP 1' };
  it.each<['take' | 'order' | 'pay' | 'refuse' | 'remove', ActePaiement, string[]]>([
    ['take', {}, []],
    ['order', {}, []],
    ['remove', {}, []],
    ['refuse', { motif: ' ' }, ['motif']],
    ['refuse', { motif: 'RIB fermé.' }, []],
    ['pay', paye, []],
    ['pay', { ...paye, paye_le: '2027-05-02' }, []],
    ['pay', { ...paye, paye_le: '2027-05-01' }, ['paye_le']],
    ['pay', { ...paye, paye_le: '2027-05-21' }, ['paye_le']],
    ['pay', { ...paye, paye_le: '20/05/2027' }, ['paye_le']],
    ['pay', {}, ['paye_le', 'reference']],
    ['pay', { ...paye, reference: ' ' }, ['reference']],
  ])('%s %j lacks %j', (action, acte, fields) => {
    expect(acteProblems(action, acte, jours).map(({ field }) => field)).toEqual(fields);
  });

  it('takes any past day where nobody knows when it was granted', () => {
    expect(acteProblems('pay', { ...paye, paye_le: '2020-01-01' }, { ...jours, accorde: null })).toEqual([]);
  });
});
