import { expect, it } from 'vitest';
import type { ActionPaiement, EtatPaiement } from '../paiement/demande-paiement.states.ts';
import { actePspProblems, causePsp, etatsBefore, movesServicePsp } from './service-psp.rules.ts';

const all: EtatPaiement[] = ['1', '2', '3', '4', '7', '8', '9'];

it.each<[EtatPaiement, ActionPaiement[]]>([
  ['1', ['take', 'refuse', 'remove']],
  ['2', ['order', 'refuse', 'remove']],
  ['3', ['pay']],
  ['4', []],
  ['7', []],
  ['8', []],
  ['9', []],
])('in state %s the service may do %j', (etat, moves) => {
  expect(movesServicePsp(etat)).toEqual(moves);
});

it.each<[ActionPaiement, EtatPaiement[]]>([
  ['take', ['1']],
  ['order', ['2']],
  ['pay', ['3']],
  ['refuse', ['1', '2']],
  ['remove', ['1', '2']],
])('%s begins in %j and nowhere else', (action, etats) => {
  expect(etatsBefore(action)).toEqual(etats);
  const moved = all.filter((etat) => causePsp(action, { etat, version: 1, lue: 1, blocages: [] }) === null);
  expect(moved).toEqual(etats);
});

const rib = { code: 'pass-sport.sans-rib' };

it.each<[ActionPaiement, EtatPaiement, string | null]>([
  ['take', '1', null],
  ['order', '2', 'pass-sport.sans-rib'],
  ['pay', '3', null],
  ['refuse', '2', null],
])('%s, with an account missing, is %s → %s', (action, etat, cause) => {
  expect(causePsp(action, { etat, version: 2, lue: 2, blocages: [rib] })?.code ?? null).toBe(cause);
});

it('leaves what changed since it was read', () => {
  expect(causePsp('take', { etat: '1', version: 2, lue: 1, blocages: [] })).toEqual({
    code: 'psp-service.changee',
  });
});

const now = new Date('2027-10-05T22:30:00Z');

it.each<[string, Parameters<typeof actePspProblems>[0], string[]]>([
  ['a refusal without its reason', { action: 'refuse', motif: '  ' }, ['psp-service.motif']],
  ['a refusal', { action: 'refuse', motif: 'RIB d’un autre club' }, []],
  ['a reason for another act', { action: 'take', motif: 'Pourquoi' }, ['psp-service.motif-interdit']],
  ['a payment without its day', { action: 'pay' }, ['psp-service.date']],
  ['a payment of today in Paris', { action: 'pay', paye_le: '2027-10-06' }, []],
  ['a payment of tomorrow', { action: 'pay', paye_le: '2027-10-07' }, ['psp-service.date-future']],
  ['a removal', { action: 'remove' }, []],
])('%s', (_, acte, codes) => {
  expect(actePspProblems(acte, now).map(({ code }) => code)).toEqual(codes);
});
