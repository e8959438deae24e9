// A representative is a person who may act for the association (§3 representants_legaux).
import { personneIdentiteFields } from '../../compte/personne.fields.ts';
import { formats } from '../../identifiants/formats.ts';
import type { Draft, Fields } from '../../kernel/fields.ts';
import { fonctions } from '../../referentiel/data/fonctions.ts';

/** A representative is complete only with the fields required at transmission [R5.50]. */
export const representantFields = {
  ...personneIdentiteFields('transmission'),
  fonction: {
    kind: 'choice',
    label: 'Fonction',
    options: fonctions,
    liste: 'fonctions',
    requiredAt: 'transmission',
  },
  courriel: {
    kind: 'text',
    label: 'Adresse électronique',
    max: 254,
    format: formats.courriel,
    autocomplete: 'email',
    requiredAt: 'transmission',
  },
  telephone: {
    kind: 'text',
    label: 'Téléphone',
    max: 20,
    format: formats.telephone,
    autocomplete: 'tel',
    requiredAt: 'transmission',
  },
  id_siret: { kind: 'id', of: 'etablissement', label: 'Établissement' },
  est_representant_legal: {
    kind: 'bool',
    label: 'Peut signer pour l’association (la représenter légalement)',
    aide: 'La présidente ou le président le peut. Une autre personne, si les statuts ou une délégation le disent.',
    isOuiNon: true,
  },
  valideur_cec: {
    kind: 'bool',
    label: 'Valide les heures que les bénévoles déclarent',
    aide: 'Pour leur compte d’engagement citoyen (CEC). Son adresse doit être celle de son compte Portail Asso.',
  },
  publication_internet: { kind: 'bool', label: 'Accepte que son nom soit publié' },
} as const satisfies Fields;

export type Representant = Draft<typeof representantFields>;
