import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from './pool.ts';
import { aDatabase } from './test/test-database.ts';
import { inTransaction } from './transaction.ts';

const { db, pool, url } = await aDatabase();

test('reads amounts and counters as numbers, days as text and instants as dates', async () => {
  const { rows } = await pool.query(
    `select 1234567890.45::numeric(14,2) as montant, 9007199254740991::int8 as nombre, '2026-02-28'::date as jour,
      '2026-02-28T23:30:00Z'::timestamptz as instant, array['2026-01-01'::date] as jours, array[1.5, null]::numeric[] as montants`,
  );
  expect(rows).toEqual([
    {
      montant: 1234567890.45,
      nombre: 9007199254740991,
      jour: '2026-02-28',
      instant: new Date('2026-02-28T23:30:00Z'),
      jours: ['2026-01-01'],
      montants: [1.5, null],
    },
  ]);
});

test('keeps nothing of a transaction that fails', async () => {
  await pool.query('create table essai (n int)');
  const work = inTransaction(db, async (tx) => {
    await sql`insert into essai values (1)`.execute(tx);
    throw new Error('refused');
  });
  await expect(work).rejects.toThrow('refused');
  expect((await pool.query('select n from essai')).rows).toEqual([]);
});

test.each([
  { codes: [], runs: 1, outcome: 'done' },
  { codes: ['23505'], runs: 1, outcome: 'refused' },
  { codes: ['40001', '40P01'], runs: 3, outcome: 'done' },
  { codes: ['40001', '40001', '40001'], runs: 3, outcome: 'refused' },
])('a transaction that meets $codes is $outcome after $runs run(s)', async ({ codes, runs, outcome }) => {
  let count = 0;
  const work = inTransaction(db, async (tx) => {
    const code = codes[count++];
    if (code) await sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`).execute(tx);
    return 'done';
  });
  expect(await work.catch(() => 'refused')).toBe(outcome);
  expect(count).toBe(runs);
});

test('survives connections that the server cuts', async () => {
  await pool.query('select 1');
  await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
});

test('ends a transaction that waits for another connection that waits for it, and everyone goes on', async () => {
  const { rows } = await pool.query('show idle_in_transaction_session_timeout');
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '5min' }]);

  await pool.query('create table compte_tenu (n int); insert into compte_tenu values (1)');
  const elsewhere: Promise<unknown>[] = [];
  const knotted = inTransaction(db, async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = '200ms'`.execute(tx);
    await sql`update compte_tenu set n = n + 10`.execute(tx);
    elsewhere.push(sql`update compte_tenu set n = n + 1`.execute(db));
    await Promise.all(elsewhere);
  });
  await expect(knotted).rejects.toThrow();
  await Promise.all(elsewhere);
  expect((await pool.query('select n from compte_tenu')).rows).toEqual([{ n: 2 }]);
});

test('prepares what begins with its name once a connection, and nothing else', async () => {
  const prepared = await db.connection().execute(async (one) => {
    for (const n of [1, 2]) await sql`/* essai_nomme */ select ${n}::int as n`.execute(one);
    await sql`select ${3}::int as n`.execute(one);
    return sql<{ name: string }>`select name from pg_prepared_statements where not from_sql`.execute(one);
  });
  expect(prepared.rows).toEqual([{ name: 'essai_nomme' }]);
});

test('prepares a text that comes again with other values, and gives the same answers', async () => {
  const seen = await db.connection().execute(async (one) => {
    const read: unknown[] = [];
    for (const n of [1, 2, 3]) {
      const { rows } = await sql<{ repete: number }>`select ${n}::int as repete`.execute(one);
      read.push(rows[0]?.repete);
    }
    await sql`select ${'une fois'}::text as rare`.execute(one);
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where not from_sql and statement not like '/*%'`.execute(
      one,
    );
    return { read, prepared: rows.map(({ statement }) => statement) };
  });
  expect(seen.read).toEqual([1, 2, 3]);
  expect(seen.prepared).toContain('select $1::int as repete');
  expect(seen.prepared).not.toContain('select $1::text as rare');
});

test('leaves nothing on a connection that a pooler lends for one transaction', async () => {
  const behind = openDatabase({ url, pooler: url, max: 1 });
  const left = await behind.db.connection().execute(async (one) => {
    for (const n of [1, 2, 3]) await sql`/* essai_au_repartiteur */ select ${n}::int as n`.execute(one);
    const { rows } = await sql`
      select (select count(*)::int from pg_prepared_statements where not from_sql) as preparees,
        (select count(*)::int from pg_listening_channels()) as ecoutes,
        current_setting('idle_in_transaction_session_timeout') as delai`.execute(one);
    return rows;
  });
  expect(left).toEqual([{ preparees: 0, ecoutes: 0, delai: '0' }]);
  // What needs a connection of its own goes around the pooler.
  const { rows } = await behind.pool.query('select count(*)::int as n from pg_listening_channels()');
  expect(rows).toEqual([{ n: 1 }]);
  await behind.close();
});
