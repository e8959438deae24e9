// The queries here are about the progress of an import, kept so that it can continue from there and a screen can show
// it.
import type { ColumnType, Generated } from 'kysely';
import type { Db, Row, Table, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    import_registre: Table<'import_registre', { etat: Generated<'en_cours' | 'termine' | 'abandonne'> }>;
    import_registre_fichier: Table<
      'import_registre_fichier',
      {
        id_import: ColumnType<number, number, never>;
        rang: ColumnType<number, number, never>;
        etat: Generated<'attente' | 'en_cours' | 'termine'>;
      }
    >;
  }
}

export type SuiviImport = Row<'import_registre_fichier'>;
type Identite = Pick<SuiviImport, 'nom' | 'taille' | 'empreinte'>;

/**
 * Opens the import of these files, in the order given: an interrupted one that holds one of them is continued,
 * otherwise a new one begins.
 */
export const openSuivis = (
  db: Db,
  fichiers: readonly Identite[],
  { at, recommencer }: { at: Date; recommencer: boolean },
): Promise<SuiviImport[]> =>
  inTransaction(db, async (tx) => {
    const cut = recommencer ? [] : await listCut(tx);
    const isCut = cut.some((one) => fichiers.some(isSameAs(one)));
    const known = isCut ? cut : [];
    const missing = fichiers.filter((one) => !known.some(isSameAs(one)));
    const added = missing.length === 0 ? [] : await addSuivis(tx, { missing, known, at });
    const all = [...known, ...added];
    return fichiers.flatMap((one) => all.find(isSameAs(one)) ?? []);
  });

const isSameAs =
  ({ nom, taille, empreinte }: Identite) =>
  (other: Identite): boolean =>
    other.nom === nom && other.taille === taille && other.empreinte === empreinte;

const listCut = (tx: Tx): Promise<SuiviImport[]> =>
  tx
    .selectFrom('import_registre_fichier as f')
    .innerJoin('import_registre as i', 'i.id', 'f.id_import')
    .selectAll('f')
    .where('i.etat', '=', 'en_cours')
    .orderBy('f.rang')
    .execute();

async function addSuivis(
  tx: Tx,
  { missing, known, at }: { missing: readonly Identite[]; known: readonly SuiviImport[]; at: Date },
): Promise<SuiviImport[]> {
  const id_import = known[0]?.id_import ?? (await addImport(tx, at));
  const next = Math.max(0, ...known.map(({ rang }) => rang)) + 1;
  return await tx
    .insertInto('import_registre_fichier')
    .values(
      missing.map(({ nom, taille, empreinte }, n) => ({ id_import, rang: next + n, nom, taille, empreinte })),
    )
    .returningAll()
    .execute();
}

async function addImport(tx: Tx, at: Date): Promise<number> {
  await tx.updateTable('import_registre').set({ etat: 'abandonne' }).where('etat', '=', 'en_cours').execute();
  const { id } = await tx
    .insertInto('import_registre')
    .values({ debut: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Saves the progress in the transaction that writes the rows it counts. */
export async function saveSuivi(tx: Tx, { id_import, rang, ...suivi }: SuiviImport): Promise<void> {
  await tx
    .updateTable('import_registre_fichier')
    .set(suivi)
    .where('id_import', '=', id_import)
    .where('rang', '=', rang)
    .execute();
}

/** Marks the import as finished once none of its files is left to read. */
export async function closeImport(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable('import_registre as i')
    .set({ etat: 'termine', fin: at })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('import_registre_fichier as f')
            .select('f.rang')
            .whereRef('f.id_import', '=', 'i.id')
            .where('f.etat', '<>', 'termine'),
        ),
      ),
    )
    .execute();
}
