// An association acts within one of these areas (§3 activites.champ_action_territorial), stored in lower case as
// registers do.
import type { Option } from './option.ts';

export const champsActionTerritorial = [
  { value: 'local', label: 'Local', source: 'plausible' },
  { value: 'communal', label: 'Communal', source: 'plausible' },
  { value: 'intercommunal', label: 'Intercommunal', source: 'plausible' },
  { value: 'departemental', label: 'Départemental', source: 'plausible' },
  { value: 'regional', label: 'Régional', source: 'official' },
  { value: 'interregional', label: 'Interrégional', source: 'plausible' },
  { value: 'national', label: 'National', source: 'official' },
  { value: 'international', label: 'International', source: 'plausible' },
] as const satisfies readonly Option[];
