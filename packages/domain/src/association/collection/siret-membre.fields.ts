// A member that is a legal person is named by the number of its establishment, whatever its register (§3 compositions,
// adherents_personnes_morales).
import { siretOrLocalSaisi } from '../../identifiants/numero-etablissement.ts';
import type { Fields } from '../../kernel/fields.ts';

export const siretMembre = {
  /** The member's own number, not that of one of our establishments. */
  id_siret: {
    kind: 'text',
    label: 'SIRET',
    aide: 'En Nouvelle-Calédonie, son RIDET (RIDET 1234567.001) ; en Polynésie française, son numéro TAHITI (A12345-001).',
    max: 40,
    format: siretOrLocalSaisi,
  },
} as const satisfies Fields;
