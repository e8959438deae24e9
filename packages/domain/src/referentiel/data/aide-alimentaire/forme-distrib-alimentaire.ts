// Food is distributed in these usual ways (§3 Food-aid state); no official list was found.
import type { Option } from '../option.ts';

export const formeDistribAlimentaire = [
  { value: 'COL', label: 'Colis ou paniers', source: 'plausible' },
  { value: 'REP', label: 'Repas servis sur place', source: 'plausible' },
  { value: 'POR', label: 'Repas à emporter', source: 'plausible' },
  { value: 'PDJ', label: 'Petits-déjeuners, collations', source: 'plausible' },
  { value: 'EPI', label: 'Épicerie sociale ou solidaire', source: 'plausible' },
  { value: 'LIB', label: 'Libre-service', source: 'plausible' },
  { value: 'MAR', label: 'Maraude', source: 'plausible' },
  { value: 'DOM', label: 'Livraison à domicile', source: 'plausible' },
  { value: 'BON', label: 'Bons ou chèques alimentaires', source: 'plausible' },
  { value: 'AUT', label: 'Autre', source: 'plausible' },
] as const satisfies readonly Option[];
