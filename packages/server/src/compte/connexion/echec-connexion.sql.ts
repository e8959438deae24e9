// Failed sign-ins are counted before the password is checked, so a hundred simultaneous attempts count as a hundred.
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export type ConnexionEssai = { compte: Buffer; ip: string; now: Date };

/** Counts a whole /64 of IPv6 as one address, because one customer has it all. */
const adresseOf = (ip: string) =>
  sql<string>`case family(${ip}::inet) when 6 then network(set_masklen(${ip}::inet, 64))::inet else ${ip}::inet end`;

/**
 * Counts one more failure and locks its row for this transaction; when it is too early for a new attempt, gives
 * instead the instant to wait for.
 */
export async function countEssai(
  trx: Tx,
  essai: ConnexionEssai,
  forgetAfterSeconds: number,
): Promise<{ echecs: number } | { libreAt: Date }> {
  const { compte, ip, now } = essai;
  const counted = await sql<{ echecs: number }>`
    insert into echec_connexion as e (compte, adresse, echecs, dernier_at, libre_at)
    values (${compte}, ${adresseOf(ip)}, 1, ${now}, ${now})
    on conflict (compte, adresse) do update set
      echecs = case when e.dernier_at < ${now}::timestamptz - make_interval(secs => ${forgetAfterSeconds})
        then 1 else e.echecs + 1 end,
      dernier_at = excluded.dernier_at
    where e.libre_at <= ${now}
    returning echecs`.execute(trx);
  const [row] = counted.rows;
  if (row) return row;
  const held = await trx
    .selectFrom('echec_connexion')
    .select('libre_at')
    .where('compte', '=', compte)
    .where('adresse', '=', adresseOf(ip))
    .executeTakeFirstOrThrow();
  return { libreAt: held.libre_at };
}

export async function saveLibreAt(trx: Tx, { compte, ip }: ConnexionEssai, libreAt: Date): Promise<void> {
  await trx
    .updateTable('echec_connexion')
    .set({ libre_at: libreAt })
    .where('compte', '=', compte)
    .where('adresse', '=', adresseOf(ip))
    .execute();
}

/** Forgets the earlier failures from this address, because the right password was given. */
export async function forgetEchecs(db: Db, { compte, ip }: ConnexionEssai): Promise<void> {
  await db
    .deleteFrom('echec_connexion')
    .where('compte', '=', compte)
    .where('adresse', '=', adresseOf(ip))
    .execute();
}

/** Takes back this attempt, counted as a failure before the password was found right; earlier failures stay. */
export async function takeBackEssai(db: Db, { compte, ip, now }: ConnexionEssai): Promise<void> {
  await db
    .updateTable('echec_connexion')
    .set({ echecs: sql<number>`greatest(echecs - 1, 0)`, libre_at: now })
    .where('compte', '=', compte)
    .where('adresse', '=', adresseOf(ip))
    .execute();
}

/** Forgets all the failures of an account, wherever they came from, because its owner followed the unblocking link. */
export async function forgetAllEchecs(db: Db, compte: Buffer): Promise<void> {
  await db.deleteFrom('echec_connexion').where('compte', '=', compte).execute();
}

export type RecentEchecs = { echecs: number; adresses: number; dernierAt: Date | null };

export async function countRecentEchecs(db: Db, compte: Buffer, since: Date): Promise<RecentEchecs> {
  return db
    .selectFrom('echec_connexion')
    .select([
      sql<number>`coalesce(sum(echecs), 0)::int`.as('echecs'),
      sql<number>`count(*)::int`.as('adresses'),
      sql<Date | null>`max(dernier_at)`.as('dernierAt'),
    ])
    .where('compte', '=', compte)
    .where('dernier_at', '>', since)
    .executeTakeFirstOrThrow();
}

export async function deleteOldEchecs(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('echec_connexion').where('dernier_at', '<', before).execute();
}
