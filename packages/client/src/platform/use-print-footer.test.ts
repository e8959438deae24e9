import { expect, test } from 'vitest';
import { cssString } from './use-print-footer.ts';

test.each([
  ['Fiche de l’association Les Pions, 23/11/2026', '"Fiche de l’association Les Pions, 23\\2f 11\\2f 2026"'],
  ['"; } body { display: none', '"\\22 ; \\7d  body \\7b  display: none"'],
  ['une\nligne \\', '"une\\a ligne \\5c "'],
])('%j never ends the string of the foot of a printed page', (text, expected) => {
  expect(cssString(text)).toBe(expected);
});
