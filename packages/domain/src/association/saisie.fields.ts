// An association that no register knows yet is typed by hand.
import { formats } from '../identifiants/formats.ts';
import type { Draft, Fields } from '../kernel/fields.ts';
import { certificatFields } from './certificat.fields.ts';

export const saisieFields = {
  nom: {
    kind: 'text',
    label: 'Nom de l’association',
    aide: 'Tel qu’il est écrit dans ses statuts.',
    min: 2,
    max: 250,
    format: formats.texte,
    requiredAt: 'saisie',
  },
  code_postal: {
    kind: 'text',
    label: 'Code postal',
    min: 5,
    max: 5,
    format: formats.nombres,
    autocomplete: 'postal-code',
    requiredAt: 'saisie',
  },
  commune: {
    kind: 'text',
    label: 'Commune',
    max: 100,
    format: formats.ville,
    autocomplete: 'address-level2',
    requiredAt: 'saisie',
  },
  id_rna: {
    kind: 'text',
    label: 'Numéro RNA',
    aide: 'Un W suivi de 9 caractères. Il permettra de rapprocher l’association du registre.',
    max: 10,
    format: formats.rna,
  },
  id_siren: {
    kind: 'text',
    label: 'SIREN',
    aide: '9 chiffres.',
    max: 9,
    format: formats.siren,
  },
  ...certificatFields,
} as const satisfies Fields;

export type AssociationSaisie = Draft<typeof saisieFields>;
