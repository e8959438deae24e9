// Permanence of the activity in a SIRET request (§9): P or S.
import type { Option } from './option.ts';

export const permanencesActivite = [
  { value: 'P', label: 'permanente', source: 'spec' },
  { value: 'S', label: 'saisonnière', source: 'spec' },
] as const satisfies readonly Option[];
