import { expect, test } from 'vitest';
import { sayPortee } from './portee.rows.ts';

test.each([
  ['association:lire', 'association', 'Lire la fiche de l’association'],
  ['association:lire', 'service', 'Lire les fiches des associations'],
  ['dossier:lire', 'service', 'Lire les dossiers'],
  ['ancienne', 'service', 'ancienne'],
] as const)('the scope %s is named to %s in its own terms', (code, cote, said) => {
  expect(sayPortee(code, cote)).toBe(said);
});
