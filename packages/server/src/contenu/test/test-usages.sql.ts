// Test support: reads the opinions that people gave of procedures.
import type { Db } from '../../platform/db/database.ts';

export const readAvis = (db: Db) => db.selectFrom('avis_demarche').selectAll().execute();
