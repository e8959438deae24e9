// The page of a « valideur » has three views, and each reads its own declarations.
import { declarationEndpoints } from '@asso/contract/benevolat/declaration.endpoints';
import { decisionsCec, ordreStatutsCec, statutInitial } from '@asso/domain/benevolat/declaration.states';
import { listRow } from '../platform/list/list-row.ts';
import type { Filter } from '../ui/table/filters.ts';

export const vuesDeclarations = [
  { id: 'a-decider', label: 'À décider' },
  { id: 'decidees', label: 'Décidées' },
  { id: 'sessions', label: 'Sessions' },
] as const;
export type VueDeclarations = (typeof vuesDeclarations)[number]['id'];

/** Returns the view named in the address, or the first one when the name is unknown. */
export const readVueDeclarations = (text: string | null): VueDeclarations =>
  vuesDeclarations.find(({ id }) => id === text)?.id ?? 'a-decider';

const statutsOf = {
  'a-decider': [statutInitial],
  decidees: decisionsCec,
  sessions: ordreStatutsCec,
} as const satisfies Record<VueDeclarations, readonly string[]>;

type Etablissement = { siret: string; nom: string };

/**
 * Gives the filters of a view: the establishments when there are several, and the statuses when the view has several.
 */
export const filtresDeclarations = (
  vue: VueDeclarations,
  etablissements: readonly Etablissement[],
): Filter[] => [
  ...(vue === 'a-decider'
    ? []
    : [
        {
          key: 'statut',
          name: 'status',
          label: 'État',
          isMultiple: true,
          options: statutsOf[vue].map((value) => ({ value, label: value })),
        },
      ]),
  {
    key: 'etablissement',
    name: 'etab_siret',
    label: 'Établissement',
    isOpen: true,
    options:
      etablissements.length < 2 ? [] : etablissements.map(({ siret, nom }) => ({ value: siret, label: nom })),
  },
];

const rien: Record<VueDeclarations, [fact: string, why: string]> = {
  'a-decider': [
    'Aucune déclaration à décider.',
    'Elles arrivent ici quand vos bénévoles déclarent leurs heures.',
  ],
  decidees: ['Aucune déclaration décidée dans cette session.', 'Celles que vous décidez sont gardées ici.'],
  sessions: ['Aucune déclaration dans cette session.', 'Choisissez une autre session.'],
};

const listeOf = (vue: VueDeclarations) =>
  listRow({
    call: declarationEndpoints.listDeclarations,
    query: { status: [...statutsOf[vue]] },
    search: { label: 'Bénévole, fonction, référence', name: 'searchQuery' },
    filters: (page) => filtresDeclarations(vue, page?.etablissements ?? []),
    noun: ['déclaration de bénévole', 'déclarations de bénévoles'],
    empty: { fact: rien[vue][0], why: rien[vue][1] },
    noneFound: { fact: 'Aucune déclaration ne correspond à cette recherche.' },
  });

export const listesDeclarations = {
  'a-decider': listeOf('a-decider'),
  decidees: listeOf('decidees'),
  sessions: listeOf('sessions'),
};
