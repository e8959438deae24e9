import { expect, it } from 'vitest';
import { resumeHtml } from './resume-donnees.ts';

it('cuts no line before « : » or « ? », whoever wrote the sentence', () => {
  const page = resumeHtml({
    nom: 'Inès Moreau',
    le: new Date('2027-03-01T10:00:00Z'),
    rubriques: [
      { cle: 'messages', titre: 'Mes messages', lignes: [{ message: 'Un doute : est-ce « payé » ?' }] },
    ],
    fichiers: [],
    listes: {},
  });
  expect(page).toContain('Un doute\u00a0: est-ce «\u00a0payé\u00a0»\u202f?');
  expect(page).toContain('dans «\u00a0donnees.json\u00a0»');
});
