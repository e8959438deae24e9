import { expect, test } from 'vitest';
import { codesEvenements, findFaitEvenement, listEvenements } from './evenement.rows.ts';

test.each([
  ['dossier', 'dossier.create', 'dossier.cree'],
  ['dossier', 'instruction.transmit', 'dossier.transmis'],
  ['dossier', 'instruction.sendBack', 'dossier.etat-change'],
  ['dossier', 'instruction.grant', 'decision.rendue'],
  ['dossier', 'instruction.reject', 'decision.rendue'],
  ['dossier', 'paiement.pay', 'paiement.change'],
  ['crf', 'crf.transmit', 'crf.change'],
  // No event tells what a service writes for itself.
  ['dossier', 'enregistrer', undefined],
  ['dossier', 'instruction.proposition', undefined],
  ['crf', 'crf.save', undefined],
  ['rib', 'instruction.grant', undefined],
])('%s %s is the event %s', (objet, action, expected) => {
  expect(findFaitEvenement({ objet, action })).toBe(expected);
});

test('a service is told nothing of what was not sent to it', () => {
  expect(listEvenements('association')).toEqual(codesEvenements);
  expect(listEvenements('service')).toEqual([
    'dossier.transmis',
    'dossier.etat-change',
    'decision.rendue',
    'paiement.change',
    'crf.change',
  ]);
});
