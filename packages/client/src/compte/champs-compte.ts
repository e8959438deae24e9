// The rows of the forms about one's own account; what their passwords and codes look like is drawn by own controls.
import type { Fields } from '@asso/domain/kernel/fields';
import type { FieldError } from '../ui/fields/field-errors.ts';

const motDePasseMax = 200;

export const motDePasse = (label: string) => ({ kind: 'text', label, max: motDePasseMax }) as const;

export const adresse = (label: string) => ({ kind: 'text', label, max: 254 }) as const;

/** Before an important act, a signed-in person gives their password again. */
export const votreMotDePasse = motDePasse('Votre mot de passe');

export const code = { kind: 'text', label: 'Code à 6 chiffres', max: 40 } as const;

export const confiance = {
  kind: 'bool',
  label: 'Faire confiance à cet appareil pendant 30 jours',
  aide: 'Le code ne sera plus demandé ici. Décochez si d’autres personnes l’utilisent.',
} as const;

/** No field of these forms may stay empty; a label may be shorter in the error than on its field. */
export const missingIn = (
  typed: Readonly<Record<string, unknown>>,
  fields: Fields,
  labels: Readonly<Record<string, string>> = {},
): FieldError[] =>
  Object.entries(fields)
    .filter(([field, { kind }]) => kind === 'text' && String(typed[field] ?? '').trim() === '')
    .map(([field, { label }]) => ({ field, message: `Le champ ${labels[field] ?? label} est obligatoire.` }));

/** The errors name the password without its owner. */
export const motDePasseSeul = { password: 'Mot de passe' };
