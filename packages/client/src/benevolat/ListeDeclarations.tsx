import { declarationEndpoints } from '@asso/contract/benevolat/declaration.endpoints';
import type { SessionCec } from '@asso/contract/benevolat/declaration.schemas';
import { declarationsSaid } from '@asso/domain/benevolat/declaration.words';
import { useQueryParams } from '../platform/page/query-params.ts';
import { useRead } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { FilterBar } from '../ui/table/FilterBar.tsx';
import { Pager } from '../ui/table/Pager.tsx';
import { ADecider } from './ADecider.tsx';
import { DeclarationsTable } from './DeclarationsTable.tsx';
import type { useDecision } from './use-decision.ts';
import {
  declarationsQuery,
  filtresDeclarations,
  type VueDeclarations,
  valeursFiltres,
} from './vues-declarations.ts';

type ListeDeclarationsProps = {
  vue: VueDeclarations;
  session: SessionCec;
  of: { idAsso: string; idSiret: string | undefined };
  decision: ReturnType<typeof useDecision>;
};

const rien: Record<VueDeclarations, [fact: string, why: string]> = {
  'a-decider': [
    'Aucune déclaration à décider.',
    'Elles arrivent ici quand vos bénévoles déclarent leurs heures.',
  ],
  decidees: ['Aucune déclaration décidée dans cette session.', 'Celles que vous décidez sont gardées ici.'],
  sessions: ['Aucune déclaration dans cette session.', 'Choisissez une autre session.'],
};

export function ListeDeclarations({ vue, session, of, decision }: ListeDeclarationsProps) {
  const params = useQueryParams();
  const query = declarationsQuery({ vue, session: session.code, ...of }, params);
  const read = useRead(declarationEndpoints.listDeclarations, { query });
  const values = valeursFiltres(vue, params);
  const words = params.get('q');
  const isFiltered = Object.keys(values).length > 0 || words !== null;
  const page = read.state === 'lu' ? read.value : null;
  const [fact, why] = rien[vue];
  return (
    <>
      <FilterBar
        filters={filtresDeclarations(vue, page?.etablissements ?? [])}
        values={values}
        onChange={({ statut = [], etablissement = [] }) => params.set({ statut, etablissement, page: null })}
        search={{
          label: 'Bénévole, fonction, référence',
          text: words ?? '',
          onSearch: (text) => params.set({ q: text || null, page: null }),
        }}
        countText={page ? `${declarationsSaid(page.total)}${page.totalExact ? '' : ' et plus'}` : ''}
      />
      {read.state === 'attente' && <Loading />}
      {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
      {page && page.items.length === 0 && (
        <EmptyState
          fact={isFiltered ? 'Aucune déclaration ne correspond à cette recherche.' : fact}
          why={isFiltered ? undefined : why}
        />
      )}
      {page && page.items.length > 0 && vue === 'a-decider' && (
        <ADecider key={params.get('page')} items={page.items} decision={decision} />
      )}
      {page && page.items.length > 0 && vue !== 'a-decider' && (
        <DeclarationsTable
          caption={`Déclarations de la session ${session.code}`}
          items={page.items}
          decision={null}
        />
      )}
      {page && (
        <Pager
          onPrevious={page.previous ? () => params.set({ page: page.previous }) : null}
          onNext={page.next ? () => params.set({ page: page.next }) : null}
        />
      )}
    </>
  );
}
