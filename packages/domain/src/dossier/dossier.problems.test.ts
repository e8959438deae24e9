import { describe, expect, it } from 'vitest';
import { dossierProblems } from './dossier.problems.ts';

describe('what is refused on a dossier', () => {
  it.each([
    [
      'dossier.inaccessible',
      "La demande n'est pas accessible ou n'existe pas. Seul son créateur peut accéder aux détails de la demande.",
    ],
    ['dossier.non-editable', "Ce dossier n'est pas éditable."],
    ['dossier.incomplet', "Le dossier doit être complet pour passer à l'étape suivante."],
  ] as const)('is said to the letter of the specification: %s', (code, message) => {
    expect(dossierProblems[code].message).toBe(message);
  });

  it('is unknown, rather than forbidden, to who may not see it', () => {
    expect(dossierProblems['dossier.inaccessible'].kind).toBe('not-found');
  });
});
