// An affiliation names a union or federation the association belongs to, with its licences when it is a sports one
// (§3 affiliations).
import { formats } from '../../identifiants/formats.ts';
import type { Draft, Fields, IntRow } from '../../kernel/fields.ts';
import { adresseFields } from '../../referentiel/adresse.fields.ts';

const licences = <const L extends string>(label: L, aide?: string) =>
  ({ kind: 'int', label, min: 0, max: 10_000_000, ...(aide ? { aide } : {}) }) as const satisfies IntRow;

export const affiliationFields = {
  nom: {
    kind: 'text',
    label: 'Nom de l’union ou de la fédération',
    aide: 'En toutes lettres, sans sigle.',
    max: 250,
    format: formats.texte,
    requiredAt: 'transmission',
  },
  id_siren: { kind: 'text', label: 'SIREN', max: 9, format: formats.siren },
  numero: {
    kind: 'text',
    label: 'Numéro d’affiliation',
    max: 40,
    format: formats.numeroAffiliation,
  },
  objet: { kind: 'text', label: 'Objet', max: 2000, multiline: true, format: formats.texte },
  nb_licencies_f: licences('Licenciées (femmes)'),
  nb_licencies_h: licences('Licenciés (hommes)'),
  nb_licencies: licences('Total des licences', 'Se calcule si vous le laissez vide.'),
  adresse: { kind: 'group', of: 'adresse', label: 'Adresse', fields: adresseFields },
  id_correspondance: {
    kind: 'text',
    label: 'Numéro dans le portail',
    max: 20,
    writtenBy: 'server',
    pdf: false,
  },
} as const satisfies Fields;

export type Affiliation = Draft<typeof affiliationFields>;
