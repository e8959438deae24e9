// The kinds of project that a budget starts from; their lines are in another file, since a form only needs the names.
import type { Choice } from '../../kernel/fields.ts';

export const modelesBudget = [
  { value: 'sejour', label: 'Sorties, séjour' },
  { value: 'formation', label: 'Formation' },
  { value: 'evenement', label: 'Évènement' },
  { value: 'vide', label: 'Page vide' },
] as const satisfies readonly Choice[];

export type NomModele = (typeof modelesBudget)[number]['value'];
