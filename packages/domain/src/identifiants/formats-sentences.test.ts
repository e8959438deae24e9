import { expect, test } from 'vitest';
import type { Fields } from '../kernel/fields.ts';
import { kernelProblems, problemMessage } from '../kernel/problems.ts';
import { problems, type WalkContext } from '../kernel/walk-problems.ts';
import { formats } from './formats.ts';
import { identifiantProblems } from './identifiants.problems.ts';

const fields = {
  ville: { kind: 'text', label: 'Ville', max: 5, min: 2, format: formats.ville, requiredAt: 'saisie' },
  objet: { kind: 'text', label: 'Objet', max: 10, format: formats.texte, requiredAt: 'transmission' },
  attestation: { kind: 'bool', label: 'Attestation', mustBeTrue: true },
} as const satisfies Fields;

const table = { ...kernelProblems, ...identifiantProblems };

const sentences = (value: object, stage: WalkContext['stage']) =>
  problems(fields, { ville: 'Lyon', objet: 'Judo', ...value }, { stage }).map((problem) =>
    problemMessage(table[problem.code as keyof typeof table], problem.params),
  );

test('asks for a required field in both wordings, on its page and before transmission [R5.14]', () => {
  expect(sentences({ ville: '' }, 'saisie')).toEqual(['Le champ Ville est obligatoire.']);
  expect(sentences({ objet: null }, 'saisie')).toEqual([]);
  expect(sentences({ objet: null }, 'transmission')).toEqual(['Veuillez renseigner le champ Objet.']);
});

test.each([
  ['Lille', []],
  ['Nantes', ['Ville ne doit pas contenir plus de 5 caractère(s).']],
  ['Y', ['Ville doit contenir au moins 2 caractère(s).']],
])('says how long « %s » may be [R5.17]', (ville, expected) => {
  expect(sentences({ ville }, 'saisie')).toEqual(expected);
});

test('shows the characters that a field refuses [R5.15]', () => {
  expect(sentences({ ville: 'Ly0n' }, 'saisie')).toEqual([
    'Certains caractères ne sont pas pris en compte par le champ Ville. Retirez : 0',
  ]);
});

test.each([
  [false, ['Au moins une case doit être cochée. Cochez « Attestation ».']],
  [true, []],
])('asks for a box that has to be ticked: %s [R5.133]', (attestation, expected) => {
  expect(sentences({ attestation }, 'saisie')).toEqual(expected);
});

test('says that nothing changed in the words of the specification [R5.139]', () => {
  expect(kernelProblems['kernel.inchange'].message).toBe("Aucun changement n'a été détécté.");
});
