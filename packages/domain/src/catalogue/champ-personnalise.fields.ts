// The administrator of a campaign writes each of its questions with these fields (§3 champs_attendus, §5 CRF field
// modes).

import { type Ask, answered, askOperators, askScopes } from '../kernel/asks.ts';
import type { Draft, DraftLine, Fields } from '../kernel/fields.ts';

/** Makes the condition by which only the settings of the chosen kind are shown. */
const isKind = (...kinds: string[]): Ask[] => answered('kind', ...kinds);

const choix = <V extends string>(labels: Record<V, string>) =>
  (Object.entries(labels) as [V, string][]).map(([value, label]) => ({ value, label }));

const genresDeChamp = choix({
  text: 'Texte',
  int: 'Nombre entier',
  decimal: 'Nombre à virgule',
  euros: 'Montant en euros',
  date: 'Date',
  bool: 'Oui ou non',
  choice: 'Choix dans une liste',
});

/** A question is asked once in the request, or in each of its projects. */
const blocs = choix({ 'dossier-bloc': 'Le dossier', 'custom-bloc': 'Chaque projet' });

export const compteRenduModes = choix({
  modifiable: 'Posé à nouveau dans le compte rendu',
  lecture: 'Relu dans le compte rendu, sans être modifié',
  absent: 'Absent du compte rendu',
});

/**
 * An ask has scope, key, operator, value, scope2, key2 (§3). Here its value is text, and « ; » separates several
 * values.
 */
export const conditionFields = {
  scope: { kind: 'choice', label: 'Sur', options: askScopes.map((value) => ({ value, label: value })) },
  key: { kind: 'text', label: 'Réponse', max: 100 },
  operator: {
    kind: 'choice',
    label: 'Comparaison',
    options: askOperators.map((value) => ({ value, label: value })),
  },
  value: { kind: 'text', label: 'Valeur', max: 1000 },
  scope2: {
    kind: 'choice',
    label: 'Comparée à',
    options: askScopes.map((value) => ({ value, label: value })),
  },
  key2: { kind: 'text', label: 'Autre réponse', max: 100 },
} as const satisfies Fields;
export type ConditionSaisie = DraftLine<typeof conditionFields>;

export const conditions = {
  kind: 'list',
  label: 'Conditions',
  aide: 'Sans condition : toujours. Avec plusieurs : toutes doivent être vraies.',
  max: 10,
  of: 'conditions',
  fields: conditionFields,
} as const;

/** Lines are sorted by their rank, which the page writes. */
export const rang = { kind: 'int', label: 'Rang', min: 0, max: 1000, pdf: false } as const;

export const champPersonnaliseFields = {
  rang,
  label: { kind: 'text', label: 'Question', max: 200, requiredAt: 'transmission' },
  code: {
    kind: 'text',
    label: 'Code',
    aide: 'Écrit d’après la question. En minuscules, sans accent ni espace ; il ne change plus une fois publié. Exemple : nombre_sessions',
    max: 41,
    requiredAt: 'transmission',
  },
  aide: { kind: 'text', label: 'Aide, sous la question', max: 500, multiline: true },
  bloc: { kind: 'choice', label: 'Posée pour', options: blocs, requiredAt: 'transmission' },
  kind: { kind: 'choice', label: 'Type de réponse', options: genresDeChamp, requiredAt: 'transmission' },
  max: {
    kind: 'int',
    label: 'Longueur maximale, en caractères',
    min: 1,
    max: 5000,
    requiredAt: 'transmission',
    when: isKind('text'),
  },
  multiline: { kind: 'bool', label: 'Sur plusieurs lignes', when: isKind('text') },
  borne_min: { kind: 'decimal', label: 'Au moins', decimals: 4, when: isKind('int', 'decimal', 'euros') },
  borne_max: { kind: 'decimal', label: 'Au plus', decimals: 4, when: isKind('int', 'decimal', 'euros') },
  decimals: {
    kind: 'int',
    label: 'Chiffres après la virgule',
    min: 1,
    max: 4,
    requiredAt: 'transmission',
    when: isKind('decimal'),
  },
  options: {
    kind: 'list',
    label: 'Choix proposés',
    max: 200,
    of: 'lignes',
    when: isKind('choice'),
    fields: {
      rang,
      label: { kind: 'text', label: 'Libellé', max: 200, requiredAt: 'transmission' },
      value: { kind: 'text', label: 'Code du choix', max: 60, requiredAt: 'transmission' },
    },
  },
  multiple: { kind: 'bool', label: 'Plusieurs réponses possibles', when: isKind('choice') },
  requiredAt: {
    kind: 'choice',
    label: 'Réponse obligatoire',
    options: choix({
      saisie: 'Dès l’enregistrement',
      transmission: 'Pour transmettre',
      decision: 'Pour décider',
    }),
    aide: 'Sans choix, la réponse est facultative.',
  },
  crf: {
    kind: 'choice',
    label: 'Dans le compte rendu financier',
    options: compteRenduModes,
    aide: 'Sans choix, la réponse y est relue. Le code de certains champs fixe leur mode.',
  },
  when: { ...conditions, label: 'Posée si' },
} as const satisfies Fields;

export type ChampPersonnaliseSaisi = Draft<typeof champPersonnaliseFields>;
