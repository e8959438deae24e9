// The beneficiaries of a project have one of these genders (§3 beneficiaire.id_genre); « Mixte » was seen in State
// exports.
import type { Option } from './option.ts';

export const genres = [
  { value: 'M', label: 'Mixte', source: 'official', codeSource: 'plausible' },
  { value: 'F', label: 'Féminin', source: 'plausible' },
  { value: 'H', label: 'Masculin', source: 'plausible' },
] as const satisfies readonly Option[];
