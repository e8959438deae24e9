import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

/** Every association is called so, as if somebody had typed it, and no guard had been there. */
export const nommerToutes = (db: Db, { nom, sigle }: { nom: string; sigle: string }) =>
  sql`update association set nom = ${nom}, sigle = ${sigle}`.execute(db);
