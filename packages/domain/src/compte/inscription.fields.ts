// What is asked of somebody who signs up (§7 Auth: register). The password is beside: it is no value that is kept.

import { formats } from '../identifiants/formats.ts';
import type { Fields } from '../kernel/fields.ts';
import { identiteFields } from './personne.fields.ts';

export const inscriptionFields = {
  ...identiteFields('saisie'),
  email: {
    kind: 'text',
    label: 'Adresse électronique',
    max: 254,
    format: formats.courriel,
    autocomplete: 'username',
    requiredAt: 'saisie',
  },
} as const satisfies Fields;

/** As typed, whatever it is. */
export type Inscription = { readonly [K in keyof typeof inscriptionFields]?: string | null };

/** The address alone: to have a link sent again, or to correct a mistyped one. */
export const adresseFields = { email: inscriptionFields.email } as const satisfies Fields;
