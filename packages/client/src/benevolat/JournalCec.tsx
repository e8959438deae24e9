import { declarationEndpoints } from '@asso/contract/benevolat/declaration.endpoints';
import type { LogCec } from '@asso/contract/benevolat/declaration.schemas';
import { motifsRefusCec } from '@asso/domain/benevolat/declaration.states';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { nomPersonne } from '../association/personne.ts';
import { useQueryParams } from '../platform/page/query-params.ts';
import { useRead } from '../platform/use-read.ts';
import { Notice } from '../ui/Notice.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { Pager } from '../ui/table/Pager.tsx';

type JournalCecProps = { of: { idAsso: string; idSiret: string | undefined } };

const shownAtMost = 20;

/** It lists what happened to each declaration, the latest first. */
export function JournalCec({ of }: JournalCecProps) {
  const params = useQueryParams();
  const query = { ...of, limit: shownAtMost, cursor: params.get('journal') ?? undefined };
  const read = useRead(declarationEndpoints.listLogs, { query });
  if (read.state === 'attente') return <Loading />;
  if (read.state === 'refuse') return <Notice tone="erreur" title={read.problem.message} />;
  const { items, previous, next } = read.value;
  if (items.length === 0) return <p>Rien ne s’est encore passé.</p>;
  return (
    <>
      <DataTable
        caption="Journal des déclarations"
        hidesCaption
        columns={columns}
        rows={items}
        rowId={({ id }) => id}
      />
      <Pager
        onPrevious={previous ? () => params.set({ journal: previous }) : null}
        onNext={next ? () => params.set({ journal: next }) : null}
      />
    </>
  );
}

const columns: Column<LogCec>[] = [
  { key: 'le', label: 'Le', isHeader: true, cell: ({ le }) => formatHorodatage(new Date(le)) },
  { key: 'benevole', label: 'Bénévole', cell: ({ declaration }) => nomPersonne(declaration) },
  {
    key: 'fait',
    label: 'Ce qui s’est passé',
    cell: ({ fait, motif_refus_id }) =>
      motif_refus_id === null ? fait : `${fait} : ${motifsRefusCec[motif_refus_id]}`,
  },
  { key: 'session', label: 'Session', cell: ({ session }) => session },
  { key: 'par', label: 'Par', cell: ({ par }) => par ?? 'le portail' },
];
