// An association has one main field among these (§3 activites.domaine); « Sport » changes the form (§5).
import type { Option } from './option.ts';

export const domaines = [
  { value: 'Sport', label: 'Sport', source: 'official' },
  { value: 'Culture', label: 'Culture', source: 'plausible' },
  { value: 'Jeunesse', label: 'Jeunesse et éducation populaire', source: 'plausible' },
  { value: 'Social', label: 'Action sociale et solidarité', source: 'plausible' },
  { value: 'Sante', label: 'Santé', source: 'plausible' },
  { value: 'Environnement', label: 'Environnement', source: 'plausible' },
  { value: 'Education', label: 'Éducation et formation', source: 'plausible' },
  { value: 'Economie', label: 'Économie, emploi et insertion', source: 'plausible' },
  { value: 'Droits', label: 'Défense des droits et citoyenneté', source: 'plausible' },
  { value: 'International', label: 'Solidarité internationale', source: 'plausible' },
  { value: 'Loisirs', label: 'Loisirs et tourisme', source: 'plausible' },
  { value: 'VieAssociative', label: 'Vie associative et bénévolat', source: 'plausible' },
  { value: 'Autre', label: 'Autre', source: 'official' },
] as const satisfies readonly Option[];
