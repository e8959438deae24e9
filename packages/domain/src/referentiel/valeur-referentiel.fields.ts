// Administrators change each value of a list with these fields (§3 Referentiel options; screens, Référentiels).
import { formats } from '../identifiants/formats.ts';
import type { Fields } from '../kernel/fields.ts';
import { motifsAssistancePrimaires } from './data/motifs-assistance.ts';

export const codeValeur = {
  kind: 'text',
  label: 'Code',
  aide: 'Ce que gardent les dossiers. Il ne change plus. Exemple : 18-25.',
  max: 20,
  requiredAt: 'saisie',
} as const;

export const valeurFields = {
  label: {
    kind: 'text',
    label: 'Libellé',
    aide: 'Ce que lisent les associations et les services.',
    max: 200,
    format: formats.texte,
    requiredAt: 'saisie',
  },
  parent: {
    kind: 'choice',
    label: 'Sujet',
    options: motifsAssistancePrimaires,
    liste: 'motifs-assistance-primaires',
    requiredAt: 'saisie',
  },
  feminin: {
    kind: 'text',
    label: 'Au féminin',
    aide: 'Dans une phrase. Exemple : trésorière.',
    max: 200,
    format: formats.texte,
  },
  masculin: {
    kind: 'text',
    label: 'Au masculin',
    aide: 'Dans une phrase. Exemple : trésorier.',
    max: 200,
    format: formats.texte,
  },
  du: { kind: 'date', label: 'Proposée à partir du', aide: 'Vide : tout de suite.' },
  au: {
    kind: 'date',
    label: 'Proposée jusqu’au',
    aide: 'Vide : sans fin. Les dossiers qui l’ont choisie la gardent.',
  },
} as const satisfies Fields;
