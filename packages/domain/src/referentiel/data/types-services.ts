// The services that study dossiers are of these kinds (§3 Service profil); three labels are the specification’s.
import type { Option } from './option.ts';

export const typesServices = [
  { value: 'FEDE', label: 'Fédérations sportives', source: 'spec' },
  { value: 'CD', label: 'Conseil départemental', source: 'spec' },
  { value: 'CR', label: 'Conseil régional', source: 'spec' },
  { value: 'ANS', label: 'Agence nationale du Sport', source: 'plausible' },
  { value: 'DJEPVA', label: 'DJEPVA (administration centrale)', source: 'plausible' },
  {
    value: 'DRAJES',
    label: 'Délégation régionale académique à la jeunesse, à l’engagement et aux sports',
    source: 'plausible',
  },
  {
    value: 'SDJES',
    label: 'Service départemental à la jeunesse, à l’engagement et aux sports',
    source: 'plausible',
  },
  { value: 'DREETS', label: 'DREETS / DRIEETS', source: 'plausible' },
  { value: 'DDETS', label: 'DDETS(-PP)', source: 'plausible' },
  { value: 'DGCS', label: 'Direction générale de la cohésion sociale', source: 'plausible' },
  { value: 'DREAL', label: 'DREAL', source: 'plausible' },
  { value: 'DRAC', label: 'DRAC', source: 'plausible' },
  { value: 'PREF', label: 'Préfecture', source: 'plausible' },
  { value: 'COM', label: 'Commune', source: 'plausible' },
  { value: 'EPCI', label: 'Intercommunalité (EPCI)', source: 'plausible' },
  { value: 'EP', label: 'Établissement public', source: 'plausible' },
  { value: 'ASP', label: 'Agence de services et de paiement', source: 'plausible' },
] as const satisfies readonly Option[];
