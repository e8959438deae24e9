// A legal person may be a member: another association, a company, a town (§3 adherents_personnes_morales).
import { formats } from '../../identifiants/formats.ts';
import { siretOuLocalSaisi } from '../../identifiants/numero-etablissement.ts';
import type { Draft, Fields } from '../../kernel/fields.ts';

export const adherentFields = {
  nom: { kind: 'text', label: 'Nom', max: 250, format: formats.texte, requiredAt: 'transmission' },
  /** The member's own SIRET, not that of one of our establishments. */
  id_siret: {
    kind: 'text',
    label: 'SIRET',
    max: 40,
    format: siretOuLocalSaisi,
  },
} as const satisfies Fields;

export type Adherent = Draft<typeof adherentFields>;
