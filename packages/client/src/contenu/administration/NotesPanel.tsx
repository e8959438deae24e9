import { notePageEndpoints } from '@asso/contract/contenu/note-page.endpoints';
import type { NotePage } from '@asso/contract/contenu/note-page.schemas';
import { tonsNote } from '@asso/domain/contenu/note-page.fields';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { AppLink } from '../../platform/AppLink.tsx';
import { now } from '../../platform/clock.ts';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { listRow } from '../../platform/list/list-row.ts';
import { useList } from '../../platform/list/use-list.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { NoteForm } from './NoteForm.tsx';
import { sayPage } from './pages-choisies.ts';

/** Lists the notes of pages, past and future ones too, and edits one at a time. */
export function NotesPanel() {
  const params = useQueryParams();
  const id = params.get('note');
  const list = useList(notes);
  if (id) {
    const back = (isChanged: boolean) => {
      if (isChanged) void list.reload();
      params.set({ note: null });
    };
    return <NoteForm key={id} id={id === 'nouvelle' ? null : id} onDone={back} />;
  }
  return (
    <div className="pile">
      <div className="actions">
        <AppLink className="fr-btn" href={params.href({ note: 'nouvelle' })}>
          Écrire une note
        </AppLink>
      </div>
      <ListBlock list={list} />
    </div>
  );
}

const notes = listRow({
  call: notePageEndpoints.listNotes,
  query: { toutes: 'oui' },
  noun: ['note', 'notes'],
  empty: {
    fact: 'Aucune note pour l’instant.',
    why: 'Une note dit une coupure, une échéance, une nouveauté, en haut des pages choisies.',
  },
  caption: 'Notes de page',
  rowId: ({ id }) => id,
  columns: ({ params }) => [
    {
      key: 'titre',
      label: 'Titre',
      isHeader: true,
      cell: ({ id, titre }) => <AppLink href={params.href({ note: id })}>{titre}</AppLink>,
    },
    { key: 'kind', label: 'Ton', cell: ({ kind }) => tonsNote.find(({ value }) => value === kind)?.label },
    {
      key: 'pages',
      label: 'Pages',
      cell: ({ routes }) => (routes.includes('*') ? 'Toutes' : routes.map(sayPage).join(', ')),
    },
    { key: 'jours', label: 'Affichée', cell: joursSaid },
    { key: 'etat', label: 'Aujourd’hui', cell: (note) => <EtatNote {...note} /> },
  ],
});

function joursSaid({ debut, fin }: NotePage): string {
  const said = [debut && `du ${formatDate(new Date(debut))}`, fin && `au ${formatDate(new Date(fin))}`];
  return said.filter(Boolean).join(' ') || 'sans limite';
}

function EtatNote({ debut, fin }: NotePage) {
  const at = now().toISOString();
  if (fin !== null && fin <= at) return <StateBadge tone="gris">finie</StateBadge>;
  if (debut !== null && debut > at) return <StateBadge tone="bleu">à venir</StateBadge>;
  return <StateBadge tone="vert">affichée</StateBadge>;
}
