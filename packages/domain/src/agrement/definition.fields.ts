// A service writes an agrément with these fields; once published, they make its form (§3 Accreditation definition).
import { champPersonnaliseFields } from '../catalogue/champ-personnalise.fields.ts';
import { pieceAttendueFields } from '../catalogue/piece-attendue.fields.ts';
import { calendrierFields } from '../catalogue/sous-dispositif.fields.ts';
import type { Draft, Fields } from '../kernel/fields.ts';
import type { Format } from '../kernel/formats.ts';
import { agrementsTypes } from '../referentiel/data/agrements-types.ts';
import { niveauxAgrements } from '../referentiel/data/niveaux-agrements.ts';

const code: Format = {
  name: 'code-agrement',
  normalise: (text) => text.trim(),
  check: (text) => (/^[\w.-]{1,40}$/.test(text) ? null : { code: 'kernel.format' }),
  exemple: 'JEP-13',
};

/** The fields that identify the agrément, and no longer change once it is published. */
export const identiteDefinitionFields = {
  libelle: {
    kind: 'text',
    label: 'Nom de l’agrément',
    aide: 'Celui que lisent les associations. Exemple : Agrément Jeunesse et éducation populaire 2027',
    max: 200,
    requiredAt: 'saisie',
  },
  code: {
    kind: 'text',
    label: 'Code',
    aide: 'Court et unique : des liens y mèneront. Lettres, chiffres, tirets. Exemple : JEP-13',
    max: 40,
    format: code,
    right: 'identite',
    requiredAt: 'saisie',
  },
  type_agrement: {
    kind: 'choice',
    label: 'Type d’agrément',
    options: agrementsTypes,
    liste: 'agrements-types',
    right: 'identite',
    requiredAt: 'saisie',
  },
  campagne_exercice: {
    kind: 'int',
    label: 'Exercice',
    aide: 'L’année pour laquelle l’agrément est demandé.',
    min: 2000,
    max: 2100,
    requiredAt: 'saisie',
  },
  id_service: {
    kind: 'id',
    of: 'service',
    label: 'Service qui instruit',
    aide: 'Les dates d’ouverture sont à l’heure de son territoire.',
    right: 'identite',
    requiredAt: 'saisie',
  },
} as const satisfies Fields;

/**
 * An agrément has one form and no financial report, so a question gives neither its block nor its mode in a report.
 */
const { bloc: _bloc, crf: _crf, ...questionFields } = champPersonnaliseFields;

export const definitionFields = {
  ...identiteDefinitionFields,
  presentation: { kind: 'text', label: 'Présentation', max: 2000, multiline: true },
  niveau: { kind: 'choice', label: 'Niveau', options: niveauxAgrements, liste: 'niveaux-agrements' },
  delai_habituel_jours: {
    kind: 'int',
    label: 'Délai habituel d’une réponse, en jours',
    min: 1,
    max: 400,
  },
  duree_validite_annees: {
    kind: 'int',
    label: 'Valable combien d’années, une fois accordé',
    aide: 'Sans réponse : sans échéance.',
    min: 1,
    max: 30,
  },
  demande_tca: {
    kind: 'bool',
    label: 'Demande le tronc commun d’agrément (TCA)',
    aide: 'Les quatre critères du tronc commun sont posés à l’association qui ne l’a pas déjà.',
  },
  signature_exigee: {
    kind: 'bool',
    label: 'La demande doit être signée par la personne qu’elle nomme',
    aide: 'Sans cette case, qui ne peut pas signer peut transmettre : vous lisez alors « non signé ».',
  },
  ...calendrierFields,
  documents_attendus: {
    kind: 'list',
    label: 'Pièces attendues',
    max: 40,
    of: 'lignes',
    fields: pieceAttendueFields,
  },
  champs_personnalises: {
    kind: 'list',
    label: 'Questions',
    max: 60,
    of: 'lignes',
    fields: questionFields,
  },
} as const satisfies Fields;

export type DefinitionSaisie = Draft<typeof definitionFields>;
