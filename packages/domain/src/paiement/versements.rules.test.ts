import { describe, expect, it } from 'vitest';
import type { EtatPaiement } from './demande-paiement.states.ts';
import type { SuitePaiement } from './suite-paiement.rules.ts';
import {
  acteVersement,
  type CompteRenduLu,
  type FaitsVersement,
  findCompteRenduGroupe,
  findVersementGroupe,
  permittedBy,
  type Retenue,
  readRetenue,
} from './versements.rules.ts';

const day = (text: string) => new Date(`${text}T10:00:00Z`);
const now = day('2027-09-15');

const service: SuitePaiement = { acte: 'mise-en-paiement', par: 'service', attendu_le: day('2027-10-01') };
const demande: SuitePaiement = { acte: 'demande', par: 'association', attendu_le: null };
const sansRib: SuitePaiement = { acte: 'rib', par: 'association', attendu_le: null };

const crf = (etat: CompteRenduLu['etat'], exercice = 2026): CompteRenduLu => ({
  exercice,
  id: etat === 1 ? null : `crf-${exercice}`,
  etat,
  echeance: day(`${exercice + 1}-06-30`),
});

const faits = (changes: Partial<FaitsVersement> = {}): FaitsVersement => ({
  etat: '2',
  nature: 'solde',
  suite: service,
  hasRib: true,
  comptesRendus: [],
  ...changes,
});

const retenue = (code: Retenue['code'], exercice: number | null = null, id: string | null = null) => ({
  code,
  exercice,
  crf: id,
});

describe('what holds a payment back', () => {
  it.each<[string, Partial<FaitsVersement>, Retenue | null]>([
    ['nothing: it is taken in charge', {}, null],
    ['nothing: it is asked', { etat: '1' }, null],
    ['nothing: the service has to plan it', { etat: null }, null],
    ['the association may ask it', { etat: null, suite: demande }, retenue('demande')],
    ['the account of the dossier, for what is left', { etat: null, suite: sansRib }, retenue('rib')],
    ['the account of the dossier', { hasRib: false }, retenue('rib')],
    ['nothing once it is put in payment, whose account is noted', { etat: '3', hasRib: false }, null],
    ['nothing once it is paid', { etat: '4', suite: null, hasRib: false }, null],
    ['a report that is late', { comptesRendus: [crf(1)] }, retenue('compte-rendu-en-retard', 2026)],
    ['a report begun and late', { comptesRendus: [crf(2)] }, retenue('compte-rendu-en-retard', 2026)],
    ['a report sent back', { comptesRendus: [crf(3)] }, retenue('compte-rendu-renvoye', 2026, 'crf-2026')],
    ['a report to read', { comptesRendus: [crf(4)] }, retenue('compte-rendu-a-lire', 2026, 'crf-2026')],
    ['nothing once the report is received', { comptesRendus: [crf(5)] }, null],
    ['nothing while the report is not late', { comptesRendus: [crf(1, 2027)] }, null],
    ['the oldest report', { comptesRendus: [crf(4), crf(1, 2025)] }, retenue('compte-rendu-en-retard', 2025)],
    ['nothing: an advance waits for no report', { nature: 'acompte', comptesRendus: [crf(1)] }, null],
    ['nothing: a payment at once waits for none', { nature: 'totalite', comptesRendus: [crf(1)] }, null],
    ['the account before the report', { hasRib: false, comptesRendus: [crf(1)] }, retenue('rib')],
    ['nothing: a balance put in payment goes on', { etat: '3', comptesRendus: [crf(1)] }, null],
  ])('%s', (_name, changes, expected) => {
    expect(readRetenue(faits(changes), now)).toEqual(expected);
  });
});

describe('the one act of a line', () => {
  it.each<[EtatPaiement | null, Retenue['code'] | null, string | null]>([
    [null, null, 'record'],
    ['1', null, 'take'],
    ['2', null, 'order'],
    ['3', null, 'pay'],
    ['4', null, null],
    ['7', null, null],
    ['8', null, null],
    ['9', null, null],
    [null, 'demande', 'ouvrir'],
    ['1', 'rib', 'ouvrir'],
    ['2', 'compte-rendu-a-lire', 'lire'],
    ['2', 'compte-rendu-renvoye', 'relancer'],
    [null, 'compte-rendu-en-retard', 'relancer'],
  ])('in %s, held back by %s: %s', (etat, code, acte) => {
    expect(acteVersement(etat, code && retenue(code))).toBe(acte);
  });
});

it('a balance is paid on the last report received, anything else on the grant', () => {
  const comptesRendus = [crf(5, 2024), crf(5, 2025), crf(4, 2026)];
  expect(permittedBy(faits({ comptesRendus }))).toBe(2025);
  expect(permittedBy(faits({ comptesRendus: [crf(4)] }))).toBeNull();
  expect(permittedBy(faits({ comptesRendus, nature: 'acompte' }))).toBeNull();
});

it('what is held back comes last, what is late first', () => {
  expect(findVersementGroupe(faits(), null, now)).toBe('a-venir');
  expect(findVersementGroupe(faits(), null, day('2027-10-02'))).toBe('retard');
  expect(findVersementGroupe(faits({ suite: demande }), null, now)).toBe('a-venir');
  expect(findVersementGroupe(faits(), retenue('rib'), day('2027-10-02'))).toBe('retenu');
});

it.each([
  [4, 2026, 'a-lire'],
  [4, 2027, 'a-lire'],
  [3, 2026, 'renvoye'],
  [1, 2026, 'retard'],
  [2, 2026, 'retard'],
  [1, 2027, 'attendu'],
  [2, 2027, 'attendu'],
  [5, 2026, null],
] as const)('a report in %s of %s is: %s', (etat, exercice, groupe) => {
  expect(findCompteRenduGroupe(crf(etat, exercice), now)).toBe(groupe);
});
