// A SIRET request says whether the activity is permanent (P) or seasonal (S) (§9).
import type { Option } from './option.ts';

export const permanencesActivite = [
  { value: 'P', label: 'permanente', source: 'spec' },
  { value: 'S', label: 'saisonnière', source: 'spec' },
] as const satisfies readonly Option[];
