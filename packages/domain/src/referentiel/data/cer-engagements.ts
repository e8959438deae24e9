// The « contrat d’engagement républicain » has these seven commitments (décret 2021-1947).
import type { Option } from './option.ts';

export const cerEngagements = [
  { value: '1', label: 'Respect des lois de la République', source: 'official' },
  { value: '2', label: 'Liberté de conscience', source: 'official' },
  { value: '3', label: "Liberté des membres de l'association", source: 'official' },
  { value: '4', label: 'Égalité et non-discrimination', source: 'official' },
  { value: '5', label: 'Fraternité et prévention de la violence', source: 'official' },
  { value: '6', label: 'Respect de la dignité de la personne humaine', source: 'official' },
  { value: '7', label: 'Respect des symboles de la République', source: 'official' },
] as const satisfies readonly Option[];
