// The first questions of a project may be answered before having an account; they are taken over as they are.
import type { Draft, Fields } from '../kernel/fields.ts';
import { description as projet } from './projet-contenu.fields.ts';

const { intitule, date_debut, date_fin, description } = projet;

/**
 * The header of the dossier keeps these answers until its first project is created; only the server writes them there.
 */
export const commenceFields = {
  intitule: {
    kind: 'text',
    label: 'Nom du projet',
    format: intitule.format,
    max: intitule.max,
    writtenBy: 'server',
  },
  montant_demande: {
    kind: 'euros',
    label: 'Somme demandée',
    min: 0,
    max: 10_000_000,
    writtenBy: 'server',
  },
  date_debut: { kind: 'date', label: date_debut.label, writtenBy: 'server' },
  date_fin: { kind: 'date', label: date_fin.label, writtenBy: 'server' },
  description: {
    kind: 'text',
    label: 'Ce que vous ferez',
    aide: 'Où, quand et avec qui. Quelques lignes suffisent pour commencer.',
    format: description.format,
    max: description.max,
    multiline: true,
    writtenBy: 'server',
  },
} as const satisfies Fields;

/** Only the name is needed to go on: the rest may wait. */
export const projetCommenceFields = {
  ...commenceFields,
  intitule: { ...commenceFields.intitule, requiredAt: 'saisie' },
} as const satisfies Fields;

export type ProjetCommence = Draft<typeof commenceFields>;
