// A project says whether its beneficiaries are disabled (§5 id_type_validite); « Public mixte » was seen in State
// exports.
import type { Option } from './option.ts';

export const typesValidite = [
  { value: 'MIX', label: 'Public mixte', source: 'official', codeSource: 'plausible' },
  { value: 'VAL', label: 'Personnes valides', source: 'plausible' },
  { value: 'HAN', label: 'Personnes en situation de handicap', source: 'plausible' },
] as const satisfies readonly Option[];
