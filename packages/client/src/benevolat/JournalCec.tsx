import { declarationEndpoints } from '@asso/contract/benevolat/declaration.endpoints';
import { motifsRefusCec } from '@asso/domain/benevolat/declaration.states';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { nomPersonne } from '../association/personne.ts';
import { ListBlock } from '../platform/list/ListBlock.tsx';
import { listRow } from '../platform/list/list-row.ts';
import { useList } from '../platform/list/use-list.ts';

type JournalCecProps = { of: { idAsso: string; idSiret: string | undefined } };

/** Lists what happened to each declaration, the latest first. */
export const JournalCec = ({ of }: JournalCecProps) => <ListBlock list={useList(journal, { query: of })} />;

const journal = listRow({
  call: declarationEndpoints.listLogs,
  limit: 20,
  pageParam: 'journal',
  empty: { fact: 'Rien ne s’est encore passé.' },
  caption: 'Journal des déclarations',
  rowId: ({ id }) => id,
  columns: [
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
  ],
});
