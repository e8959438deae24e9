// A person who adds an association, found in a register or typed, certifies this (§2, certificat-honneur).
import { formats } from '../identifiants/formats.ts';
import type { Fields } from '../kernel/fields.ts';
import { fonctions } from '../referentiel/data/fonctions.ts';

export const certificatFields = {
  fonction: {
    kind: 'choice',
    label: 'Votre fonction',
    options: fonctions,
    liste: 'fonctions',
    requiredAt: 'saisie',
  },
  certificat: {
    kind: 'bool',
    label: 'Je certifie sur l’honneur avoir le droit d’agir pour cette association.',
    mustBeTrue: true,
    requiredAt: 'saisie',
  },
} as const satisfies Fields;

/** A person who asks to join people already managing the association also fills a message to them. */
export const demandeFields = {
  fonction: certificatFields.fonction,
  message: {
    kind: 'text',
    label: 'Votre message',
    aide: 'Lu par les personnes qui répondront : depuis quand êtes-vous élu, l’ancien bureau est-il parti ?',
    max: 1000,
    multiline: true,
    format: formats.texte,
  },
  certificat: certificatFields.certificat,
} as const satisfies Fields;
