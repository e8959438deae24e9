// An aid is given in one of these ways (§5 id_modalite_aide); no official list was found.
import type { Option } from '../option.ts';

export const modalitesAide = [
  { value: 'PON', label: 'Aide ponctuelle', source: 'plausible' },
  { value: 'ANN', label: 'Aide annuelle', source: 'plausible' },
  { value: 'PLU', label: 'Aide pluriannuelle', source: 'plausible' },
  { value: 'DEG', label: 'Aide dégressive', source: 'plausible' },
  { value: 'FOR', label: 'Forfait', source: 'plausible' },
  { value: 'COF', label: 'Cofinancement', source: 'plausible' },
] as const satisfies readonly Option[];
