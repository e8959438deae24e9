// The State gives these types of agréments (§3 agrements.type); the six official labels are those that registers
// return.
import type { AgrementType } from './option.ts';

export const agrementsTypes = [
  {
    value: 'JEP',
    label: 'Jeunesse et Education Populaire (JEP)',
    source: 'official',
    autorite: 'SDJES/DRAJES (local) ou DJEPVA (national)',
  },
  { value: 'SPORT', label: 'Sport', source: 'spec', autorite: 'Préfet de département' },
  {
    value: 'SC',
    label: 'Service Civique',
    source: 'official',
    codeSource: 'plausible',
    autorite: 'Agence du service civique',
    dureeAnnees: 3,
  },
  {
    value: 'EN',
    label: 'Education nationale',
    source: 'official',
    codeSource: 'plausible',
    autorite: "Ministère de l'Éducation nationale",
    dureeAnnees: 5,
  },
  {
    value: 'FORM',
    label: 'Formation',
    source: 'official',
    codeSource: 'plausible',
    autorite: 'DREETS (organisme de formation)',
  },
  { value: 'AUTRE', label: 'Autres', source: 'official', codeSource: 'plausible' },
  { value: 'TCA', label: "Tronc commun d'agrément", source: 'official', dureeAnnees: 5 },
  {
    value: 'HAA',
    label: "Habilitation à l'aide alimentaire",
    source: 'spec',
    autorite: 'DREETS/DRIEETS (régional), DGCS (national)',
  },
  { value: 'VAEB', label: "Validation des acquis de l'expérience bénévole", source: 'spec' },
  { value: 'ENV', label: 'Protection de l’environnement', source: 'plausible', dureeAnnees: 5 },
  { value: 'SANTE', label: 'Usagers du système de santé', source: 'plausible', dureeAnnees: 5 },
  { value: 'CONSO', label: 'Défense des consommateurs', source: 'plausible', dureeAnnees: 5 },
  { value: 'ESUS', label: 'Entreprise solidaire d’utilité sociale', source: 'plausible', dureeAnnees: 5 },
  { value: 'BAFA', label: 'Habilitation BAFA/BAFD', source: 'plausible' },
  { value: 'FAM', label: 'Association familiale', source: 'plausible' },
  { value: 'SECU', label: 'Sécurité civile', source: 'plausible' },
] as const satisfies readonly AgrementType[];
