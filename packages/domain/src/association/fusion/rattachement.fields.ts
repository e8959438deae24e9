// An administrator corrects the numbers of an association, and says why (ADR 0568).
import { formats } from '../../identifiants/formats.ts';
import type { Draft, Fields } from '../../kernel/fields.ts';

const motif = {
  kind: 'text',
  label: 'Motif',
  aide: 'Ce qui vous permet de l’affirmer. Le motif reste dans le journal.',
  min: 5,
  max: 500,
  format: formats.texte,
  requiredAt: 'saisie',
} as const;

export const rattachementFields = {
  id_rna: {
    kind: 'text',
    label: 'Numéro RNA',
    aide: 'Un W suivi de 9 caractères. Effacez-le si ce n’est pas le sien.',
    max: 10,
    format: formats.rna,
  },
  id_siren: {
    kind: 'text',
    label: 'SIREN',
    aide: '9 chiffres. Effacez-le si ce n’est pas le sien.',
    max: 9,
    format: formats.siren,
  },
  garde_anciens: {
    kind: 'bool',
    label: 'Le numéro remplacé était le sien autrefois : il doit continuer à mener à cette fiche',
  },
  motif,
} as const satisfies Fields;
export type Rattachement = Draft<typeof rattachementFields>;

export const fusionFields = {
  absorbee: {
    kind: 'text',
    label: 'L’autre fiche de la même association',
    aide: 'Son numéro RNA, son SIREN, ou son numéro dans le portail.',
    max: 64,
    requiredAt: 'saisie',
  },
} as const satisfies Fields;

export const confirmationFields = { motif } as const satisfies Fields;
