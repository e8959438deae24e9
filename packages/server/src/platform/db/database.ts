import type { ColumnType, Kysely, Selectable, SelectType, Transaction } from 'kysely';
import type { MigrationTable } from './migration.sql.ts';
import type { Tables } from './tables.ts';

/**
 * A feature that knows the content of some columns better than SQL does declares those columns alone, beside its
 * queries: `declare module './database.ts' { interface PreciseTables { rib: Table<'rib', { kind: Kind }> } }`.
 */
export interface PreciseTables {
  migration: MigrationTable;
}

/**
 * Each table by its name, with its columns: as the migrations make them, or more precise where a feature declares so.
 */
export type Database = {
  [T in keyof Tables | keyof PreciseTables]: T extends keyof PreciseTables
    ? PreciseTables[T]
    : T extends keyof Tables
      ? Tables[T]
      : never;
};

/**
 * The columns of a table, some of them with a narrower type: a list of states, the shape of a JSON value, a column that
 * is never updated. A column that the table lacks does not compile, nor does a type that the database never gives.
 */
export type Table<
  T extends keyof Tables,
  Precise extends {
    [C in keyof Precise]: C extends keyof Tables[T] ? Fitting<SelectType<Tables[T][C]>> : never;
  },
> = {
  [C in keyof Tables[T]]: C extends keyof Precise ? Refined<Tables[T][C], Precise[C]> : Tables[T][C];
};

type AnyColumn<Read> = ColumnType<Read, unknown, unknown>;
type Fitting<Read> = Read | AnyColumn<Read>;

/**
 * A narrower type keeps how the column may be written: optional when it has a default, never when the database fills
 * it.
 */
type Refined<Known, Precise> = [Precise] extends [AnyColumn<unknown>]
  ? Precise
  : [Known] extends [ColumnType<unknown, infer Inserted, infer Updated>]
    ? ColumnType<Precise, Written<Inserted, Precise>, Written<Updated, Precise>>
    : Precise;

type Written<Known, Precise> = [Known] extends [never]
  ? never
  : undefined extends Known
    ? Precise | undefined
    : Precise;

/** A row of a table, as a query reads it. */
export type Row<T extends keyof Database> = Selectable<Database[T]>;

/** A query runs on the pool, or on the transaction in progress. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
