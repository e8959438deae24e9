import { expect, test } from 'vitest';
import { chooseExemple, decideAs, donneesExemple } from './exemple-courrier.rules.ts';

test.each([
  ['accordee', null],
  ['partie', null],
  ['refusee', 'Le projet ne forme pas de bénévoles.'],
  [null, 'Le projet ne forme pas de bénévoles.'],
] as const)('a letter shown for the case %s has the reason %s', (cas, motif) => {
  expect(decideAs(chooseExemple('subvention'), cas).decision.motif).toBe(motif);
});

test('a dossier keeps its own reason, and an agrément has one of its own', () => {
  const own = {
    ...donneesExemple,
    decision: { ...donneesExemple.decision, motif: 'Le devis reçu est moins élevé.' },
  };
  expect(decideAs(own, 'accordee').decision.motif).toBe('Le devis reçu est moins élevé.');
  expect(decideAs(chooseExemple('agrement'), 'refusee').decision.motif).toMatch(/^Les comptes/);
});
