import { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import type { ActionLot, EtatLigne } from '@asso/domain/instruction/lot.states';
import { type KeyboardEvent, useMemo } from 'react';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { listRow } from '../../platform/list/list-row.ts';
import { useList } from '../../platform/list/use-list.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { LotCollage } from './LotCollage.tsx';
import { columnsOf } from './lot-colonnes.tsx';
import { moveInMontants } from './montants-clavier.ts';
import { canAmount } from './montants-colles.ts';
import { useCollage } from './use-collage.ts';
import type { Lot } from './use-lot.ts';
import './lot.css';

type LotLignesProps = {
  id: string;
  etats: readonly EtatLigne[];
  action: ActionLot;
  /** Absent once the lot is launched, since nothing can be changed any more. */
  saveLigne?: Lot['saveLigne'];
  retry?: Lot['retry'];
};

/** Lists the dossiers of a lot that are in some states, in the order of the queue, page after page. */
export function LotLignes({ id, etats, action, saveLigne, retry }: LotLignesProps) {
  const pageParam = `page-${etats.join('-')}`;
  const row = useMemo(() => ({ ...lignes, pageParam }), [pageParam]);
  const list = useList(row, { params: { id }, query: { etats: [...etats] } });
  const items = list.page?.items ?? [];
  const collage = useCollage({ id, items, saveLigne });
  const hasMontants = action === 'grant' && saveLigne !== undefined && items.some(canAmount);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    collage.onKeyDown(event);
    if (!event.defaultPrevented) moveInMontants(event);
  };
  return (
    <ListBlock list={list} empty={false}>
      {() => (
        <>
          <LotCollage {...collage} />
          <div
            onPaste={hasMontants ? collage.onPaste : undefined}
            onInput={hasMontants ? collage.onInput : undefined}
          >
            <DataTable
              className={hasMontants ? 'lot-montants' : undefined}
              onKeyDown={hasMontants ? onKeyDown : undefined}
              caption="Dossiers"
              hidesCaption
              columns={columnsOf({ action, items, saveLigne, retry, collage })}
              rows={items}
              rowId={({ rang }) => String(rang)}
            />
          </div>
        </>
      )}
    </ListBlock>
  );
}

/** A list of lines; the page may show several, each with its own page number in the address. */
const lignes = listRow({ call: lotEndpoints.listLignes, limit: 100, empty: { fact: 'Aucun dossier.' } });
