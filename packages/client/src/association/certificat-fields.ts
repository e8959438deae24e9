import type { Draft, Fields } from '@asso/domain/kernel/fields';
import { fonctions } from '@asso/domain/referentiel/data/fonctions';

/** The last page of adding an association. Its box is asked for in the words of the specification, not as a field. */
export const certificatFields = {
  fonction: { kind: 'choice', label: 'Votre fonction', options: fonctions, requiredAt: 'saisie' },
  certificat: {
    kind: 'bool',
    label: 'Je certifie sur l’honneur avoir le droit d’agir pour cette association.',
    mustBeTrue: true,
  },
} as const satisfies Fields;

export type Certificat = Draft<typeof certificatFields>;
