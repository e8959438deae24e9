import { describe, expect, test } from 'vitest';
import { courrierProblems } from '../courrier/courrier.problems.ts';
import { dossierProblems } from '../dossier/dossier.problems.ts';
import { type EtatInstruction, listMoves, ordreEtats } from '../dossier/instruction.states.ts';
import { bureauRights } from './bureau.rights.ts';
import { lotProblems } from './lot.problems.ts';
import {
  findCauseActe,
  type LigneVue,
  listAnneesMontants,
  listLotProblems,
  montantInitial,
  sumAccordes,
} from './lot.rules.ts';
import { type ActionLot, actionsLot, canMoveLot, type EtatLot, etatsLot } from './lot.states.ts';
import {
  sayActeLot,
  sayDossiersLeft,
  sayLotToCome,
  sayResultat,
  saySommeAccordee,
  titreLot,
} from './lot.words.ts';

const agent = {
  id: 'agent',
  email: 'a@exemple.fr',
  civilite: null,
  nom: 'Girard',
  prenom: 'Paul',
  role: 'rds.user',
  roles: ['rds.user'],
  associations: [],
  services: [{ id_service: 'drajes', role: 'membre' }],
  territoire: null,
};

const montant = (montant_accorde: number | null) => ({
  id_projet: 'p',
  annee: 2027,
  projet: 'Projet 1',
  demande: 2000,
  montant_accorde,
});

const vue = (etat: EtatInstruction, change: Partial<LigneVue> = {}): LigneVue => ({
  genre: 'subvention',
  etat,
  completude: 'complet',
  manque: '',
  moves: listMoves(etat, 'service').filter(
    (one) => one !== 'transmit' && one !== 'remove' && one !== 'restore',
  ) as LigneVue['moves'],
  bureau: bureauRights(agent, { id_service_instructeur: 'drajes', etat }),
  message: !['A', 'B'].includes(etat),
  isConclue: false,
  montants: [montant(1500)],
  ...change,
});

/** This table is written by hand, from the table of states and what a service may do in each. */
const possibles: Record<EtatInstruction, readonly ActionLot[]> = {
  A: [],
  B: [],
  C: ['affecter', 'etiqueter', 'ecrire'],
  D: ['affecter', 'etiqueter', 'ecrire', 'start', 'sendBack', 'grant', 'refuse', 'reject'],
  '2': ['affecter', 'etiqueter', 'ecrire', 'sendBack', 'grant', 'refuse', 'reject'],
  '6': ['affecter', 'etiqueter', 'ecrire'],
  '7': ['affecter', 'etiqueter', 'ecrire'],
  '8': ['affecter', 'etiqueter', 'ecrire'],
  '9': ['affecter', 'etiqueter', 'ecrire'],
  '10': ['etiqueter', 'ecrire'],
  '11': ['etiqueter', 'ecrire'],
  '12': ['etiqueter', 'ecrire'],
};

describe('what will happen to each dossier of a lot', () => {
  test.each(ordreEtats)('in %s, these acts and no other', (etat) => {
    expect(actionsLot.filter((action) => findCauseActe(action, vue(etat), {}) === null)).toEqual(
      possibles[etat],
    );
  });

  test.each([
    ['grant', null, 'lot.autre-service'],
    ['grant', vue('D', { moves: ['sendBack'] }), 'lot.autre-service'],
    ['grant', vue('D', { montants: [] }), 'lot.montant-absent'],
    ['grant', vue('2', { isConclue: true }), 'lot.deja-conclu'],
    ['refuse', vue('D', { isConclue: true }), 'lot.deja-conclu'],
    ['start', vue('2'), 'lot.deja-commence'],
    ['grant', vue('C'), 'lot.chez-association'],
    ['grant', vue('A'), 'lot.non-transmis'],
    ['grant', vue('B'), 'lot.supprime'],
    ['grant', vue('6'), 'lot.deja-decide'],
    ['affecter', vue('12'), 'lot.deja-decide'],
    ['grant', vue('2', { montants: [] }), 'lot.montant-absent'],
    ['grant', vue('2', { genre: 'agrement', montants: [] }), 'lot.agrement-un-par-un'],
    ['refuse', vue('2', { genre: 'agrement', montants: [] }), undefined],
    ['grant', vue('2', { montants: [montant(1), montant(null)] }), 'lot.montant-absent'],
    ['grant', vue('2', { montants: [montant(-1)] }), 'dossier.montant-accorde'],
    ['grant', vue('2', { montants: [montant(0.001)] }), 'dossier.montant-accorde'],
    ['grant', vue('2', { montants: [montant(0)] }), 'dossier.montant-accorde-nul'],
    ['grant', vue('2', { montants: [montant(0), montant(0.01)] }), undefined],
    ['grant', vue('2', { completude: 'demande', manque: '1 pièce' }), 'dossier.complements-attendus'],
    ['refuse', vue('2', { completude: 'demande', manque: '1 pièce' }), undefined],
  ] as const)('%s: why it is left', (action, seen, code) => {
    expect(findCauseActe(action, seen, {})?.code).toBe(code);
  });

  test('what is awaited is given up where its author says so', () => {
    const seen = vue('2', { completude: 'demande', manque: '1 pièce' });
    expect(findCauseActe('grant', seen, { retire_complements: true })).toBeNull();
  });

  test('each reason has its sentence, with how to mend it', () => {
    const told = { ...lotProblems, ...dossierProblems, ...courrierProblems };
    for (const etat of ordreEtats)
      for (const action of actionsLot) {
        const cause = findCauseActe(action, vue(etat, { montants: [] }), {});
        if (cause) expect(told).toHaveProperty([cause.code]);
      }
  });
});

describe('what the whole lot still needs', () => {
  test.each([
    ['affecter', {}, 'lot.personne-absente'],
    ['affecter', { affecte_a: null }, undefined],
    ['etiqueter', {}, 'lot.etiquette-absente'],
    ['etiqueter', { etiquette: 'e' }, undefined],
    ['ecrire', { message: ' ' }, 'dossier.message-vide'],
    ['ecrire', { message: 'Bonjour' }, undefined],
    ['start', {}, undefined],
    ['grant', {}, undefined],
    ['sendBack', { motif: '' }, 'dossier.renvoi-vide'],
    ['refuse', {}, 'dossier.motif-obligatoire'],
    ['reject', {}, 'dossier.motif-obligatoire'],
    ['reject', { motif: 'Hors du champ.' }, undefined],
  ] as const)('%s with %j', (action, parametres, code) => {
    expect(listLotProblems(action, parametres)[0]?.code).toBe(code);
  });
});

test('a lot is launched once, ends, and is taken up again', () => {
  const moves = (Object.keys(etatsLot) as EtatLot[]).map((etat) =>
    (['lancer', 'finir', 'reprendre'] as const).filter((action) => canMoveLot(etat, action)),
  );
  expect(moves).toEqual([['lancer'], ['finir'], ['reprendre']]);
});

test.each([
  [{ propose: 1200, demande: 2000 }, 'propose', 1200],
  [{ propose: null, demande: 2000 }, 'propose', null],
  [{ propose: null, demande: 2000 }, 'demande', 2000],
  [{ propose: 0, demande: 2000 }, 'demande', 0],
] as const)('%j begins at what is %s: %s', (given, base, expected) => {
  expect(montantInitial(given, base)).toBe(expected);
});

test('amounts are added in whole cents', () => {
  expect(sumAccordes([montant(0.1), montant(0.2), montant(null)])).toBe(0.3);
});

test('a lot is told in French, in the singular below two', () => {
  const comptes = { prete: 0, exclue: 1, retiree: 1, faite: 7, echec: 1 };
  expect(titreLot('grant', 10)).toBe('Accorder : 10\u00a0dossiers');
  expect(sayLotToCome('refuse', 1)).toBe('1\u00a0dossier sera refusé');
  expect(sayLotToCome('sendBack', 8)).toBe('8\u00a0dossiers seront renvoyés');
  const annees = [
    { annee: 2027, accorde: 25_100 },
    { annee: 2028, accorde: 12_700 },
  ];
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(plain(saySommeAccordee(25_100, annees.slice(0, 1)))).toBe('25 100 €');
  expect(plain(saySommeAccordee(37_800, annees))).toBe('37 800 € : 25 100 € pour 2027, 12 700 € pour 2028');
  expect([sayDossiersLeft(1), sayDossiersLeft(2)]).toEqual([
    '1\u00a0dossier ne changera pas',
    '2\u00a0dossiers ne changeront pas',
  ]);
  expect(sayResultat('grant', comptes)).toBe('7 accordés · 1 échec · 2 inchangés');
  expect(sayResultat('ecrire', { ...comptes, faite: 1, echec: 0, exclue: 0, retiree: 0 })).toBe(
    '1 message envoyé',
  );
});

test('the button of a lot is a French sentence, whatever the act', () => {
  const said = (action: ActionLot, n: number) => sayActeLot(action, n).replaceAll('\u00a0', ' ');
  expect(said('start', 10)).toBe('Commencer l’instruction de 10 dossiers');
  expect(said('start', 1)).toBe('Commencer l’instruction de 1 dossier');
  expect(said('sendBack', 3)).toBe('Renvoyer 3 dossiers à leurs associations');
  expect(said('ecrire', 2)).toBe('Écrire au sujet de 2 dossiers');
  expect(said('grant', 10)).toBe('Accorder 10 dossiers');
});

test('what a lot grants is summed by year, and an amount still missing counts for nothing', () => {
  const montants = [
    { ...montant(12_700), annee: 2028 },
    { ...montant(12_400.5), annee: 2027 },
    { ...montant(null), annee: 2027 },
    { ...montant(12_699.5), annee: 2027 },
  ];
  expect(listAnneesMontants(montants)).toEqual([
    { annee: 2027, accorde: 25_100 },
    { annee: 2028, accorde: 12_700 },
  ]);
  expect(listAnneesMontants([])).toEqual([]);
});
