// The page of a « valideur » has three views, and each reads its own declarations.
import type { declarationEndpoints } from '@asso/contract/benevolat/declaration.endpoints';
import type { QueryInput } from '@asso/contract/kernel/endpoint';
import { decisionsCec, ordreStatutsCec, statutInitial } from '@asso/domain/benevolat/declaration.states';
import type { QueryParams } from '../platform/page/query-params.ts';
import type { Filter, FilterValues } from '../ui/table/filters.ts';

export const vuesDeclarations = [
  { id: 'a-decider', label: 'À décider' },
  { id: 'decidees', label: 'Décidées' },
  { id: 'sessions', label: 'Sessions' },
] as const;
export type VueDeclarations = (typeof vuesDeclarations)[number]['id'];

/** An unknown name opens the first view. */
export const vueOf = (text: string | null): VueDeclarations =>
  vuesDeclarations.find(({ id }) => id === text)?.id ?? 'a-decider';

const statutsOf: Record<VueDeclarations, readonly string[]> = {
  'a-decider': [statutInitial],
  decidees: decisionsCec,
  sessions: ordreStatutsCec,
};

type Etablissement = { siret: string; nom: string };

/** Establishments are offered when there are several, and statuses in the views that have several. */
export const filtresDeclarations = (
  vue: VueDeclarations,
  etablissements: readonly Etablissement[],
): Filter[] => [
  ...(vue === 'a-decider'
    ? []
    : [
        {
          key: 'statut',
          label: 'État',
          isMultiple: true,
          options: statutsOf[vue].map((value) => ({ value, label: value })),
        },
      ]),
  ...(etablissements.length < 2
    ? []
    : [
        {
          key: 'etablissement',
          label: 'Établissement',
          options: etablissements.map(({ siret, nom }) => ({ value: siret, label: nom })),
        },
      ]),
];

type Params = Pick<QueryParams, 'all' | 'get'>;

export function valeursFiltres(vue: VueDeclarations, params: Params): FilterValues {
  const statut = statutsOf[vue].filter((one) => vue !== 'a-decider' && params.all('statut').includes(one));
  const etablissement = params.get('etablissement');
  return {
    ...(statut.length > 0 ? { statut } : {}),
    ...(etablissement ? { etablissement: [etablissement] } : {}),
  };
}

type Query = NonNullable<QueryInput<typeof declarationEndpoints.listDeclarations>>;
type Asked = {
  vue: VueDeclarations;
  session: string | undefined;
  idAsso: string;
  idSiret: string | undefined;
};

const shownAtMost = 50;

export const declarationsQuery = ({ vue, ...of }: Asked, params: Params): Query => ({
  ...of,
  status: [...(valeursFiltres(vue, params).statut ?? statutsOf[vue])] as Query['status'],
  etab_siret: params.get('etablissement') ?? undefined,
  searchQuery: params.get('q') ?? undefined,
  limit: shownAtMost,
  cursor: params.get('page') ?? undefined,
});
