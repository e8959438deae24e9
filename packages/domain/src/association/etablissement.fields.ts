// An association says this of one of its establishments; Sirene says the rest and the address (§3 etablissements).
import { formats } from '../identifiants/formats.ts';
import type { Draft, Fields } from '../kernel/fields.ts';

export const etablissementFields = {
  enseigne: {
    kind: 'text',
    label: 'Enseigne',
    aide: 'Le nom sous lequel on vous connaît ici.',
    max: 100,
    format: formats.texte,
    right: 'editEtablissement',
  },
  courriel: {
    kind: 'text',
    label: 'Adresse électronique',
    max: 254,
    format: formats.courriel,
    autocomplete: 'email',
    right: 'editEtablissement',
  },
  telephone: {
    kind: 'text',
    label: 'Téléphone',
    max: 20,
    format: formats.telephone,
    autocomplete: 'tel',
    right: 'editEtablissement',
  },
  note: {
    kind: 'text',
    label: 'Note',
    aide: 'Ce qu’il faut savoir de cet établissement. Exemple : ouvert seulement l’été.',
    max: 1000,
    multiline: true,
    format: formats.texte,
    right: 'editEtablissement',
  },
} as const satisfies Fields;

export type EtablissementDeclare = Draft<typeof etablissementFields>;
