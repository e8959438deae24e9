// A sports association says which of these structures it is (§3 identite.type_structure_sportive), when its field
// is Sport.
import type { Option } from './option.ts';

export const typesStructuresSportives = [
  { value: 'CLUB', label: 'Club', source: 'official', codeSource: 'plausible' },
  { value: 'CD', label: 'Comité départemental', source: 'plausible' },
  { value: 'CR', label: 'Comité régional / Ligue', source: 'plausible' },
  { value: 'FED', label: 'Fédération', source: 'plausible' },
  { value: 'CDOS', label: 'Comité départemental olympique et sportif (CDOS)', source: 'plausible' },
  { value: 'CROS', label: 'Comité régional olympique et sportif (CROS)', source: 'plausible' },
  { value: 'SCO', label: 'Association sportive scolaire ou universitaire', source: 'plausible' },
  { value: 'GE', label: 'Groupement d’employeurs', source: 'plausible' },
  { value: 'LSM', label: 'Structure de loisir sportif marchand', source: 'plausible' },
  { value: 'AUT', label: 'Autre', source: 'plausible' },
] as const satisfies readonly Option[];
