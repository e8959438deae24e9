// The beneficiaries of a project have one of these statuses (§3 beneficiaire.id_statut); no official list was
// found.
import type { Option } from './option.ts';

export const statutsBeneficiaires = [
  { value: 'TOUS', label: 'Tous publics', source: 'plausible' },
  { value: 'SCO', label: 'Scolaires', source: 'plausible' },
  { value: 'ETU', label: 'Étudiants', source: 'plausible' },
  { value: 'DEM', label: 'Demandeurs d’emploi', source: 'plausible' },
  { value: 'SAL', label: 'Salariés', source: 'plausible' },
  { value: 'RET', label: 'Retraités', source: 'plausible' },
  { value: 'ADH', label: 'Adhérents / licenciés', source: 'plausible' },
  { value: 'BEN', label: 'Bénévoles', source: 'plausible' },
  { value: 'DIR', label: 'Dirigeants bénévoles', source: 'plausible' },
  { value: 'ENC', label: 'Encadrants, éducateurs', source: 'plausible' },
  { value: 'FAM', label: 'Familles', source: 'plausible' },
  { value: 'QPV', label: 'Habitants de quartiers prioritaires', source: 'plausible' },
  { value: 'PRE', label: 'Personnes en situation de précarité', source: 'plausible' },
  { value: 'ASS', label: 'Associations (personnes morales)', source: 'plausible' },
  { value: 'AUT', label: 'Autre', source: 'plausible' },
] as const satisfies readonly Option[];
