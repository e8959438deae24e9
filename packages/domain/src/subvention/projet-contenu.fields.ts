// A project describes itself section by section; its money has fields of its own (§3 Project; §5 projects, indicators).

import { formats } from '../identifiants/formats.ts';
import type { BoolRow, Fields } from '../kernel/fields.ts';
import { listOptionsCourtes } from '../referentiel/listes-courtes.rows.ts';

/**
 * The text that fills a field which nobody has written yet (§5 autopopulation); the applicant is reminded of it before
 * transmitting.
 */
export const notApplicable = 'Sans objet';

const texte = { kind: 'text', multiline: true, format: formats.texte } as const;

export const description = {
  rang_dossier: { kind: 'int', label: 'Rang dans le dossier', min: 1, writtenBy: 'server', pdf: false },
  numero_projet: { kind: 'int', label: 'Numéro du projet', min: 1, writtenBy: 'server', pdf: false },
  intitule: {
    kind: 'text',
    label: 'Intitulé',
    aide: 'Vous et le service le lirez partout sous ce nom.',
    max: 100,
    format: formats.texte,
    requiredAt: 'transmission',
  },
  recurrence: {
    kind: 'choice',
    label: 'Nouveauté du projet',
    requiredAt: 'transmission',
    options: [
      { value: 'première demande', label: 'Demandé pour la première fois' },
      { value: 'renouvellement', label: 'Déjà financé, à renouveler' },
    ],
  },
  periode: {
    kind: 'choice',
    label: 'Période',
    requiredAt: 'transmission',
    when: [{ scope: 'dossier', key: 'description.pluriannuel', operator: 'eq', value: true }],
    options: [
      { value: 'Annuel', label: 'Annuel' },
      { value: 'Pluriannuel', label: 'Pluriannuel' },
    ],
  },
  exercice: { kind: 'int', label: 'Premier exercice', min: 2000, max: 2100, writtenBy: 'server' },
  exercice_fin: { kind: 'int', label: 'Dernier exercice', min: 2000, max: 2100, writtenBy: 'server' },
  date_debut: { kind: 'date', label: 'Date de début', requiredAt: 'transmission' },
  date_fin: { kind: 'date', label: 'Date de fin', requiredAt: 'transmission' },
  objectifs: {
    ...texte,
    label: 'Objectifs',
    aide: 'Le besoin, et ce qui va changer, en 3 à 5 phrases.',
    max: 1500,
    requiredAt: 'transmission',
  },
  description: {
    ...texte,
    label: 'Description',
    aide: 'Ce qui se passe, combien de fois, avec qui.',
    max: 4000,
    requiredAt: 'transmission',
  },
  id_responsable: {
    kind: 'id',
    of: 'representant',
    label: 'Responsable du projet',
    aide: 'Le service peut l’appeler.',
    requiredAt: 'transmission',
  },
} as const satisfies Fields;

/** Labels are saved as they are that day: a list that changes later changes nothing already written. */
export const beneficiaire = {
  id_statut: {
    kind: 'choice',
    label: 'Statut des bénéficiaires',
    options: listOptionsCourtes('statuts-beneficiaires'),
    liste: 'statuts-beneficiaires',
    requiredAt: 'transmission',
  },
  lib_statut: { kind: 'text', label: 'Statut, en clair', max: 200, writtenBy: 'server', pdf: false },
  id_tranche_age: {
    kind: 'choice',
    label: 'Tranche d’âge',
    options: listOptionsCourtes('tranches-age'),
    liste: 'tranches-age',
    requiredAt: 'transmission',
  },
  lib_tranche_age: {
    kind: 'text',
    label: 'Tranche d’âge, en clair',
    max: 200,
    writtenBy: 'server',
    pdf: false,
  },
  id_genre: {
    kind: 'choice',
    label: 'Genre',
    options: listOptionsCourtes('genres'),
    liste: 'genres',
    requiredAt: 'transmission',
  },
  lib_genre: { kind: 'text', label: 'Genre, en clair', max: 200, writtenBy: 'server', pdf: false },
  nombre: { kind: 'int', label: 'Nombre de personnes', min: 1, max: 1_000_000, requiredAt: 'transmission' },
} as const satisfies Fields;

const typesTerritoire = [
  { value: 'commune', label: 'Commune' },
  { value: 'quartier', label: 'Quartier' },
  { value: 'departement', label: 'Département' },
] as const;

const territoire = {
  libelle: { kind: 'text', label: 'Territoire', max: 120, format: formats.texte, requiredAt: 'transmission' },
  type: { kind: 'choice', label: 'Type', options: typesTerritoire, requiredAt: 'transmission' },
  code: { kind: 'text', label: 'Code officiel', max: 10, pdf: false },
  quartier_prioritaire: { kind: 'bool', label: 'En quartier prioritaire' },
} as const satisfies Fields;

export const territoires = {
  territoires: {
    kind: 'list',
    label: 'Lieux du projet',
    fields: territoire,
    max: 30,
    min: 1,
    key: ['type', 'libelle'],
    requiredAt: 'transmission',
  },
  commentaire: { ...texte, label: 'Précisions sur les lieux', max: 1500 },
} as const satisfies Fields;

export const moyens = {
  commentaire: {
    ...texte,
    label: 'Moyens humains et matériels',
    aide: 'Bénévoles, salariés, locaux, matériel.',
    max: 1500,
  },
  recrutement_specifique: {
    kind: 'bool',
    label: 'Un recrutement est prévu pour ce projet',
    requiredAt: 'transmission',
  },
  recrutement_nb_etpt: {
    kind: 'decimal',
    label: 'Équivalents temps plein',
    aide: 'Un mi-temps compte pour 0,5.',
    decimals: 2,
    min: 0.01,
    max: 10_000,
    requiredAt: 'transmission',
    when: [{ scope: 'parent', key: 'recrutement_specifique', operator: 'eq', value: true }],
  },
} as const satisfies Fields;

const prevu = { kind: 'decimal', decimals: 2, min: 0, max: 10_000_000 } as const;

const indicateur = {
  rang: { kind: 'int', label: 'Rang', min: 1, max: 20 },
  intitule: {
    kind: 'text',
    label: 'Ce que vous mesurerez',
    max: 200,
    format: formats.texte,
    requiredAt: 'transmission',
  },
  prevu_min: { ...prevu, label: 'Au moins' },
  prevu_max: { ...prevu, label: 'Au plus' },
} as const satisfies Fields;

export const evaluation = {
  indicateurs: {
    kind: 'list',
    label: 'Indicateurs',
    aide: 'Ce que vous compterez pour dire si le projet a réussi.',
    fields: indicateur,
    max: 10,
  },
  duree_par_session: {
    kind: 'decimal',
    label: 'Durée d’une session, en jours',
    aide: 'Une demi-journée compte pour 0,5.',
    decimals: 2,
    min: 0.01,
    max: 365,
    when: [{ scope: 'dossier', key: 'indicateurs', operator: 'eq', value: 'formation-benevoles' }],
  },
  commentaire: {
    ...texte,
    label: 'Comment vous évaluerez le projet',
    aide: 'Obligatoire quand il n’y a aucun indicateur.',
    max: 1500,
  },
} as const satisfies Fields;

/** The portal fills the answers at these paths when a project is created, and a person may change them. */
export const cheminsProposes = [
  'description.intitule',
  'description.recurrence',
  'description.date_debut',
  'description.date_fin',
  'description.objectifs',
  'description.description',
  'beneficiaire.id_statut',
  'beneficiaire.id_tranche_age',
  'beneficiaire.id_genre',
  'territoires.commentaire',
  'moyens.commentaire',
  'moyens.recrutement_specifique',
  'evaluation.commentaire',
] as const;

/**
 * Returns the name, in `reluesFields`, of the box that confirms the answer at this path. Dots separate the names of a path,
 * so this name holds none.
 */
export const nomRelue = (path: string): string => path.replace('.', '_');

/** One box for each of these paths, ticked when somebody confirmed what the portal wrote there. */
export const reluesFields: Readonly<Record<string, BoolRow>> = Object.fromEntries(
  cheminsProposes.map((path) => [
    nomRelue(path),
    { kind: 'bool', label: 'Réponse du portail gardée', pdf: false },
  ]),
);
