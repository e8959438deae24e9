import { expect, it } from 'vitest';
import { isTooManyCourriels, lienSecondes } from './lien.rules.ts';

it('lets a link open something for a day, an hour when it opens an account, a week when it begins one', () => {
  expect(lienSecondes).toEqual({
    validation: 86_400,
    'mot-de-passe': 3600,
    deblocage: 3600,
    courriel: 86_400,
    identite: 3600,
    invitation: 604_800,
  });
});

it.each([
  [9, false],
  [10, true],
  [11, true],
])('after %i e-mails within the hour, too many to one address: %s', (envoyes, expected) => {
  expect(isTooManyCourriels(envoyes)).toBe(expected);
});
