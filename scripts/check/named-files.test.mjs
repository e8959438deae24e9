import { expect, it } from 'vitest';
import { makeTree } from './fixture-tree.mjs';
import { checkNamedFiles } from './named-files.mjs';

it('refuses a page that names a file that is not there', () => {
  const root = makeTree({
    'packages/domain/src/compte/roles.rules.ts': '',
    'docs/ou.md': '',
    'docs/architecture.md':
      'See `domain/compte/roles.rules.ts`, `roles.rules.ts`, `packages/domain/src/compte/roles.rules.ts`, `docs/ou.md`, ' +
      '`<thing>.rules.ts`, `xxx-href.ts`, `.sql.ts` and `domain/compte/roles.ts`.\n',
    'README.md': 'Read `docs/gone.md`.\n',
  });
  expect(checkNamedFiles(root).errors).toEqual([
    'README.md: docs/gone.md is not there',
    'docs/architecture.md: domain/compte/roles.ts is not there',
  ]);
});
