// A person is added to a service with or without an account (§6; decisions, Who belongs where: membre_service).
import { inscriptionFields } from '../compte/inscription.fields.ts';
import type { Draft, Fields } from '../kernel/fields.ts';

export const rolesMembre = [
  { value: 'membre', label: 'Membre' },
  { value: 'responsable', label: 'Responsable' },
] as const;

export const membreServiceFields = {
  email: {
    ...inscriptionFields.email,
    label: 'Adresse électronique',
    aide: 'Celle de son compte, si elle en a un.',
  },
  prenom: { ...inscriptionFields.prenom, autocomplete: 'off' },
  nom: { ...inscriptionFields.nom, autocomplete: 'off' },
  role: { kind: 'choice', label: 'Dans le service', options: rolesMembre, requiredAt: 'saisie' },
} as const satisfies Fields;

export type MembreServiceSaisi = Draft<typeof membreServiceFields>;
