// A person who signs up fills these fields (§7 Auth: register). The password is not one of them, since its text is not
// stored.

import { formats } from '../identifiants/formats.ts';
import type { Fields } from '../kernel/fields.ts';
import { personneIdentiteFields } from './personne.fields.ts';

export const inscriptionFields = {
  ...personneIdentiteFields('saisie'),
  email: {
    kind: 'text',
    label: 'Adresse électronique',
    max: 254,
    format: formats.courriel,
    autocomplete: 'username',
    requiredAt: 'saisie',
  },
} as const satisfies Fields;

/** The values as they were typed, right or wrong. */
export type Inscription = { readonly [K in keyof typeof inscriptionFields]?: string | null };

/** The address alone is asked to send a link again, or to correct a mistyped address. */
export const adresseFields = { email: inscriptionFields.email } as const satisfies Fields;
