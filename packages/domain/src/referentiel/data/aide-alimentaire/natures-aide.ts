// The subvention of a report is of one of these natures, as is its kind of project (§5 id_nature_aide); no official
// list was found.
import type { Option } from '../option.ts';

export const naturesAide = [
  { value: 'FONC', label: 'Fonctionnement', source: 'plausible' },
  { value: 'PROJ', label: 'Projet / action', source: 'plausible' },
  { value: 'EMPL', label: 'Emploi', source: 'plausible' },
  { value: 'APPR', label: 'Apprentissage', source: 'plausible' },
  { value: 'FORM', label: 'Formation', source: 'plausible' },
  { value: 'EQUI', label: 'Équipement', source: 'plausible' },
  { value: 'EXCE', label: 'Aide exceptionnelle', source: 'plausible' },
] as const satisfies readonly Option[];
