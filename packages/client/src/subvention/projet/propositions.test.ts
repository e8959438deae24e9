import { applyChanges, readAt } from '@asso/domain/kernel/changes';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { listPropositions } from '@asso/domain/subvention/projet-a-revoir.rules';
import { newProjet } from '@asso/domain/subvention/projet-nouveau.rules';
import { aCampagne } from '@asso/domain/subvention/test/test-dossier-complet';
import { expect, it } from 'vitest';
import { answerOver, choixNotes, keepChoix, listProposals, unaskedPaths } from './propositions.ts';

const nouveau = newProjet({
  exercice: 2027,
  exercice_fin: 2027,
  service: 's1',
  aujourdhui: '2026-11-22',
});
const propositions = listPropositions(nouveau, {
  campagne: aCampagne(),
  annees: { exercice: 2026, exercice_fin: 2026 },
});

/** Gives the answers one after another to the same project. */
function answered(...answers: [string, unknown][]): Projet {
  const held = { value: nouveau };
  const set = (path: string, to: unknown) => {
    held.value = applyChanges(held.value, { [path]: { from: readAt(held.value, path), to } }).value;
  };
  for (const [path, to] of answers) answerOver(propositions, { value: held.value, set }, { path, to });
  return held.value;
}
const left = (projet: Projet) =>
  Object.keys(listProposals(propositions, { value: projet, set: () => undefined }));
const titre = 'description.intitule';

it('an answer replaces what was proposed, and an emptied field gives it back [R5.81]', () => {
  const typed = answered([titre, 'F']);
  expect(readAt(typed, titre)).toBe('F');
  expect(left(typed)).not.toContain(titre);
  const emptied = answered([titre, 'F'], [titre, null]);
  expect(readAt(emptied, titre)).toBe('Sans objet');
  expect(left(emptied)).toContain(titre);
});

it('the same words, typed or chosen, are an answer until they are emptied [R5.80]', () => {
  const kept = answered([titre, 'Sans objet'], ['description.recurrence', 'première demande']);
  expect(left(kept)).not.toContain(titre);
  expect(left(kept)).not.toContain('description.recurrence');
  expect(left(answered([titre, 'Sans objet'], [titre, null]))).toContain(titre);
});

it('a choice is shown taken with its note, and kept by who goes on from the page that shows it', () => {
  const recurrence = 'description.recurrence';
  expect(left(nouveau)).not.toContain(recurrence);
  expect(choixNotes(propositions, nouveau)).toMatchObject({
    [recurrence]: 'Proposé : changez si besoin.',
    'beneficiaire.id_genre': 'Proposé : changez si besoin.',
  });
  const marks: unknown[] = [];
  const answers = { value: nouveau, set: (...mark: [string, unknown]) => void marks.push(mark) };
  keepChoix(propositions, answers, (path) => path === recurrence);
  expect(marks).toEqual([['relues.description_recurrence', true]]);
  expect(choixNotes(propositions, answered([recurrence, 'renouvellement']))).not.toHaveProperty([recurrence]);
});

it('a day is kept with one press [R5.88]', () => {
  const marks: unknown[] = [];
  const { 'description.date_debut': debut } = listProposals(propositions, {
    value: nouveau,
    set: (...mark) => marks.push(mark),
  });
  debut?.keep?.();
  expect(marks).toEqual([['relues.description_date_debut', true]]);
});

it('a day outside the years of the grant is not offered to be kept', () => {
  const annees = { exercice: 2027, exercice_fin: 2027 };
  const dehors = listPropositions(nouveau, { campagne: aCampagne(), annees });
  const { 'description.date_debut': debut } = listProposals(dehors, { value: nouveau, set: () => undefined });
  expect(debut?.keep).toBeUndefined();
  expect(debut).toEqual({});
});

it('what the portal answers is never marked as required, what it cannot answer is', () => {
  expect(unaskedPaths(propositions).has(titre)).toBe(true);
  expect(unaskedPaths(propositions).has('beneficiaire.nombre')).toBe(false);
});
