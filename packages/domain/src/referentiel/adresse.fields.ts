// A postal address is cut as the registers and the SIRET request cut it, the country first (§3 coordonnees, §5
// Address).
import { formats } from '../identifiants/formats.ts';
import type { Ask } from '../kernel/asks.ts';
import type { Draft, Fields } from '../kernel/fields.ts';

/** The condition of the parts that only an address in France has, also met while the country is not given. */
const enFrance: readonly Ask[] = [
  { scope: 'parent', key: 'pays', operator: 'in', value: ['FRANCE', 'France'] },
];

export const adresseFields = {
  pays: { kind: 'text', label: 'Pays', max: 38 },
  cplt_1: {
    kind: 'text',
    label: 'Complément d’adresse',
    aide: 'Bâtiment, escalier, chez qui.',
    max: 38,
    format: formats.texte,
  },
  cplt_2: { kind: 'text', label: 'Complément d’adresse, suite', max: 38, format: formats.texte },
  num_voie: { kind: 'text', label: 'Numéro', max: 9 },
  repet_voie: {
    kind: 'text',
    label: 'Indice de répétition',
    aide: 'Une lettre : B pour bis, T pour ter.',
    max: 1,
    format: formats.majuscules,
    when: enFrance,
  },
  type_voie: { kind: 'text', label: 'Type de voie', max: 20 },
  voie: { kind: 'text', label: 'Voie', max: 100, format: formats.texte },
  bp: { kind: 'text', label: 'Boîte postale ou lieu-dit', max: 38, format: formats.texte },
  cp: { kind: 'text', label: 'Code postal', max: 9, autocomplete: 'postal-code' },
  commune: {
    kind: 'text',
    label: 'Commune',
    max: 100,
    format: formats.ville,
    autocomplete: 'address-level2',
  },
  code_insee: {
    kind: 'text',
    label: 'Code INSEE de la commune',
    min: 2,
    max: 5,
    pdf: false,
    when: enFrance,
  },
  cedex: { kind: 'text', label: 'Cedex', max: 32, format: formats.texte, when: enFrance },
} as const satisfies Fields;

export type Adresse = Draft<typeof adresseFields>;
