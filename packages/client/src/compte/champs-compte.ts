// The fields of the forms about one's own account; passwords and codes have controls of their own.
import type { Fields } from '@asso/domain/kernel/fields';
import type { FieldError } from '../ui/fields/field-errors.ts';

const motDePasseMax = 200;

export const motDePasse = (label: string) =>
  ({ kind: 'text', label, max: motDePasseMax, requiredAt: 'saisie' }) as const;

export const adresse = (label: string) => ({ kind: 'text', label, max: 254, requiredAt: 'saisie' }) as const;

/** Asked again of a signed-in person before an important action. */
export const votreMotDePasse = motDePasse('Votre mot de passe');

export const code = { kind: 'text', label: 'Code à 6 chiffres', max: 40, requiredAt: 'saisie' } as const;

export const confiance = {
  kind: 'bool',
  label: 'Faire confiance à cet appareil pendant 30 jours',
  aide: 'Le code ne sera plus demandé ici. Décochez si d’autres personnes l’utilisent.',
} as const;

/** Returns an error for each empty field; `labels` gives shorter names for the sentences. */
export const missingIn = (
  typed: Readonly<Record<string, unknown>>,
  fields: Fields,
  labels: Readonly<Record<string, string>> = {},
): FieldError[] =>
  Object.entries(fields)
    .filter(([field, { kind }]) => kind === 'text' && String(typed[field] ?? '').trim() === '')
    .map(([field, { label }]) => ({ field, message: `Le champ ${labels[field] ?? label} est obligatoire.` }));

/** Names the password « Mot de passe » in the errors. */
export const motDePasseLabel = { password: 'Mot de passe' };
