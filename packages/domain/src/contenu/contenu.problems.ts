// The sentences about what the administrators write in the pages (§2 Layouts; §8 Error catalogue).
import type { ProblemTable } from '../kernel/problems.ts';

export const contenuProblems = {
  'contenu.note-page-inconnue': { kind: 'invalid', message: 'La page « {page} » n’existe pas.' },
  'contenu.note-fin-avant-debut': { kind: 'invalid', message: 'La fin doit venir après le début.' },
} as const satisfies ProblemTable;
