import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Makes a minute pass for the keys that dead servers held, without a test having to wait for it. */
export async function passMinute(db: Db): Promise<void> {
  await sql`update idempotence set tenu_jusqu_a = tenu_jusqu_a - interval '1 minute'`.execute(db);
}
