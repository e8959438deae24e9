// The agrément procedure writes the association's state in the tronc commun d’agrément here (§3 agrement).
import type { Fields } from '../kernel/fields.ts';
import { choixEtatsTca } from './tca.rules.ts';

export const agrementFields = {
  tca_etat: {
    kind: 'choice',
    label: 'État du tronc commun d’agrément (TCA)',
    options: choixEtatsTca,
    writtenBy: 'server',
  },
  tca_type_agrement: { kind: 'text', label: 'Type d’agrément', max: 120, writtenBy: 'server' },
  tca_date_renouvellement: { kind: 'date', label: 'À renouveler avant le', writtenBy: 'server' },
  tca_date_demande: { kind: 'date', label: 'Demandé le', writtenBy: 'server' },
  tca_date_refus: { kind: 'date', label: 'Refusé le', writtenBy: 'server' },
} as const satisfies Fields;
