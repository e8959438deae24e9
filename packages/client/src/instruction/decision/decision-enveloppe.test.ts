import type { DossierEnveloppe } from '@asso/domain/instruction/enveloppe.rules';
import { expect, it } from 'vitest';
import { type DecisionTyped, type LigneMontant, toDecision } from './decision.ts';
import { enveloppeErrors, listDepassements, montantsSaisis } from './decision-enveloppe.ts';

const lignes: LigneMontant[] = [
  { id_projet: 'p1', projet: 'Projet 1', annee: 2027, demande: 2000, propose: null },
  { id_projet: 'p1', projet: 'Projet 1', annee: 2028, demande: 2000, propose: null },
];
const enveloppe: DossierEnveloppe = {
  total: 1000,
  accorde: 0,
  propose: 0,
  propose_ici: 0,
  accorde_ici: 0,
  exercice: 2027,
  sous_dispositif: '',
};
const aSaisie = (euros: unknown, changes: Partial<DecisionTyped> = {}): DecisionTyped => ({
  action: 'grant',
  points: [],
  texte: '',
  montants: { 'p1-2027': euros, 'p1-2028': 5000 },
  ...changes,
});
const fields = (saisie: DecisionTyped) =>
  enveloppeErrors(saisie, { enveloppes: [enveloppe], lignes }).map(({ field }) => field);

it('asks why once the year of the envelope is exceeded, and for a grant alone', () => {
  expect(fields(aSaisie(1000))).toEqual([]);
  expect(fields(aSaisie(1000.01))).toEqual(['decision.motif_enveloppe']);
  expect(fields(aSaisie(1001, { motifEnveloppe: ' ' }))).toEqual(['decision.motif_enveloppe']);
  expect(fields(aSaisie(1001, { motifEnveloppe: 'Arbitrage.' }))).toEqual([]);
  expect(fields(aSaisie(1001, { action: 'refuse' }))).toEqual([]);
});

it('counts what is no amount for nothing', () => {
  expect(montantsSaisis(lignes, aSaisie('beaucoup').montants)).toEqual([
    { annee: 2027, montant_accorde: 0 },
    { annee: 2028, montant_accorde: 5000 },
  ]);
  expect(listDepassements([enveloppe], lignes, aSaisie('beaucoup').montants)).toEqual([]);
});

it('sends the reason with a grant alone', () => {
  const motifEnveloppe = ' Arbitrage. ';
  expect(toDecision(aSaisie(1001, { motifEnveloppe }), lignes).motif_enveloppe).toBe('Arbitrage.');
  expect(
    toDecision(aSaisie(1001, { motifEnveloppe, action: 'refuse' }), lignes).motif_enveloppe,
  ).toBeUndefined();
});
