// Somebody without an account gives this address to follow a part of the catalogue by mail.
import { courriel } from '../../identifiants/courriel.ts';
import type { Fields } from '../../kernel/fields.ts';

export const abonnementFields = {
  courriel: {
    kind: 'text',
    label: 'Votre adresse électronique',
    max: 254,
    format: courriel,
    requiredAt: 'saisie',
  },
} as const satisfies Fields;
