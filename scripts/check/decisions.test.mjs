import { expect, it } from 'vitest';
import { checkDecisions } from './decisions.mjs';
import { makeTree } from './fixture-tree.mjs';

it('refuses a decision that no page holds, and one that two hold', () => {
  const root = makeTree({
    'docs/decisions/fichiers.md': '# Files\n\n## Files are kept whole (0014, 0054)\n\nText.\n',
    'docs/decisions/comptes.md': '## One account (0054)\n',
    'packages/domain/src/compte/x.rules.ts': '// As ADR 0014, 0054 and ADR 0300 say.\n',
  });
  expect(checkDecisions(root).errors).toEqual([
    'docs/decisions: 0054 heads two decisions',
    'packages/domain/src/compte/x.rules.ts: ADR 0300 is not in docs/decisions',
  ]);
});
