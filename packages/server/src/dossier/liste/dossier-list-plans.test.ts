import { ordreEtats } from '@asso/domain/dossier/instruction.states';
import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { readIndex } from '../test/test-index.sql.ts';

const { db } = await aPortal({ features });

test('the index of states follows their order: another one would be sorted anew each time', async () => {
  const definition = await readIndex(db, 'instruction_rang_etat');
  const listed = /ARRAY\[([^\]]+)\]/.exec(definition)?.[1] ?? '';
  expect([...listed.matchAll(/'(\w+)'/g)].map(([, etat]) => etat)).toEqual([...ordreEtats]);
});
