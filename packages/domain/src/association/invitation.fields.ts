// An invitation is written with these fields about the person invited.
import { formats } from '../identifiants/formats.ts';
import type { Draft, Fields } from '../kernel/fields.ts';
import { fonctions } from '../referentiel/data/fonctions.ts';

const porteesInvitation = [
  { value: 'association', label: 'Gérer toute l’association', source: 'spec' },
  { value: 'etablissement', label: 'Gérer un seul établissement', source: 'spec' },
  { value: 'dossiers', label: 'Seulement certains dossiers', source: 'spec' },
] as const;

export const invitationFields = {
  email: {
    kind: 'text',
    label: 'Adresse électronique',
    aide: 'La personne invitée doit ouvrir son compte avec cette adresse.',
    max: 254,
    format: formats.courriel,
    requiredAt: 'saisie',
  },
  fonction: {
    kind: 'choice',
    label: 'Fonction',
    options: fonctions,
    liste: 'fonctions',
    requiredAt: 'saisie',
  },
  portee: {
    kind: 'choice',
    label: 'Ce que cette personne pourra faire',
    options: porteesInvitation,
    requiredAt: 'saisie',
  },
  id_siret: {
    kind: 'id',
    of: 'etablissement',
    label: 'Établissement',
    requiredAt: 'saisie',
    when: [{ scope: 'parent', key: 'portee', operator: 'eq', value: 'etablissement' }],
  },
} as const satisfies Fields;

export type Invitation = Draft<typeof invitationFields>;
