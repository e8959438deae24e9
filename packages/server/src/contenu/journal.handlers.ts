import type { journalEndpoints } from '@asso/contract/contenu/journal.endpoints';
import { porteeJournal } from '@asso/domain/contenu/journal.rules';
import { endOfDay, instantThere } from '@asso/domain/identifiants/dates-affichees';
import { readCursor } from '../platform/db/keyset.sql.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { acteOrder, listActes } from './journal.sql.ts';

/** Days are those of Paris, both included. */
export const journalHandlers = ({ db }: Platform): Handlers<typeof journalEndpoints> => ({
  listActes: async ({ actor, query: { q, objet, id_objet, du, au, limit, cursor: text } }) => {
    const cursor = readCursor(text, acteOrder);
    if (!cursor.ok) return cursor;
    const { rows, ...page } = await listActes(db, {
      portee: porteeJournal(actor),
      q,
      objet,
      id_objet,
      du: du ? instantThere(du, '00:00:00') : undefined,
      au: au ? endOfDay(au) : undefined,
      limit,
      cursor: cursor.value,
    });
    const items = rows.map(({ survenu_le, utilisateur, avant, apres, ...acte }) => ({
      ...acte,
      le: survenu_le.toISOString(),
      par: utilisateur ?? 'Compte supprimé',
      de: avant,
      vers: apres,
    }));
    return { ok: true, value: { ...page, items } };
  },
});
