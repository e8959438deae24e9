import { type Acte, journalEndpoints } from '@asso/contract/contenu/journal.endpoints';
import { famillesActes } from '@asso/domain/contenu/journal.rules';
import {
  actionJournal,
  objetsJournal,
  sectionJournal,
  valeurJournal,
} from '@asso/domain/contenu/journal.words';
import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { formatJourEntier } from '@asso/domain/identifiants/dates-longues';
import { type ReactNode, useState } from 'react';
import { DownloadLink } from '../../platform/DownloadLink.tsx';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { listRow } from '../../platform/list/list-row.ts';
import { useList } from '../../platform/list/use-list.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { DateControl } from '../../ui/fields/DateControl.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { ObjetActe } from './ObjetActe.tsx';
import './journal.css';

/** « Qui a fait cela, et quand ? » Each line says who, what, on which thing, and what it was before and after. */
export function JournalPanel() {
  const params = useQueryParams();
  const [du, au] = [params.get('du'), params.get('au')];
  const quand = { du: du ?? undefined, au: au ?? undefined };
  const list = useList(actes, { query: quand, narrowedBy: ['du', 'au'] });
  const shown = { q: list.words ?? undefined, objet: one(list.values.objet), fait: one(list.values.fait) };
  return (
    <div className="pile">
      <ListBlock
        list={list}
        isWork
        actions={
          <DownloadLink row={journalEndpoints.exportActes} query={{ ...shown, ...quand }} details="csv">
            Exporter
          </DownloadLink>
        }
        under={
          <div className="actions">
            <Jour name="du" label="Du" day={du} />
            <Jour name="au" label="Au" day={au} />
          </div>
        }
      >
        {({ items }) => (
          <DataTable
            caption="Actes d’administration"
            hidesCaption
            className="journal"
            rows={items}
            rowId={({ id }) => id}
            groupOf={({ le }) => formatJourEntier(new Date(le))}
            columns={columns}
          />
        )}
      </ListBlock>
    </div>
  );
}

const one = (value: readonly string[] | string | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.[0];

/** A day half typed stays in the field, and filters the list once it is whole. */
function Jour({ name, label, day }: { name: 'du' | 'au'; label: string; day: string | null }) {
  const params = useQueryParams();
  const [typed, setTyped] = useState<unknown>(day);
  const leave = () => {
    const whole = typeof typed === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : null;
    if (whole !== day) params.set({ [name]: whole, page: null });
  };
  return (
    <DateControl id={`journal-${name}`} label={label} value={typed} onChange={setTyped} onLeave={leave} />
  );
}

const actes = listRow({
  call: journalEndpoints.listActes,
  search: { label: 'Personne, nom ou motif', name: 'q' },
  filters: [
    {
      key: 'fait',
      label: 'Quoi',
      options: Object.entries(famillesActes).map(([value, { label }]) => ({ value, label })),
    },
    {
      key: 'objet',
      label: 'Sur quoi',
      options: Object.entries(objetsJournal)
        .map(([value, label]) => ({ value, label }))
        .toSorted((a, b) => a.label.localeCompare(b.label, 'fr')),
    },
  ],
  noun: ['acte', 'actes'],
  empty: { fact: 'Aucun acte pour l’instant.', why: 'Le journal retient ce que fait l’administration.' },
  noneFound: { fact: 'Aucun acte ne correspond.', why: 'Le journal retient ce que fait l’administration.' },
});

const columns: Column<Acte>[] = [
  {
    key: 'le',
    label: 'Heure',
    hidesLabel: true,
    cell: ({ le }) => <span className="discret nombre">{formatHeure(new Date(le))}</span>,
  },
  { key: 'par', label: 'Qui', isHeader: true, cell: ({ par }) => par },
  { key: 'action', label: 'A fait', cell: ({ action }) => actionJournal(action) },
  { key: 'objet', label: 'Sur', cell: surQuoi },
  { key: 'avant', label: 'Avant', cell: avant },
  { key: 'apres', label: 'Après', cell: apres },
];

function surQuoi(acte: Acte): ReactNode {
  return (
    <>
      <ObjetActe acte={acte} />
      {acte.section && <span className="journal__plus">{sectionJournal(acte.section)}</span>}
    </>
  );
}

function avant({ de, ...acte }: Acte): ReactNode {
  return de ? <del className="journal__avant">{valeurJournal(acte, de)}</del> : '–';
}

function apres({ vers, motif, ...acte }: Acte): ReactNode {
  if (!vers && !motif) return '–';
  return (
    <>
      {vers && <ins className="journal__apres">{valeurJournal(acte, vers)}</ins>}
      {motif && <span className="journal__plus">{motif}</span>}
    </>
  );
}
