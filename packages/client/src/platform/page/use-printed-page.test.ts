import { expect, test } from 'vitest';
import { pageRule } from './use-printed-page.ts';

test.each([
  ['Fiche de l’association Les Pions, 23/11/2026', '"Fiche de l’association Les Pions, 23\\2f 11\\2f 2026"'],
  ['"; } body { display: none', '"\\22 ; \\7d  body \\7b  display: none"'],
  ['une\nligne \\', '"une\\a ligne \\5c "'],
])('%j never ends the string of the foot of a printed page', (pied, content) => {
  expect(pageRule({ pied })).toBe(`@page { @bottom-left { content: ${content}; } }`);
});

test('a sheet that lies on its side does so from its first page: no part of it asks for a page of its own', () => {
  expect(pageRule({ pied: 'Commission', isPaysage: true })).toBe(
    '@page { size: A4 landscape; margin: 14mm 12mm; @bottom-left { content: "Commission"; } }',
  );
});
