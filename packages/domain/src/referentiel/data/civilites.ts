// A person is addressed by one of these titles; « Madame » was seen in State exports, the codes are ours.
import type { Option } from './option.ts';

export const civilites = [
  { value: 'MME', label: 'Madame', source: 'official', codeSource: 'plausible' },
  { value: 'M', label: 'Monsieur', source: 'plausible', codeSource: 'plausible' },
] as const satisfies readonly Option[];
