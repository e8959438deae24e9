import { expect, it } from 'vitest';
import { dossierProblems } from '../dossier/dossier.problems.ts';
import { stepStates } from '../kernel/steps.ts';
import type { DossierComplet } from './dossier-complet.rules.ts';
import { openingProjets } from './dossier-subvention.rules.ts';
import { stepsSubvention } from './dossier-subvention.steps.ts';
import { aDossierComplet } from './test/test-dossier-complet.ts';

const states = (dossier: DossierComplet, begun: string[] = []) =>
  stepStates(stepsSubvention, { dossier, now: new Date('2027-02-01T12:00:00Z'), isSentBack: false }, (id) =>
    begun.includes(id),
  ).map(({ id, rank, status }) => [rank, id, status]);

it('has steps 0 to 4 and says where each one stands [R4.54]', () => {
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

const withDescription = (changes: object): DossierComplet => {
  const dossier = aDossierComplet();
  return { ...dossier, tete: { ...dossier.tete, description: { ...dossier.tete.description, ...changes } } };
};

it.each([
  ['all that is asked set', aDossierComplet(), 'termine'],
  ['no exercice_fin', aDossierComplet({ exercice_fin: Number.NaN }), 'pas-encore'],
  ['an exercice_fin before its exercice', aDossierComplet({ exercice_fin: 2026 }), 'pas-encore'],
  ['no pluriannuel', withDescription({ pluriannuel: null }), 'pas-encore'],
  ['no renouvellement', withDescription({ renouvellement: null }), 'pas-encore'],
  ['a piece missing, its statut incomplet', aDossierComplet({ pieces: [] }), 'pas-encore'],
])('opens step 3 or not with %s [R4.64] [R4.65] [R4.66] [R4.67]', (_, dossier, status) => {
  expect(states(dossier)[3]).toEqual([3, 'projets', status]);
});

it('says why step 3 is closed, to the letter [R4.67]', () => {
  const dossier = aDossierComplet({ pieces: [] });
  const [closed] = openingProjets(dossier);
  expect(closed && dossierProblems[closed.code as 'dossier.incomplet'].message).toBe(
    "Le dossier doit être complet pour passer à l'étape suivante.",
  );
});
