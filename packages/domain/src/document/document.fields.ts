// A file is described by these fields when it is deposited (§3 documents).
import { formats } from '../identifiants/formats.ts';
import type { Draft, Fields } from '../kernel/fields.ts';
import { typesDocuments } from '../referentiel/data/types-documents.ts';

export const documentFields = {
  type: { kind: 'choice', label: 'Type', options: typesDocuments, requiredAt: 'saisie' },
  annee_validite: { kind: 'int', label: 'Année', min: 1900, max: 2100 },
  id_siret: { kind: 'id', of: 'etablissement', label: 'Établissement' },
  iban: {
    kind: 'text',
    label: 'IBAN',
    aide: 'Celui du RIB que ce document montre.',
    max: 34,
    format: formats.iban,
    right: 'editRib',
  },
  commentaire: { kind: 'text', label: 'Commentaire', max: 500, multiline: true, format: formats.texte },
} as const satisfies Fields;

const { annee_validite, commentaire, type, id_siret, iban } = documentFields;

/**
 * Of a document that is there, the year and the comment are mended; what else it is comes with a new file, so another
 * value is refused by its name.
 */
export const documentCorrigeFields = {
  annee_validite,
  commentaire,
  type: { ...type, requiredAt: undefined, writtenBy: 'server' },
  id_siret: { ...id_siret, writtenBy: 'server' },
  iban: { ...iban, right: undefined, writtenBy: 'server' },
} as const satisfies Fields;

export type DocumentDeclare = Draft<typeof documentFields>;
