// The administrator of a campaign writes each criterion of the scoring grid with these fields.
import type { Fields } from '../kernel/fields.ts';
import { rang } from './champ-personnalise.fields.ts';

export const critereFields = {
  rang,
  label: { kind: 'text', label: 'Critère', max: 200, requiredAt: 'transmission' },
  code: {
    kind: 'text',
    label: 'Code',
    aide: 'Il distingue les critères de la grille. Exemple : UTILITE',
    max: 40,
    requiredAt: 'transmission',
  },
  points: {
    kind: 'int',
    label: 'Points au plus',
    min: 1,
    max: 100,
    requiredAt: 'transmission',
  },
  poids: {
    kind: 'int',
    label: 'Poids',
    aide: 'Combien de fois ce critère compte dans la note sur 20. Vide : une fois.',
    min: 1,
    max: 10,
  },
  aide: { kind: 'text', label: 'Aide, sous le critère', max: 500, multiline: true },
} as const satisfies Fields;
