// A SIRET request names one of these types of employer taxes (§9).
import type { Option } from './option.ts';

export const typesEmployeur = [
  { value: 'association-employeur', label: 'Association employeur', source: 'spec' },
  { value: 'association-redevable', label: "Association redevable d'impôts commerciaux", source: 'spec' },
  { value: 'association-subvention', label: 'Association demandant une subvention', source: 'spec' },
] as const satisfies readonly Option[];
