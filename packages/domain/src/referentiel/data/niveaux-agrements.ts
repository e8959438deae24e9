// An agrément is given at one of these levels (§3 agrements.niveau).
import type { Option } from './option.ts';

export const niveauxAgrements = [
  { value: 'departemental', label: 'Départemental', source: 'plausible' },
  { value: 'regional', label: 'Régional', source: 'plausible' },
  { value: 'academique', label: 'Académique', source: 'plausible' },
  { value: 'national', label: 'National', source: 'official' },
] as const satisfies readonly Option[];
