import { listBrokenIndexes } from '@asso/server/platform/db/describe-indexes.sql';
import { indexes } from '@asso/server/platform/db/indexes';
import { aDatabase } from '@asso/server/platform/db/test/test-database';
import { expect, it } from 'vitest';
import { dropIndexes } from './fill-registre.ts';

const { db, pool } = await aDatabase();

it.each(['association', 'historique'])(
  'the indexes of %s that are dropped while it is filled are made anew, in all its parts',
  async (table) => {
    const later = await dropIndexes(pool, table);
    expect(await listBrokenIndexes(db, indexes)).toHaveLength(later.length);
    for (const definition of later) await pool.query(definition);
    expect(await listBrokenIndexes(db, indexes)).toEqual([]);
  },
);
