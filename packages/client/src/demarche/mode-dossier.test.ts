import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { expect, test } from 'vitest';
import { chooseMode, raisonLecture } from './mode-dossier.ts';

test.each([
  ['not editable any more, on a step', { canEdit: false, mode: null, isEtape: true }, true],
  ['not editable any more, asked to edit', { canEdit: false, mode: 'edit', isEtape: false }, true],
  ['not editable any more, on its own page', { canEdit: false, mode: null, isEtape: false }, false],
  ['of which one has no right, asked to read', { canEdit: false, mode: 'read', isEtape: false }, false],
])(
  'a dossier %s is read, and said so where it was asked to be filled [R4.71] [R4.72]',
  (_, asked, isForced) => {
    expect(chooseMode(asked)).toEqual({ mode: 'read', isForced });
  },
);

test.each([
  ['edit', 'edit'],
  [null, 'edit'],
  ['read', 'read'],
] as const)('one may fill it, and the address says %j: %s, by itself to fill [R4.70]', (mode, expected) => {
  expect(chooseMode({ canEdit: true, mode, isEtape: true })).toEqual({ mode: expected, isForced: false });
});

test('what is said when it is forced, to the letter [R4.73]', () => {
  expect(dossierProblems['dossier.non-editable'].message).toBe("Ce dossier n'est pas éditable.");
});

test.each([
  ['A', false, 'seules les personnes qui le préparent peuvent le modifier'],
  ['A', true, 'vous avez demandé à relire ce dossier'],
  ['D', false, 'il est transmis, le service va l’étudier'],
  ['6', false, 'la décision est prise'],
  ['12', false, 'ce dossier est terminé'],
] as const)('says why a dossier in %s is read only', (etat, canEdit, raison) => {
  expect(raisonLecture(etat, canEdit)).toBe(raison);
});
