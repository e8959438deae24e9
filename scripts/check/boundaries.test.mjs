import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBoundaries } from './boundaries.mjs';
import { makeLastingTree, makeTree, removeTree } from './fixture-tree.mjs';

const one = 'export const one = 1;\n';
const importing = (...names) =>
  names.map((name, index) => `import * as m${index} from '${name}';\n`).join('') +
  `export const all = [${names.map((_, index) => `m${index}`).join(', ')}];\n`;

/** Each rule is broken once; the last column is what the check must then report. */
const broken = [
  ['packages/domain/src/kernel/a.ts', ['@asso/contract/kernel/one'], 'domain-imports-only-itself'],
  ['packages/contract/src/kernel/a.ts', ['@asso/server/kernel/one'], 'contract-imports-only-domain'],
  ['packages/server/src/kernel/a.ts', ['@asso/client/kernel/one'], 'server-imports-only-domain-and-contract'],
  ['packages/client/src/kernel/a.ts', ['@asso/server/kernel/one'], 'client-imports-only-domain-and-contract'],
  ['packages/domain/src/kernel/b.ts', ['../compte/one.ts'], 'kernel-imports-only-features-before-it'],
  ['packages/domain/src/compte/a.ts', ['../document/one.ts'], 'compte-imports-only-features-before-it'],
  [
    'packages/contract/src/dossier/a.ts',
    ['@asso/domain/subvention/one'],
    'dossier-imports-only-features-before-it',
  ],
  ['packages/server/src/benevolat/a.ts', ['../contenu/one.ts'], 'benevolat-imports-only-features-before-it'],
  ['packages/server/src/platform/a.ts', ['../compte/one.ts'], 'server-platform-below-features'],
  ['packages/client/src/platform/a.ts', ['../compte/one.ts'], 'client-ui-and-platform-below-features'],
  ['packages/server/src/compte/a.ts', ['../main.ts'], 'server-top-is-imported-by-nobody-below'],
  ['packages/server/src/compte/b.ts', ['../seeds/one.ts'], 'server-top-is-imported-by-nobody-below'],
  ['packages/client/src/compte/a.ts', ['../app/one.ts'], 'client-top-is-imported-by-nobody-below'],
  ['packages/client/src/ui/a.ts', ['../platform/one.ts'], 'client-ui-knows-nothing-of-the-field'],
  ['packages/client/src/ui/b.ts', ['@asso/domain/compte/one'], 'client-ui-knows-nothing-of-the-field'],
  ['packages/domain/src/kernel/c.ts', ['kysely'], 'domain-imports-few-libraries'],
  ['packages/domain/src/kernel/d.ts', ['node:fs'], 'no-node-outside-server'],
  ['packages/server/src/kernel/b.ts', ['postal-mime'], 'no-development-library-at-run-time'],
  ['packages/server/src/kernel/c.ts', ['./one.test.ts'], 'tests-are-imported-by-tests-only'],
  ['packages/domain/src/kernel/e.ts', ['./nowhere.ts'], 'no-missing-module'],
  ['packages/domain/src/kernel/f.ts', ['./g.ts'], 'no-cycle'],
  [
    'packages/contract/src/kernel/b.ts',
    [`${'../'.repeat(3)}domain/src/kernel/one.ts`],
    'import packages/domain/src/kernel/one.ts by its name @asso/…',
  ],
  [
    'packages/contract/src/kernel/c.ts',
    ['@asso/domain/kernel/missing'],
    '@asso/domain/kernel/missing does not lead to a source file',
  ],
];

describe('the boundaries of a tree that breaks each of them', () => {
  let root;
  let errors;
  beforeAll(async () => {
    root = makeLastingTree({
      ...Object.fromEntries(broken.map(([path, names]) => [path, importing(...names)])),
      'packages/domain/src/kernel/g.ts': importing('./f.ts'),
      ...Object.fromEntries(
        ['kernel', 'compte', 'document', 'subvention'].map((feature) => [
          `packages/domain/src/${feature}/one.ts`,
          one,
        ]),
      ),
      'packages/contract/src/kernel/one.ts': one,
      'packages/server/src/kernel/one.ts': one,
      'packages/server/src/kernel/one.test.ts': one,
      'packages/server/src/compte/one.ts': one,
      'packages/server/src/contenu/one.ts': one,
      'packages/server/src/seeds/one.ts': one,
      'packages/server/src/main.ts': one,
      'packages/client/src/kernel/one.ts': one,
      'packages/client/src/compte/one.ts': one,
      'packages/client/src/app/one.ts': one,
      'packages/client/src/platform/one.ts': one,
    });
    ({ errors } = await checkBoundaries(root));
  });
  afterAll(() => removeTree(root));

  it.each(broken)('refuses %s importing %s: %s', (path, _names, message) => {
    expect(errors.filter((error) => error.includes(path) && error.includes(message))).not.toEqual([]);
  });
});

describe('a tree that respects them', () => {
  const clean = {
    'packages/domain/src/kernel/result.ts': "import { z } from 'zod';\nexport const schema = z.string();\n",
    'packages/domain/src/compte/compte.rules.ts': importing('../kernel/result.ts'),
    'packages/contract/src/compte/compte.schemas.ts': importing('@asso/domain/compte/compte.rules'),
    'packages/server/src/platform/clock.ts': importing('node:fs'),
    'packages/server/src/compte/compte.handlers.ts': importing(
      '@asso/contract/compte/compte.schemas',
      '../platform/clock.ts',
    ),
    'packages/server/src/main.ts': importing('./compte/compte.handlers.ts'),
    'packages/client/src/ui/Money.tsx':
      "import { all } from '../ui/format.ts';\nexport const Money = () => all;\n",
    'packages/client/src/ui/format.ts': importing('@asso/domain/kernel/result'),
    'packages/client/src/main.tsx': "import { Money } from './ui/Money.tsx';\nMoney();\n",
  };

  it('is accepted, and every module of it was seen', async () => {
    expect(await checkBoundaries(makeTree(clean))).toEqual({ errors: [], warnings: [], note: '9 modules' });
  });

  it('finds the file that no program, test or script leads to', async () => {
    const root = makeTree({ ...clean, 'packages/domain/src/compte/forgotten.ts': one });
    const { errors } = await checkBoundaries(root);
    expect(errors).toEqual(['packages/domain/src/compte/forgotten.ts: unused, nothing leads to this file']);
  });

  it('reads an import wherever it stands: a type, an import within the code, an export from elsewhere', async () => {
    const root = makeTree({
      ...clean,
      'packages/client/src/ui/format.ts': `${importing('@asso/domain/kernel/result')}export type Amount = import('../platform/amount.ts').Amount;\n`,
      'packages/client/src/platform/amount.ts':
        "export type { Late } from './late.ts';\nexport type Amount = number;\n",
      'packages/client/src/platform/late.ts':
        "export type Late = string;\nexport const later = () => import('../compte/page.ts');\n",
      'packages/client/src/compte/page.ts':
        "import type { Amount } from '../platform/amount.ts';\nexport const page = (one: Amount) => one;\n",
    });
    expect((await checkBoundaries(root)).errors).toEqual([
      'client-ui-and-platform-below-features: packages/client/src/platform/late.ts → packages/client/src/compte/page.ts',
      'client-ui-knows-nothing-of-the-field: packages/client/src/ui/format.ts → packages/client/src/platform/amount.ts',
      'no-cycle: packages/client/src/compte/page.ts → packages/client/src/platform/amount.ts → packages/client/src/platform/late.ts → packages/client/src/compte/page.ts',
    ]);
  });

  it('counts as used what a test, a worker or a script leads to', async () => {
    const root = makeTree({
      ...clean,
      'packages/domain/src/compte/shown.ts': one,
      'packages/domain/src/compte/shown.test.ts': importing('./shown.ts'),
      'packages/server/src/compte/heavy.ts': one,
      'packages/server/src/compte/compte.handlers.ts':
        "import { all } from '../platform/clock.ts';\nimport { all as more } from '@asso/contract/compte/compte.schemas';\nexport const heavy = [all, more, new URL('./heavy.ts', import.meta.url)];\n",
      'packages/server/src/platform/reset.ts': one,
      'scripts/reset.mjs': "export const command = 'packages/server/src/platform/reset.ts';\n",
    });
    expect(await checkBoundaries(root)).toMatchObject({
      errors: [],
      warnings: ['packages/domain/src/compte/shown.ts: only tests lead to this file'],
    });
  });
});
