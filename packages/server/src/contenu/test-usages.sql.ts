// Test support: what people said of procedures, as it is kept.
import type { Db } from '../platform/db/database.ts';

export const readAvis = (db: Db) => db.selectFrom('avis_demarche').selectAll().execute();
