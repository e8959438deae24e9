// Food is traced with these tools (§3 tracabilite.code_outil); no official list was found.
import type { Option } from '../option.ts';

export const outilsTraceDenrees = [
  { value: 'PAP', label: 'Registre papier', source: 'plausible' },
  { value: 'TAB', label: 'Tableur', source: 'plausible' },
  { value: 'VIF', label: 'VIF', source: 'plausible' },
  { value: 'PRO', label: 'ProAlim', source: 'plausible' },
  { value: 'PAS', label: 'Passerelle', source: 'plausible' },
  { value: 'RES', label: 'Logiciel du réseau', source: 'plausible' },
  { value: 'AUT', label: 'Autre', source: 'plausible' },
] as const satisfies readonly Option[];
