// The file of an association as one form of three groups: what the asks of scope « association » look at (§3 Association).
import type { Draft, Fields } from '../kernel/fields.ts';
import { activitesFields } from './activites.fields.ts';
import { coordonneesFields } from './coordonnees.fields.ts';
import { identiteFields } from './identite.fields.ts';

export const rubriques = ['identite', 'coordonnees', 'activites'] as const;
export type Rubrique = (typeof rubriques)[number];

export const ficheFields = {
  identite: { kind: 'group', label: 'Identité', fields: identiteFields },
  coordonnees: { kind: 'group', label: 'Coordonnées', fields: coordonneesFields },
  activites: { kind: 'group', label: 'Activités', fields: activitesFields },
} as const satisfies Fields;

export const rubriqueFields = {
  identite: identiteFields,
  coordonnees: coordonneesFields,
  activites: activitesFields,
} as const;

export type Fiche = {
  identite: Draft<typeof identiteFields>;
  coordonnees: Draft<typeof coordonneesFields>;
  activites: Draft<typeof activitesFields>;
};
