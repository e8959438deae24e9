// What an act on payments asks for, on one payment or on many.
import type { Fields } from '@asso/domain/kernel/fields';

export const champsActe = {
  engagement: {
    kind: 'text',
    label: 'Engagement juridique (facultatif)',
    aide: 'Exemple : EJ 2100012345.',
    max: 120,
  },
  imputation: {
    kind: 'text',
    label: 'Imputation budgétaire (facultatif)',
    aide: 'Lue par le service seulement.',
    max: 120,
  },
  paye_le: { kind: 'date', label: 'Versé le', requiredAt: 'saisie' },
  reference: {
    kind: 'text',
    label: 'Référence du versement',
    aide: 'L’association la lit. Exemple : DP 2027-0042.',
    max: 120,
    requiredAt: 'saisie',
  },
  motif: {
    kind: 'text',
    label: 'Motif du refus',
    aide: 'L’association le lit.',
    multiline: true,
    max: 4000,
    requiredAt: 'saisie',
  },
} as const satisfies Fields;
