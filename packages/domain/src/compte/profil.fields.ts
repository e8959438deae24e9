// A person says this of themselves in their account (§3 User; §7 PATCH /users/{id}), as at sign-up.
import type { Draft, Fields } from '../kernel/fields.ts';
import { inscriptionFields } from './inscription.fields.ts';

export const profilFields = {
  ...inscriptionFields,
  email: { ...inscriptionFields.email, autocomplete: 'email' },
} as const satisfies Fields;

export type Profil = Draft<typeof profilFields>;
