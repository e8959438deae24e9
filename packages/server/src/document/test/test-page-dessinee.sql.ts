// Test support: reads the drawn pages that are kept, and changes or forgets the documents behind them.
import type { Updateable } from 'kysely';
import type { Database, Db } from '../../platform/db/database.ts';

export const pagesKept = (db: Db) => db.selectFrom('page_dessinee').selectAll().execute();

export const writeDocument = (db: Db, uuid: string, set: Updateable<Database['document']>) =>
  db.updateTable('document').set(set).where('id', '=', uuid).execute();

export const forgetDocuments = (db: Db) => db.deleteFrom('document').execute();
