import type { Fields } from '@asso/domain/kernel/fields';
import { fonctions } from '@asso/domain/referentiel/data/fonctions';

/** The last page of adding an association. */
export const certificatFields = {
  fonction: { kind: 'choice', label: 'Votre fonction', options: fonctions, requiredAt: 'saisie' },
  certificat: {
    kind: 'bool',
    label: 'Je certifie sur l’honneur avoir le droit d’agir pour cette association.',
    mustBeTrue: true,
    requiredAt: 'saisie',
  },
} as const satisfies Fields;
