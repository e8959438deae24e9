import { expect, it } from 'vitest';
import { sayConclusion, sayCourriersPending, sayLotPending } from './conclusion.words.ts';

it.each([
  ['grant', 7400, /^a accordé 7\s400\s€$/],
  ['grant', null, /^a accordé la demande$/],
  ['refuse', null, /^a refusé la demande$/],
  ['reject', null, /^a rejeté la demande$/],
] as const)('a colleague who decided %s (%s €) is told in the past tense', (action, montant, said) => {
  expect(sayConclusion({ action, montant })).toMatch(said);
});

it.each([
  [0, 'Le courriel part à 14h05 : d’ici là, l’association ne lit rien de cette décision.'],
  [1, 'Le courriel et une lettre partent à 14h05 : d’ici là, l’association ne lit rien de cette décision.'],
  [2, 'Le courriel et 2 lettres partent à 14h05 : d’ici là, l’association ne lit rien de cette décision.'],
])(
  'a decision with %i letters says what leaves with it, and only of itself that nothing is read',
  (courriers, said) => {
    expect(sayCourriersPending({ courriers, heure: '14h05' })).toBe(said);
  },
);

it.each([
  [1, 'Ce que l’association recevra part à 14h05 : d’ici là, elle ne lit rien de cette décision.'],
  [
    3,
    'Ce que les associations recevront part à partir de 14h05 : d’ici là, elles ne lisent rien de ces décisions.',
  ],
])('%i decisions of a lot promise no letter that they may not have', (nombre, said) => {
  expect(sayLotPending({ nombre, heure: '14h05' })).toBe(said);
});
