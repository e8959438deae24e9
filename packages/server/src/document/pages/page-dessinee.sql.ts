// The queries here are about drawn pages, found by the hash of the file and the number of the page; a page is
// forgotten once no document names its file.
import type { Db, Row, Tx } from '../../platform/db/database.ts';

type PageRow = Row<'page_dessinee'>;
type Place = { fichier: string; page: number };

export const findPage = (db: Db, { fichier, page }: Place): Promise<PageRow | undefined> =>
  db
    .selectFrom('page_dessinee')
    .selectAll()
    .where('fichier', '=', fichier)
    .where('page', '=', page)
    .executeTakeFirst();

export const keepPage = (
  db: Db,
  row: Place & { contenu: string | null; refus: string | null; le: Date },
): Promise<unknown> =>
  db
    .insertInto('page_dessinee')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['fichier', 'page'])
        .doUpdateSet({ contenu: row.contenu, refus: row.refus, le: row.le }),
    )
    .execute();

/** Gives, among these hashes, those of the images of pages whose file a document still names. */
export async function bytesOfPages(db: Db, hashes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('page_dessinee')
    .innerJoin('document', 'document.sha256', 'page_dessinee.fichier')
    .select('page_dessinee.contenu')
    .distinct()
    .where('page_dessinee.contenu', 'in', [...hashes])
    .execute();
  return rows.flatMap(({ contenu }) => contenu ?? []);
}

/** Forgets the pages whose file no document names; their images go with the sweep of the same night. */
export const forgetPages = (tx: Tx): Promise<unknown> =>
  tx
    .deleteFrom('page_dessinee')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('document')
            .select('document.id')
            .whereRef('document.sha256', '=', 'page_dessinee.fichier'),
        ),
      ),
    )
    .execute();
