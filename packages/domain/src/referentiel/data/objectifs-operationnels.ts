// A sports project has one of these operational objectives (§5 id_objectif_operationnel).
import type { Option } from './option.ts';

export const objectifsOperationnels = [
  { value: 'PRAT', label: 'Développement de la pratique', source: 'official', codeSource: 'plausible' },
  { value: 'SANTE', label: 'Promotion du sport santé', source: 'official', codeSource: 'plausible' },
  {
    value: 'ETHIQ',
    label: "Développement de l'éthique et de la citoyenneté",
    source: 'official',
    codeSource: 'plausible',
  },
  { value: 'HN', label: 'Accession territoriale au sport de haut niveau', source: 'plausible' },
  { value: 'EMPL', label: 'Professionnalisation du mouvement sportif', source: 'plausible' },
  { value: 'NAGE', label: 'J’apprends à nager / Aisance aquatique', source: 'plausible' },
  { value: 'DERIV', label: 'Lutte contre toutes formes de dérives', source: 'plausible' },
] as const satisfies readonly Option[];
