// These fields say where the association is and how to reach it (§3 coordonnees).
import { formats } from '../identifiants/formats.ts';
import type { Fields } from '../kernel/fields.ts';
import { adresseRow } from '../referentiel/adresse.rules.ts';

export const coordonneesFields = {
  adresse_siege: { ...adresseRow, label: 'Adresse du siège' },
  adresse_gestion: {
    ...adresseRow,
    label: 'Adresse de gestion',
    aide: 'Où le courrier arrive, si ce n’est pas au siège.',
  },
  telephone: {
    kind: 'text',
    label: 'Téléphone du siège',
    max: 20,
    format: formats.telephone,
    autocomplete: 'tel',
  },
  courriel: {
    kind: 'text',
    label: 'Adresse électronique',
    max: 254,
    format: formats.courriel,
    autocomplete: 'email',
  },
  site_web: { kind: 'text', label: 'Site internet', max: 250, format: formats.url },
  publication_internet: {
    kind: 'bool',
    label: 'Accepte que ces coordonnées soient publiées',
  },
} as const satisfies Fields;
