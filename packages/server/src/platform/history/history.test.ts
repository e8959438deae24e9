import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aDatabase } from '../db/test/test-database.ts';
import { inTransaction } from '../db/transaction.ts';
import { anActor } from '../http/test/test-actor.ts';
import { type HistoryEntry, listHistory, prepareHistory, writeHistory, writeSave } from './history.sql.ts';

const { db } = await aDatabase();
const others = await aDatabase();
const camille = anActor({ id: 'camille', prenom: 'Camille', nom: 'Martin' });
const sacha = anActor({ id: 'sacha', prenom: 'Sacha', nom: 'Petit', roles: ['rds.user'] });
const at = new Date('2026-03-02T09:30:00Z');

const write = (entry: Partial<HistoryEntry> & { id_objet: string }) =>
  inTransaction(db, (tx) =>
    writeHistory(tx, { objet: 'dossier', by: camille, at, action: 'transmettre', ...entry }),
  );

const save = (id_objet: string, more: { by?: typeof camille; section?: string; at?: string } = {}) =>
  inTransaction(db, (tx) =>
    writeSave(tx, {
      objet: 'dossier',
      id_objet,
      by: more.by ?? camille,
      section: more.section ?? 'description',
      at: new Date(more.at ?? at),
    }),
  );

const listed = (id_objet: string) => listHistory(db, { objet: 'dossier', id_objet }, { limit: 50 });

test('says who did what, when, from what to what and why, the latest first', async () => {
  await write({ id_objet: 'd1', from: 'A', to: 'D' });
  await write({
    id_objet: 'd1',
    by: sacha,
    action: 'rejeter',
    from: 'D',
    to: '12',
    why: 'Hors champ',
    details: { service: 's1' },
  });
  await write({ id_objet: 'd1', by: null, action: 'clore' });
  expect(await listed('d1')).toMatchObject([
    { action: 'clore', utilisateur: null, role: null },
    {
      action: 'rejeter',
      at,
      id_utilisateur: 'sacha',
      utilisateur: 'Sacha Petit',
      role: 'rds.user',
      from: 'D',
      to: '12',
      why: 'Hors champ',
      details: { service: 's1' },
    },
    { action: 'transmettre', utilisateur: 'Camille Martin', from: 'A', to: 'D', why: null },
  ]);
});

test('gives one page after another', async () => {
  for (const action of ['a', 'b', 'c']) await write({ id_objet: 'd2', action });
  const object = { objet: 'dossier', id_objet: 'd2' };
  const first = await listHistory(db, object, { limit: 2 });
  const second = await listHistory(db, object, { limit: 2, before: first.at(-1)?.id });
  expect([first, second].map((page) => page.map(({ action }) => action))).toEqual([['c', 'b'], ['a']]);
});

test('folds the saves of a person, a section and an hour', async () => {
  await save('d3', { at: '2026-03-02T09:00:00Z' });
  await save('d3', { at: '2026-03-02T09:59:59Z' });
  await save('d3', { at: '2026-03-02T10:00:00Z' });
  await save('d3', { at: '2026-03-02T10:30:00Z', section: 'budgets' });
  await save('d3', { at: '2026-03-02T10:30:00Z', by: sacha });
  await save('d3bis', { at: '2026-03-02T10:30:00Z' });
  expect(
    (await listed('d3')).map(({ section, id_utilisateur, at }) => [
      section,
      id_utilisateur,
      at.toISOString(),
    ]),
  ).toEqual([
    ['description', 'sacha', '2026-03-02T10:30:00.000Z'],
    ['budgets', 'camille', '2026-03-02T10:30:00.000Z'],
    ['description', 'camille', '2026-03-02T10:00:00.000Z'],
    ['description', 'camille', '2026-03-02T09:00:00.000Z'],
  ]);
});

test('what is not a save is never folded', async () => {
  await write({ id_objet: 'd4' });
  await write({ id_objet: 'd4' });
  expect(await listed('d4')).toHaveLength(2);
});

test.each([
  ['changed', sql`update historique set motif = 'autre'`],
  ['removed', sql`delete from historique`],
  ['emptied', sql`truncate historique`],
])('cannot be %s', async (_, query) => {
  await write({ id_objet: 'd5' });
  await expect(query.execute(db)).rejects.toThrow('rows are added, never changed');
});

const { rows: years } = await others.pool.query<{ year: number }>(
  `select date_part('year', now() at time zone 'UTC')::int as year`,
);
const thisYear = years[0]?.year ?? 0;

describe('the table of each year', () => {
  const { db: base, pool } = others;
  const tables = async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = 'historique'::regclass order by 1`,
    );
    return rows.map(({ name }) => name);
  };
  const placeOf = async (id_objet: string) => {
    const { rows } = await pool.query<{ place: string }>(
      'select tableoid::regclass::text as place from historique where id_objet = $1',
      [id_objet],
    );
    return rows.map(({ place }) => place);
  };
  const insert = (id_objet: string, annee: number) =>
    pool.query(
      `insert into historique (objet, id_objet, survenu_le, action, annee) values ('dossier', $1, now(), 'transmettre', $2)`,
      [id_objet, annee],
    );

  test('this year and the next have theirs, and the job makes none twice', async () => {
    expect(await tables()).toEqual([
      `historique_${thisYear}`,
      `historique_${thisYear + 1}`,
      'historique_sans_annee',
    ]);
    expect(await prepareHistory(base)).toEqual([]);
    await insert('de-cette-annee', thisYear);
    await insert('de-l-an-prochain', thisYear + 1);
    expect(await placeOf('de-cette-annee')).toEqual([`historique_${thisYear}`]);
    expect(await placeOf('de-l-an-prochain')).toEqual([`historique_${thisYear + 1}`]);
  });

  test('what was written before the table of its year was made goes there once it is, and nothing else', async () => {
    await insert('trop-tot', thisYear + 3);
    await insert('bien-trop-tot', thisYear + 4);
    expect(await placeOf('trop-tot')).toEqual(['historique_sans_annee']);
    await pool.query('select historique_prepare($1)', [thisYear + 3]);
    expect(await placeOf('trop-tot')).toEqual([`historique_${thisYear + 3}`]);
    expect(await placeOf('bien-trop-tot')).toEqual(['historique_sans_annee']);
  });

  test.for(['historique', `historique_${thisYear}`, `historique_${thisYear + 1}`, 'historique_sans_annee'])(
    'a row of %s is never changed, and goes only with the table',
    async (table) => {
      const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
      expect(rows[0]?.n).toBeGreaterThan(0);
      for (const change of [`delete from ${table}`, `update ${table} set motif = 'autre'`])
        await expect(pool.query(change)).rejects.toThrow('historique: rows are added, never changed');
    },
  );

  test('the whole history is never emptied', async () => {
    await expect(pool.query('truncate historique')).rejects.toThrow('rows are added, never changed');
  });
});
