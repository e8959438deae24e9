// A legal person may be a member: another association, a company, a town (§3 adherents_personnes_morales).
import { formats } from '../../identifiants/formats.ts';
import type { Draft, Fields } from '../../kernel/fields.ts';
import { siretMembre } from './siret-membre.fields.ts';

export const adherentFields = {
  nom: { kind: 'text', label: 'Nom', max: 250, format: formats.texte, requiredAt: 'transmission' },
  ...siretMembre,
} as const satisfies Fields;

export type Adherent = Draft<typeof adherentFields>;
