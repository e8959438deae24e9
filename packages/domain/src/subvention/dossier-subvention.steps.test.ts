import { expect, it } from 'vitest';
import { stepStates } from '../kernel/steps.ts';
import type { DossierComplet } from './dossier-subvention.rules.ts';
import { stepsSubvention } from './dossier-subvention.steps.ts';
import { aDossierComplet } from './test-dossier-complet.ts';

const states = (dossier: DossierComplet, begun: string[] = []) =>
  stepStates(stepsSubvention, { dossier, now: new Date('2027-02-01T12:00:00Z'), isSentBack: false }, (id) =>
    begun.includes(id),
  ).map(({ id, rank, status }) => [rank, id, status]);

it('has steps 0 to 4 and says where each one stands [R4.54, R4.55, R4.57, R4.61]', () => {
  expect(states(aDossierComplet())).toEqual([
    [0, 'choix', 'termine'],
    [1, 'demandeur', 'termine'],
    [2, 'pieces', 'termine'],
    [3, 'projets', 'termine'],
    [4, 'transmission', 'termine'],
  ]);
});

it('keeps projects and transmission closed while the dossier is incomplet [R4.60]', () => {
  expect(states(aDossierComplet({ pieces: [], projets: [] }), ['demandeur'])).toEqual([
    [0, 'choix', 'termine'],
    [1, 'demandeur', 'termine'],
    [2, 'pieces', 'a-commencer'],
    [3, 'projets', 'pas-encore'],
    [4, 'transmission', 'pas-encore'],
  ]);
});

it('tells what was begun from what was not', () => {
  const dossier = aDossierComplet({ pieces: [] });
  expect(states(dossier, ['pieces'])[2]).toEqual([2, 'pieces', 'a-completer']);
});
