import { ordreEtats } from '@asso/domain/dossier/instruction.states';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aPortal } from '../platform/http/test-app.ts';

const { db } = await aPortal({ features });

test('the index of states follows their order: another one would be sorted anew each time', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef('instruction_rang_etat'::regclass) as definition`.execute(db);
  const listed = /ARRAY\[([^\]]+)\]/.exec(rows[0]?.definition ?? '')?.[1] ?? '';
  expect([...listed.matchAll(/'(\w+)'/g)].map(([, etat]) => etat)).toEqual([...ordreEtats]);
});
