// An agrément was given to the association by the State or another authority (§3 agrements).
import { formats } from '../../identifiants/formats.ts';
import type { Draft, Fields } from '../../kernel/fields.ts';
import { agrementsTypes } from '../../referentiel/data/agrements-types.ts';
import { niveauxAgrements } from '../../referentiel/data/niveaux-agrements.ts';

export const agrementObtenuFields = {
  type: {
    kind: 'choice',
    label: 'Type d’agrément',
    options: agrementsTypes,
    liste: 'agrements-types',
    requiredAt: 'transmission',
  },
  niveau: { kind: 'choice', label: 'Niveau', options: niveauxAgrements, liste: 'niveaux-agrements' },
  attributeur: {
    kind: 'text',
    label: 'Attribué par',
    aide: 'Exemple : préfecture des Bouches-du-Rhône.',
    max: 150,
    format: formats.texte,
    requiredAt: 'transmission',
  },
  numero: { kind: 'text', label: 'Numéro', max: 60, format: formats.texte },
  date_attribution: { kind: 'date', label: 'Attribué le', requiredAt: 'transmission' },
  date_validite: {
    kind: 'date',
    label: 'Valable jusqu’au',
    aide: 'Laissez vide s’il n’a pas d’échéance.',
  },
  origine_instructeur: {
    kind: 'bool',
    label: 'Instruit dans le portail',
    writtenBy: 'server',
  },
} as const satisfies Fields;

export type AgrementObtenu = Draft<typeof agrementObtenuFields>;
