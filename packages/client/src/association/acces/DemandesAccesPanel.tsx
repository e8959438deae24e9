import { DecisionsAcces } from './DecisionsAcces.tsx';
import { DemandesAccesTable } from './DemandesAccesTable.tsx';
import '../association.css';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { countSaid } from '../../platform/list/list-row.ts';
import { useList } from '../../platform/list/use-list.ts';
import { demandesAcces } from './demandes-acces.ts';

/** « À qui ouvrir, et sur quelle preuve ? » The oldest requests come first; the filters are in the address. */
export function DemandesAccesPanel() {
  const list = useList(demandesAcces);
  return (
    <>
      <ListBlock list={list}>
        {(page) => (
          <DemandesAccesTable
            items={page.items}
            caption={countSaid(demandesAcces, page)}
            onChanged={list.reload}
          />
        )}
      </ListBlock>
      <DecisionsAcces />
    </>
  );
}
