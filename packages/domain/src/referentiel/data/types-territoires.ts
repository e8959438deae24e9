// A project may be in one of these priority territories (§3 territoires); ZRR became FRR on 1 July 2024 and stays
// for old dossiers.
import type { Option } from './option.ts';

export const typesTerritoires = [
  {
    value: 'QPV',
    label: 'Quartier prioritaire de la politique de la ville (QPV)',
    source: 'official',
    codeSource: 'plausible',
  },
  { value: 'ZRR', label: 'Zone de revitalisation rurale (ZRR)', source: 'official', codeSource: 'plausible' },
  {
    value: 'BDV',
    label: 'Bassin de vie comprenant au moins 50 % de population en ZRR',
    source: 'official',
    codeSource: 'plausible',
  },
  { value: 'FRR', label: 'France Ruralités Revitalisation (FRR)', source: 'plausible' },
  {
    value: 'CRTE',
    label: 'Commune en contrat de relance et de transition écologique rural',
    source: 'plausible',
  },
  { value: 'CIT', label: 'Cité éducative', source: 'plausible' },
  { value: 'ACV', label: 'Action cœur de ville / Petites villes de demain', source: 'plausible' },
  { value: 'OM', label: 'Territoire d’outre-mer', source: 'plausible' },
  { value: 'MON', label: 'Zone de montagne', source: 'plausible' },
  { value: 'RUR', label: 'Territoire rural hors zonage', source: 'plausible' },
  { value: 'URB', label: 'Territoire urbain hors zonage', source: 'plausible' },
  { value: 'AUCUN', label: 'Hors territoire prioritaire', source: 'plausible' },
] as const satisfies readonly Option[];
