// A sports project is carried out in one of these ways, each under one operational objective (§5
// id_modalite_dispositif).
import type { ChildOption } from './option.ts';

export const modalitesDispositifs = [
  { value: 'DIV', label: 'Diversification de l’offre de pratique', source: 'plausible', parent: 'PRAT' },
  { value: 'FEM', label: 'Développement de la pratique féminine', source: 'plausible', parent: 'PRAT' },
  {
    value: 'INE',
    label: 'Réduction des inégalités d’accès à la pratique',
    source: 'plausible',
    parent: 'PRAT',
  },
  {
    value: 'HAN',
    label: 'Développement de la pratique des personnes en situation de handicap',
    source: 'plausible',
    parent: 'PRAT',
  },
  {
    value: 'ORG',
    label: 'Organisation de compétitions ou de manifestations',
    source: 'plausible',
    parent: 'PRAT',
  },
  {
    value: 'FBE',
    label: 'Formation des bénévoles, dirigeants, encadrants et officiels',
    source: 'plausible',
    parent: 'PRAT',
  },
  { value: 'SAN', label: 'Activités sport-santé', source: 'plausible', parent: 'SANTE' },
  {
    value: 'PRE',
    label: 'Prévention et éducation à la santé par le sport',
    source: 'plausible',
    parent: 'SANTE',
  },
  {
    value: 'VIO',
    label: 'Prévention des violences et des discriminations',
    source: 'plausible',
    parent: 'ETHIQ',
  },
  { value: 'ECO', label: 'Écoresponsabilité', source: 'plausible', parent: 'ETHIQ' },
  { value: 'LAI', label: 'Laïcité et citoyenneté', source: 'plausible', parent: 'ETHIQ' },
] as const satisfies readonly ChildOption[];
