import { expect, it } from 'vitest';
import { choosePanel, readSharedWith } from './dossier-psp.rules.ts';

const me = '0b6b2f3a-0000-4000-8000-000000000001';
const her = '0b6b2f3a-0000-4000-8000-000000000002';

it.each([
  [null, 'structure'],
  [{ createdBy: me, sharedWith: [], nbInscriptions: 0 }, 'structure'],
  [{ createdBy: me, sharedWith: [], nbInscriptions: 1 }, 'inscriptions'],
  [{ createdBy: her, sharedWith: [me], nbInscriptions: 1 }, 'inscriptions'],
  [{ createdBy: her, sharedWith: [], nbInscriptions: 9 }, 'structure'],
])('%j opens on %s [R3.15] [R4.82] [R4.83]', (dossier, panel) => {
  expect(choosePanel(me, dossier)).toBe(panel);
});

it.each([
  [undefined, []],
  [null, []],
  ['', []],
  [
    [me, her, me],
    [me, her],
  ],
  [JSON.stringify([me]), [me]],
  ['{', null],
  ['"x"', null],
  [['x'], null],
  [[1], null],
])('shared_with %j is %j [R3.14]', (said, ids) => {
  expect(readSharedWith(said)).toEqual(ids);
});
