import { expect, it } from 'vitest';
import { siretOrLocalSaisi } from '../../identifiants/numero-etablissement.ts';
import type { Fields } from '../../kernel/fields.ts';
import { collections } from './collections.rows.ts';

it('each field that takes a RIDET or a TAHITI number says so, with examples that it takes', () => {
  const rows = Object.entries(collections).flatMap(([type, { fields }]) =>
    Object.values(fields as Fields).flatMap((row) =>
      row.kind === 'text' && row.format === siretOrLocalSaisi ? [[type, row.aide ?? ''] as const] : [],
    ),
  );
  expect(rows.map(([type]) => type).toSorted()).toEqual(['adherents_personnes_morales', 'compositions']);
  for (const [type, aide] of rows) {
    const examples = [...aide.matchAll(/\(([^)]+)\)/g)].map(([, one = '']) => one);
    const kept = examples.map((one) => siretOrLocalSaisi.normalise?.(one));
    expect(kept, type).toEqual(['NC1234567001', 'PFA12345001']);
  }
});
