import type { notePageEndpoints } from '@asso/contract/contenu/note-page.endpoints';
import type { NotePage } from '@asso/contract/contenu/note-page.schemas';
import { repertoirePublic } from '@asso/domain/catalogue/public/aide-publique.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { notePageFields, saisieNote } from '@asso/domain/contenu/note-page.fields';
import { checkNote, notesOnPage } from '@asso/domain/contenu/note-page.rules';
import { listFieldChanges } from '@asso/domain/identifiants/avant-apres';
import { isSame } from '@asso/domain/kernel/changes';
import { readCursor } from '../platform/db/keyset.sql.ts';
import { forget, remembered } from '../platform/db/memory.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type Handlers, notFound, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import {
  findNote,
  hideNote,
  insertNote,
  listNotes,
  type NoteQuery,
  type NoteRow,
  noteOrder,
  updateNote,
  withdrawNote,
} from './note-page.sql.ts';

export const notePageHandlers = ({ db, clock }: Platform): Handlers<typeof notePageEndpoints> => {
  /** Says which notes are read: those shown now or, when an administrator asks for all, all of them. */
  const seenBy = (actor: Actor | null, all: boolean): NoteQuery => ({
    idUtilisateur: actor?.id ?? null,
    shownAt: all && actor?.role === 'lca.admin' ? null : clock.now(),
  });
  const entry = (actor: Actor, id: string, action: string) => ({
    objet: 'note',
    id_objet: id,
    by: actor,
    at: clock.now(),
    action,
  });

  return {
    listNotes: async ({ actor, query }) => {
      const cursor = readCursor(query.cursor, noteOrder);
      if (!cursor.ok) return cursor;
      const asked = { ...seenBy(actor, query.toutes === 'oui'), route: query.route };
      const { rows, ...page } = await listNotes(db, asked, { limit: query.limit, cursor: cursor.value });
      return { ok: true, value: { ...page, items: rows.map(viewOf), totalExact: true } };
    },

    readNote: async ({ actor, params }) => {
      const note = await findNote(db, params.id, seenBy(actor, true));
      return note ? { ok: true, value: viewOf(note), version: note.version } : notFound;
    },

    createNote: async ({ actor, body }) => {
      const note = checkNote(body);
      if (!note.ok) return note;
      const id = await inTransaction(db, async (trx) => {
        const created = await insertNote(trx, { ...rowOf(note.value), ecrite_le: clock.now() });
        const told = { to: body.titre, details: body, valeurs: changed(null, note.value) };
        await writeHistory(trx, { ...entry(actor, created, 'écrire'), ...told });
        return created;
      });
      forget(db, subjectNotes);
      const value = { ...note.value, id, version: 1, masquee: false };
      return { ok: true, value, version: 1, status: 201 };
    },

    updateNote: async ({ actor, params, body, ifMatch }) => {
      const found = await findNote(db, params.id, seenBy(actor, true));
      if (!found) return notFound;
      const { id, version, masquee, ...present } = viewOf(found);
      const note = checkNote({ ...present, ...body });
      if (!note.ok) return note;
      if (version === ifMatch && isSame(note.value, present)) {
        return { ok: true, value: viewOf(found), version };
      }
      const isSaved = await inTransaction(db, async (trx) => {
        const isWritten = await updateNote(trx, { ...rowOf(note.value), id, version: ifMatch });
        const told = { from: found.titre, to: note.value.titre, valeurs: changed(present, note.value) };
        if (isWritten) await writeHistory(trx, { ...entry(actor, id, 'modifier'), ...told });
        return isWritten;
      });
      forget(db, subjectNotes);
      if (!isSaved) return { ...refusal({ code: 'kernel.conflit' }), version };
      const value = { ...note.value, id, version: ifMatch + 1, masquee: false };
      return { ok: true, value, version: value.version };
    },

    deleteNote: async ({ actor, params }) => {
      const isWithdrawn = await inTransaction(db, async (trx) => {
        const isDone = await withdrawNote(trx, params.id, clock.now());
        if (isDone) await writeHistory(trx, entry(actor, params.id, 'retirer'));
        return isDone;
      });
      forget(db, subjectNotes);
      return isWithdrawn ? { ok: true, value: { retiree: true } } : notFound;
    },

    hideNote: async ({ actor, params, body }) => {
      const note = await findNote(db, params.id, seenBy(actor, true));
      if (!note) return notFound;
      await hideNote(db, { id_note: note.id, id_utilisateur: actor.id, version: body.version });
      return { ok: true, value: { masquee: true } };
    },
  };
};

const mostInPage = 100;
const minuteMs = 60_000;
const subjectNotes = 'notes';

/** Lists the notes shown now to a person who is not signed in, at most `mostInPage`. */
export async function notesForEverybody({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<NotePage[]> {
  const asked = { idUtilisateur: null, shownAt: clock.now() };
  const { rows } = await listNotes(db, asked, { limit: mostInPage, cursor: null });
  return rows.map(viewOf);
}

/**
 * The pages that the server writes are read without the database: a note that another server wrote is above them within
 * a minute, one of this server at once.
 */
const keptNotes = remembered<{ notes: NotePage[] }>({
  subject: subjectNotes,
  most: 1,
  read: async (db, at) => ({ notes: await notesForEverybody({ db, clock: { now: () => new Date(at) } }) }),
});

/** Gives the notes above a page that the server writes; those of the catalogue are above each of its aids too. */
export async function notesAbove({ db, clock }: Pick<Platform, 'db' | 'clock'>, chemin: string) {
  const minute = new Date(Math.floor(clock.now().getTime() / minuteMs) * minuteMs);
  const kept = await keptNotes(db, minute.toISOString());
  const path = chemin.startsWith(repertoirePublic) ? repertoirePublic : chemin;
  return notesOnPage(kept?.notes ?? [], path);
}

const viewOf = ({ id, titre, texte, kind, routes, version, masquee, ...dates }: NoteRow): NotePage => ({
  id,
  titre,
  texte,
  kind,
  routes,
  debut: dates.debut?.toISOString() ?? null,
  fin: dates.fin?.toISOString() ?? null,
  version,
  masquee,
});

type Ecrite = Parameters<typeof saisieNote>[0];

const changed = (avant: Ecrite | null, apres: Ecrite) =>
  listFieldChanges({
    fields: notePageFields,
    avant: avant ? saisieNote(avant) : {},
    apres: saisieNote(apres),
  });

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

const rowOf = ({
  titre,
  texte,
  kind,
  routes,
  debut,
  fin,
}: Pick<NotePage, 'titre' | 'texte' | 'kind' | 'routes' | 'debut' | 'fin'>) => ({
  titre,
  texte,
  kind,
  routes,
  debut: dateOf(debut),
  fin: dateOf(fin),
});
