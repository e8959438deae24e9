// Each kind of dossier names its applicant, its signatory and its bank details in the same way (§3).
import type { Draft, Fields } from '../kernel/fields.ts';

export const demandeurFields = {
  id_siret: { kind: 'text', label: 'Établissement', max: 14, writtenBy: 'server' },
  id_representant_legal: {
    kind: 'id',
    of: 'representant',
    label: 'Représentant légal',
    requiredAt: 'transmission',
  },
  id_signataire: {
    kind: 'id',
    of: 'representant',
    label: 'Signataire',
    aide: 'Pour une autre personne, un pouvoir sera demandé.',
    requiredAt: 'transmission',
  },
  id_responsable: {
    kind: 'id',
    of: 'representant',
    label: 'Responsable du dossier',
    aide: 'La personne que le service appellera.',
    requiredAt: 'transmission',
  },
  id_rib: {
    kind: 'id',
    of: 'rib',
    label: 'RIB',
    right: ['edit', 'editRib'],
    requiredAt: 'transmission',
  },
} as const satisfies Fields;

/** The applicant, as far as the fields above were filled; a kind of dossier that is not paid has no bank details. */
export type Demandeur = Draft<typeof demandeurFields>;
