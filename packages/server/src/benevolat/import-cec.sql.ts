// The queries of an import of declarations: they find the associations, establishments and references that the file
// names, and write the lines.
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { type Insertable, type Selectable, sql } from 'kysely';
import { selectIds } from '../association/association.sql.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { DeclarationTable } from './declaration.sql.ts';

export type DeclarationConnue = Selectable<DeclarationTable>;

/**
 * Reads the declarations with these references and locks them until the import ends, so that nobody decides one while
 * the file changes it.
 */
export async function lockReferences(
  tx: Tx,
  references: readonly string[],
): Promise<ReadonlyMap<string, DeclarationConnue>> {
  const rows = await tx
    .selectFrom('cec_declaration')
    .selectAll()
    .where('reference', '=', sql<string>`any(${[...references]}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.reference, row]));
}

/** Returns the association that each number names; numbers that name none are left out. */
export async function readAssociationsNommees(
  db: Db,
  numeros: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(numeros)].flatMap((numero) => {
    const reference = recogniseReference(numero);
    return reference === null
      ? []
      : [sql`select ${numero}::text as numero, (${selectIds(reference)})::uuid as id`];
  });
  if (known.length === 0) return new Map();
  const { rows } = await sql<{ numero: string; id: string }>`
    select numero, id from (${sql.join(known, sql` union all `)}) named where id is not null`.execute(db);
  return new Map(rows.map(({ numero, id }) => [numero, id]));
}

/** Returns those of these establishments that the portal knows, each as « association/siret ». */
export async function readEtablissementsNommes(
  db: Db,
  sirets: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('etablissement')
    .select(['siret', 'id_association'])
    .where('siret', '=', sql<string>`any(${[...sirets]}::text[])`)
    .execute();
  return new Set(rows.map(({ siret, id_association }) => `${id_association}/${siret}`));
}

export type DeclarationEcrite = Omit<
  Insertable<DeclarationTable>,
  'id' | 'recue_le' | 'noms_effaces' | 'version'
>;

export async function insertDeclaration(tx: Tx, ecrite: DeclarationEcrite, at: Date): Promise<string> {
  const row = await tx
    .insertInto('cec_declaration')
    .values({ ...ecrite, recue_le: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export const updateDeclaration = (tx: Tx, id: string, ecrite: DeclarationEcrite) =>
  tx
    .updateTable('cec_declaration')
    .set((eb) => ({ ...ecrite, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
