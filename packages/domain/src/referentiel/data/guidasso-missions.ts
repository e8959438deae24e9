// The Guid’Asso network has these missions (§3 specificites.guidasso.mission).
import type { Option } from './option.ts';

export const guidassoMissions = [
  { value: 'ORI', label: 'Orientation', source: 'official', codeSource: 'plausible' },
  { value: 'INF', label: 'Information', source: 'official', codeSource: 'plausible' },
  { value: 'ACG', label: 'Accompagnement généraliste', source: 'official', codeSource: 'plausible' },
  { value: 'ACS', label: 'Accompagnement spécialiste', source: 'official', codeSource: 'plausible' },
] as const satisfies readonly Option[];
