// Food comes from these usual sources (§3 code_approvisionnement); no official list was found.
import type { Option } from '../option.ts';

export const natureApprDenrees = [
  { value: 'FSE', label: 'Denrées FSE+ (ex-FEAD)', source: 'plausible' },
  { value: 'CNE', label: 'Crédits nationaux aux épiceries sociales (CNES)', source: 'plausible' },
  { value: 'GMS', label: 'Dons de grandes et moyennes surfaces (ramasse)', source: 'plausible' },
  { value: 'IAA', label: 'Dons de l’industrie agro-alimentaire', source: 'plausible' },
  { value: 'AGR', label: 'Dons de producteurs agricoles', source: 'plausible' },
  { value: 'PAR', label: 'Dons de particuliers (collectes)', source: 'plausible' },
  { value: 'RES', label: 'Fourniture par une tête de réseau ou une banque alimentaire', source: 'plausible' },
  { value: 'ACH', label: 'Achats sur fonds propres', source: 'plausible' },
  { value: 'SUB', label: 'Achats sur subventions publiques', source: 'plausible' },
  { value: 'JAR', label: 'Production propre (jardins, ateliers)', source: 'plausible' },
  { value: 'RHF', label: 'Restauration collective ou commerciale', source: 'plausible' },
  { value: 'AUT', label: 'Autre', source: 'plausible' },
] as const satisfies readonly Option[];
