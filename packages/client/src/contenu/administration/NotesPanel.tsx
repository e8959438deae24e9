import { notePageEndpoints } from '@asso/contract/contenu/note-page.endpoints';
import type { NotePage } from '@asso/contract/contenu/note-page.schemas';
import { tonsNote } from '@asso/domain/contenu/note-page.fields';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { now } from '../../platform/clock.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useRead } from '../../platform/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { NoteForm } from './NoteForm.tsx';
import { pageDite } from './pages-choisies.ts';

/** It lists the notes of the pages, past and future ones too, and edits one at a time. */
export function NotesPanel() {
  const params = useQueryParams();
  const id = params.get('note');
  const read = useRead(notePageEndpoints.listNotes, {
    query: { toutes: 'oui', limit: 50, cursor: params.get('page') ?? undefined },
  });
  if (id) {
    const back = (isChanged: boolean) => {
      if (isChanged) void read.reload();
      params.set({ note: null });
    };
    return <NoteForm key={id} id={id === 'nouvelle' ? null : id} onDone={back} />;
  }
  const page = read.state === 'lu' ? read.value : null;
  return (
    <div className="pile">
      <div className="actions">
        <AppLink className="fr-btn" href={params.href({ note: 'nouvelle' })}>
          Écrire une note
        </AppLink>
      </div>
      {read.state === 'attente' && <Loading />}
      {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
      {page && <p>{count(page.total, 'note', 'notes')}</p>}
      {page && page.items.length === 0 && (
        <EmptyState
          fact="Aucune note pour l’instant."
          why="Une note dit une coupure, une échéance, une nouveauté, en haut des pages choisies."
        />
      )}
      {page && page.items.length > 0 && (
        <DataTable
          caption="Notes de page"
          hidesCaption
          columns={columns((one) => params.href({ note: one }))}
          rows={page.items}
          rowId={(row) => row.id}
        />
      )}
      {page && (
        <Pager
          onPrevious={page.previous ? () => params.set({ page: page.previous }) : null}
          onNext={page.next ? () => params.set({ page: page.next }) : null}
        />
      )}
    </div>
  );
}

const columns = (hrefOf: (id: string) => string): Column<NotePage>[] => [
  {
    key: 'titre',
    label: 'Titre',
    isHeader: true,
    cell: ({ id, titre }) => <AppLink href={hrefOf(id)}>{titre}</AppLink>,
  },
  { key: 'kind', label: 'Ton', cell: ({ kind }) => tonsNote.find(({ value }) => value === kind)?.label },
  {
    key: 'pages',
    label: 'Pages',
    cell: ({ routes }) => (routes.includes('*') ? 'Toutes' : routes.map(pageDite).join(', ')),
  },
  { key: 'jours', label: 'Affichée', cell: joursDits },
  { key: 'etat', label: 'Aujourd’hui', cell: (note) => <EtatNote {...note} /> },
];

function joursDits({ debut, fin }: NotePage): string {
  const said = [debut && `du ${formatDate(new Date(debut))}`, fin && `au ${formatDate(new Date(fin))}`];
  return said.filter(Boolean).join(' ') || 'sans limite';
}

function EtatNote({ debut, fin }: NotePage) {
  const at = now().toISOString();
  if (fin !== null && fin <= at) return <StateBadge tone="gris">finie</StateBadge>;
  if (debut !== null && debut > at) return <StateBadge tone="bleu">à venir</StateBadge>;
  return <StateBadge tone="vert">affichée</StateBadge>;
}
