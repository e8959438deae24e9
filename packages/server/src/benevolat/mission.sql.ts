// The queries here list the missions offered to volunteers, and write those of an imported file.

import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { Db, Row, Tx } from '../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order } from '../platform/db/keyset.sql.ts';
import type { Tables } from '../platform/db/tables.ts';

type MissionTable = Tables['mission_benevole'];

export type MissionRow = Row<'mission_benevole'>;
export type MissionEcrite = Omit<Insertable<MissionTable>, 'id' | 'recue_le' | 'version'>;

export const orderMissions: Order = {
  columns: [sql`m.debut`, sql`m.id`],
  direction: 'asc',
  key: z.tuple([z.string().max(10), z.uuid()]),
};

const most = 10_000;
type Asked = { jour: string; searchQuery?: string; limit: number; cursor: Cursor | null };

/** Lists the missions that are not over on this day. */
export async function listMissions(db: Db, { jour, searchQuery, limit, cursor }: Asked) {
  const { after, orderBy } = keysetClauses(orderMissions, cursor);
  const asked = searchQuery?.trim();
  const kept = sql<boolean>`(m.fin is null or m.fin >= ${jour}) and ${
    asked
      ? sql`cle_recherche(concat_ws(' ', m.titre, m.commune, a.nom)) like '%' || cle_recherche(${asked}) || '%'`
      : sql`true`
  }`;
  const from = db
    .selectFrom('mission_benevole as m')
    .innerJoin('association as a', 'a.id', 'm.id_association');
  const rows = await from
    .selectAll('m')
    .select(['a.nom', 'a.id_rna', 'a.id_siren'])
    .where(kept)
    .where(after)
    .orderBy(sql`${orderBy}`)
    .limit(limit + 1)
    .execute();
  const seen = await from
    .select('m.id')
    .where(kept)
    .limit(most + 1)
    .execute();
  const page = keysetPage({ rows, limit, cursor, keyOf: ({ debut, id }) => [debut, id] });
  return { ...page, total: Math.min(seen.length, most), totalExact: seen.length <= most };
}

export async function lockMissions(
  tx: Tx,
  references: readonly string[],
): Promise<ReadonlyMap<string, MissionRow>> {
  const rows = await tx
    .selectFrom('mission_benevole')
    .selectAll()
    .where('reference', '=', sql<string>`any(${[...references]}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.reference, row]));
}

export const writeMission = (tx: Tx, ecrite: MissionEcrite, at: Date) =>
  tx
    .insertInto('mission_benevole')
    .values({ ...ecrite, recue_le: at })
    .onConflict((conflict) =>
      conflict
        .column('reference')
        .doUpdateSet((eb) => ({ ...ecrite, recue_le: at, version: eb('mission_benevole.version', '+', 1) })),
    )
    .execute();

export const deleteMission = (tx: Tx, id: string) =>
  tx.deleteFrom('mission_benevole').where('id', '=', id).execute();
