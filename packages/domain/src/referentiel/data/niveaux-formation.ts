// The national qualification framework has these levels (§5 id_niveau_formation).
import type { Option } from './option.ts';

export const niveauxFormation = [
  { value: 'SANS', label: 'Sans diplôme ou diplôme non classé', source: 'plausible' },
  { value: '3', label: 'Niveau 3 (CAP, BEP)', source: 'official' },
  { value: '4', label: 'Niveau 4 (baccalauréat)', source: 'official' },
  { value: '5', label: 'Niveau 5 (bac + 2)', source: 'official' },
  { value: '6', label: 'Niveau 6 (licence, BUT)', source: 'official' },
  { value: '7', label: 'Niveau 7 (master, ingénieur)', source: 'official' },
  { value: '8', label: 'Niveau 8 (doctorat)', source: 'official' },
] as const satisfies readonly Option[];
