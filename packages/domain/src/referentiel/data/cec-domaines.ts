// An association whose volunteers earn CEC hours works in one of these fields.
import type { Option } from './option.ts';

export const cecDomaines = [
  { value: 'PHI', label: 'Philanthropique', source: 'official', codeSource: 'plausible' },
  { value: 'EDU', label: 'Éducatif', source: 'official', codeSource: 'plausible' },
  { value: 'SCI', label: 'Scientifique', source: 'official', codeSource: 'plausible' },
  { value: 'SOC', label: 'Social', source: 'official', codeSource: 'plausible' },
  { value: 'HUM', label: 'Humanitaire', source: 'official', codeSource: 'plausible' },
  { value: 'SPO', label: 'Sportif', source: 'official', codeSource: 'plausible' },
  { value: 'FAM', label: 'Familial', source: 'official', codeSource: 'plausible' },
  { value: 'CUL', label: 'Culturel', source: 'official', codeSource: 'plausible' },
  {
    value: 'EFH',
    label: 'Égalité entre les femmes et les hommes',
    source: 'official',
    codeSource: 'plausible',
  },
  {
    value: 'PAT',
    label: 'Mise en valeur du patrimoine artistique',
    source: 'official',
    codeSource: 'plausible',
  },
  { value: 'ENV', label: "Défense de l'environnement naturel", source: 'official', codeSource: 'plausible' },
  {
    value: 'DIF',
    label: 'Diffusion de la culture, de la langue et des connaissances scientifiques françaises',
    source: 'official',
    codeSource: 'plausible',
  },
] as const satisfies readonly Option[];
