// When ours is a union or a federation, each association of its network is a row (§3 compositions).
import { formats } from '../../identifiants/formats.ts';
import type { Draft, Fields } from '../../kernel/fields.ts';
import { adresseFields } from '../../referentiel/adresse.fields.ts';
import { siretMembre } from './siret-membre.fields.ts';

export const compositionFields = {
  nom: {
    kind: 'text',
    label: 'Nom de l’association membre',
    max: 250,
    format: formats.texte,
    requiredAt: 'transmission',
  },
  id_rna: { kind: 'text', label: 'Numéro RNA', max: 10, format: formats.rna },
  ...siretMembre,
  adresse: { kind: 'group', of: 'adresse', label: 'Adresse', fields: adresseFields },
  membre_haa: {
    kind: 'bool',
    label: 'Participe à l’aide alimentaire du réseau (habilitation HAA)',
  },
  id_correspondance: {
    kind: 'text',
    label: 'Numéro dans le portail',
    max: 20,
    writtenBy: 'server',
    pdf: false,
  },
} as const satisfies Fields;

export type Composition = Draft<typeof compositionFields>;
