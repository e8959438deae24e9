// A SIRET request offers these agricultural categories (§9).
import type { Option } from './option.ts';

export const categoriesAgricoles = [
  { value: 'Culture', label: 'Culture', source: 'spec' },
  { value: 'Elevage', label: 'Elevage', source: 'spec' },
  { value: 'Autre', label: 'Autre', source: 'spec' },
] as const satisfies readonly Option[];
