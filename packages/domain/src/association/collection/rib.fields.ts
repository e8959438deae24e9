// A bank account (RIB) belongs to one establishment; a badly typed one is kept but never transmitted (§3 ribs;
// decisions, Rules › IBAN).
import { formats } from '../../identifiants/formats.ts';
import type { Draft, Fields } from '../../kernel/fields.ts';

export const ribFields = {
  id_siret: {
    kind: 'id',
    of: 'etablissement',
    label: 'Établissement',
    requiredAt: 'transmission',
  },
  titulaire: {
    kind: 'text',
    label: 'Titulaire',
    max: 120,
    format: formats.texte,
    requiredAt: 'transmission',
  },
  iban: {
    kind: 'text',
    label: 'IBAN',
    max: 34,
    format: formats.iban,
    requiredAt: 'transmission',
  },
  bic: {
    kind: 'text',
    label: 'BIC',
    max: 11,
    format: formats.bic,
    requiredAt: 'transmission',
  },
  banque: { kind: 'text', label: 'Banque', max: 100, format: formats.texte },
  domiciliation: {
    kind: 'text',
    label: 'Domiciliation',
    max: 100,
    format: formats.texte,
  },
  /** Asked only when the holder of the account does not bear the association's name; the service reads it. */
  motif_titulaire: {
    kind: 'text',
    label: 'Pourquoi ce compte est bien celui de l’association',
    max: 200,
    format: formats.texte,
  },
} as const satisfies Fields;

export type Rib = Draft<typeof ribFields>;
