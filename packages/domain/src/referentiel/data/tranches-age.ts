// The beneficiaries of a project are in one of these age bands (§3 beneficiaire.id_tranche_age); no official list
// was found.
import type { Option } from './option.ts';

export const tranchesAge = [
  { value: 'TOUS', label: "Toutes tranches d'âge", source: 'official', codeSource: 'plausible' },
  { value: '0-5', label: 'Moins de 6 ans', source: 'plausible' },
  { value: '6-11', label: '6 à 11 ans', source: 'plausible' },
  { value: '12-17', label: '12 à 17 ans', source: 'plausible' },
  { value: '18-25', label: '18 à 25 ans', source: 'plausible' },
  { value: '26-59', label: '26 à 59 ans', source: 'plausible' },
  { value: '60+', label: '60 ans et plus', source: 'plausible' },
] as const satisfies readonly Option[];
