import type { ColumnType, Kysely, Selectable, SelectType, Transaction } from 'kysely';
import type { MigrationTable } from './migration.sql.ts';
import type { Tables } from './tables.ts';

/**
 * A feature that knows more of its columns than SQL says states these alone, beside its queries:
 * `declare module './database.ts' { interface PreciseTables { rib: Table<'rib', { kind: Kind }> } }`.
 */
export interface PreciseTables {
  migration: MigrationTable;
}

/** Table name → columns, as the migrations make them and the features know them. */
export type Database = {
  [T in keyof Tables | keyof PreciseTables]: T extends keyof PreciseTables
    ? PreciseTables[T]
    : T extends keyof Tables
      ? Tables[T]
      : never;
};

/**
 * The columns of a table, some of them more precise: a list of states, the content of a JSON, what is never updated.
 * A column that the table lacks does not compile, nor does a value that the base would not give.
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

/** A precise value keeps what the base says of writing: a default, a value that the base alone gives. */
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

/** This is a row of a table, as a query reads it. */
export type Row<T extends keyof Database> = Selectable<Database[T]>;

/** A query runs on the pool, or on the transaction in progress. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
