import { notePageEndpoints } from '@asso/contract/contenu/note-page.endpoints';
import type { NotePage } from '@asso/contract/contenu/note-page.schemas';
import { notesOnPage } from '@asso/domain/contenu/note-page.rules';
import { typographie } from '@asso/domain/identifiants/typographie';
import { call } from '../platform/call/call.ts';
import { lastPersonne, useIsExpected, useUser } from '../platform/session/session.ts';
import { NoticeBand } from '../ui/page/NoticeBand.tsx';
import { useStore } from '../ui/page/store.ts';
import { isHidden, rememberHidden, useHiddenNotes } from './hidden-notes.ts';
import { shownNotes } from './shown-notes.ts';

/**
 * Shows the administrators' notes for the page with this route; an unknown page only gets the notes meant for all
 * pages.
 */
export function PageNotes({ path = '' }: { path?: string }) {
  const isExpected = useIsExpected();
  const personne = useUser()?._id ?? (isExpected ? lastPersonne() : '');
  const notes = useStore(shownNotes);
  const kept = useHiddenNotes();
  const open = notes.filter((note) => !note.masquee && !isHidden(kept, personne, note));
  const shown = notesOnPage(open, path);
  if (shown.length === 0) return null;
  return (
    <section aria-label="Notes sur cette page" className="ecran-seul">
      {shown.map((note) => (
        <NoticeBand
          key={note.id}
          tone={note.kind}
          title={typographie(note.titre)}
          onHide={() => hide(note, personne)}
        >
          {typographie(note.texte)}
        </NoticeBand>
      ))}
    </section>
  );
}

function hide(note: NotePage, personne: string): void {
  rememberHidden(personne, note);
  if (personne) void tell(note).catch(() => undefined);
}

async function tell({ id, version }: NotePage): Promise<void> {
  await call(notePageEndpoints.hideNote, { params: { id }, body: { version } });
}
