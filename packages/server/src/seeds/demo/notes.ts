import { formatDate, localDay } from '@asso/domain/identifiants/dates-affichees';
import { addJours } from '@asso/domain/identifiants/durees';
import { insertNote, listNotes, type NoteContent } from '../../contenu/note-page.sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';

/** Writes the notes when the portal has none: those that an administrator changed or withdrew are left alone. */
export async function seedNotes({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const all = { idUtilisateur: null, shownAt: null };
  const { total } = await listNotes(db, all, { limit: 1, cursor: null });
  if (total > 0) return;
  await inTransaction(db, async (trx) => {
    // Each note has an instant of its own, so that the list has the same order in every demonstration.
    for (const [rang, note] of notesDeDemo(now).entries())
      await insertNote(trx, { ...note, ecrite_le: new Date(now.getTime() - rang) });
  });
}

function notesDeDemo(now: Date): NoteContent[] {
  const dimanche = prochainDimanche(now);
  return [
    {
      titre: 'Ceci est une démonstration.',
      texte: 'Les associations et les personnes sont inventées ; n’écrivez rien de vrai.',
      kind: 'info',
      routes: ['/login', '/user/dashboard', '/instructeur'],
      debut: null,
      fin: null,
    },
    {
      titre: `Maintenance dimanche ${formatDate(dimanche)} de 8h00 à 10h00 (heure de Paris).`,
      texte: 'Vos réponses enregistrées ne risquent rien.',
      kind: 'attention',
      routes: ['/dossiers', '/associations/:idCorrespondance?/documents'],
      // The note is shown shortly before the maintenance, until its end.
      debut: addJours(dimanche, -3),
      fin: dimanche,
    },
  ];
}

/** Returns next Sunday, at ten in Paris in winter. */
function prochainDimanche(now: Date): Date {
  const jour = addJours(now, 7 - now.getUTCDay());
  return new Date(`${localDay(jour)}T09:00:00Z`);
}
