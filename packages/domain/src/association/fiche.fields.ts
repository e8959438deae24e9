// The file of an association is one form; the conditions (`asks`) of scope « association » read it (§3 Association).
import type { Draft, Fields } from '../kernel/fields.ts';
import { activitesFields } from './activites.fields.ts';
import { agrementFields } from './agrement.fields.ts';
import { coordonneesFields } from './coordonnees.fields.ts';
import { identiteFields } from './identite.fields.ts';
import type { Rubrique } from './rubriques.rows.ts';
import { specificitesFields } from './specificites.fields.ts';

export const rubriqueFields = {
  identite: identiteFields,
  coordonnees: coordonneesFields,
  activites: activitesFields,
  specificites: specificitesFields,
} as const satisfies Record<Rubrique, Fields>;

export const ficheFields = {
  identite: { kind: 'group', label: 'Identité', fields: identiteFields },
  coordonnees: { kind: 'group', label: 'Coordonnées', fields: coordonneesFields },
  activites: { kind: 'group', label: 'Activités', fields: activitesFields },
  specificites: { kind: 'group', label: 'Pass’Sport, VAEB, Guid’Asso', fields: specificitesFields },
  agrement: {
    kind: 'group',
    label: 'Tronc commun d’agrément',
    fields: agrementFields,
    writtenBy: 'server',
  },
} as const satisfies Fields;

export type Agrement = Draft<typeof agrementFields>;

export type Fiche = {
  identite: Draft<typeof identiteFields>;
  coordonnees: Draft<typeof coordonneesFields>;
  activites: Draft<typeof activitesFields>;
  specificites: Draft<typeof specificitesFields>;
  /** Absent until the agrément procedure writes something: until then the conditions on it have no answer. */
  agrement?: Agrement;
};

export const emptyFiche = (): Fiche => ({
  identite: {},
  coordonnees: {},
  activites: {},
  specificites: {},
});
