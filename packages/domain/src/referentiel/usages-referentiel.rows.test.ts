import { expect, it } from 'vitest';
import { sayUsages, type Usage } from './usages-referentiel.rows.ts';

it.each<[Usage[], string]>([
  [[], 'Utilisée nulle part.'],
  [[{ objet: 'dossiers', n: 0 }], 'Utilisée nulle part.'],
  [[{ objet: 'dossiers', n: 1 }], 'Utilisée dans 1 dossier.'],
  [
    [
      { objet: 'dossiers', n: 12 },
      { objet: 'fiches', n: 0 },
      { objet: 'services', n: 1 },
      { objet: 'definitions', n: 2 },
    ],
    'Utilisée dans 12 dossiers, 1 service et 2 agréments proposés.',
  ],
  [[{ objet: 'sites', n: 10_001 }], 'Utilisée dans plus de 10 000 sites d’aide alimentaire.'],
])('%j is said « %s »', (usages, expected) => {
  expect(sayUsages(usages).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(expected);
});
