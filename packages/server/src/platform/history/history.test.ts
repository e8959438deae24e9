import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aDatabase } from '../db/test/test-database.ts';
import { inTransaction } from '../db/transaction.ts';
import { anActor } from '../http/test/test-actor.ts';
import { type HistoryEntry, listHistory, writeHistory, writeSave } from './history.sql.ts';

const { db } = await aDatabase();
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
