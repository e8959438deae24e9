import type { SessionCec } from '@asso/contract/benevolat/declaration.schemas';
import { ListBlock } from '../platform/list/ListBlock.tsx';
import { useList } from '../platform/list/use-list.ts';
import { ADecider } from './ADecider.tsx';
import { DeclarationsTable } from './DeclarationsTable.tsx';
import type { useDecision } from './use-decision.ts';
import { listesDeclarations, type VueDeclarations } from './vues-declarations.ts';

type ListeDeclarationsProps = {
  vue: VueDeclarations;
  session: SessionCec;
  of: { idAsso: string; idSiret: string | undefined };
  decision: ReturnType<typeof useDecision>;
};

/** One decides in the first view; the others show what was decided. */
export function ListeDeclarations({ vue, session, of, decision }: ListeDeclarationsProps) {
  const list = useList(listesDeclarations[vue], { query: { ...of, session: session.code } });
  return (
    <ListBlock list={list}>
      {({ items }) =>
        vue === 'a-decider' ? (
          <ADecider key={list.params.get('page')} items={items} decision={decision} />
        ) : (
          <DeclarationsTable
            caption={`Déclarations de la session ${session.code}`}
            items={items}
            decision={null}
          />
        )
      }
    </ListBlock>
  );
}
