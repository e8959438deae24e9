import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type StatementPlace, statement } from './statement.sql.ts';
import { aDatabase } from './test/test-database.ts';
import { inTransaction } from './transaction.ts';

const { db } = await aDatabase();

test('puts the values of each use in their places, beside those that are always the same', async () => {
  let built = 0;
  const sums = statement((on, place: StatementPlace<{ a: number; b: number }>) => {
    built++;
    return sql<{
      n: number;
    }>`select ${place('a')}::int * ${10}::int + ${place('b')}::int + ${place('a')}::int as n`.compile(on);
  });
  expect(await sums(db, { a: 1, b: 2 })).toEqual([{ n: 13 }]);
  expect(await sums(db, { a: 4, b: 0 })).toEqual([{ n: 44 }]);
  expect(built).toBe(1);
});

test('is asked inside a transaction as well', async () => {
  const kept = statement((on, place: StatementPlace<{ n: number }>) =>
    sql<{ n: number }>`select n from essai where n = ${place('n')}`.compile(on),
  );
  await inTransaction(db, async (tx) => {
    await sql`create table essai (n int)`.execute(tx);
    await sql`insert into essai values (7)`.execute(tx);
    expect(await kept(tx, { n: 7 })).toEqual([{ n: 7 }]);
    expect(await kept(tx, { n: 8 })).toEqual([]);
  });
});
