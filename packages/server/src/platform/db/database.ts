import type { Kysely, Transaction } from 'kysely';
import type { MigrationTable } from './migration.sql.ts';

/**
 * Table name → columns. Each feature adds its own tables beside its queries:
 * `declare module './database.ts' { interface Database { rib: RibTable } }`.
 */
export interface Database {
  migration: MigrationTable;
}

/** A query runs on the pool, or on the transaction in progress. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
