import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLastingTree, removeTree } from './fixture-tree.mjs';
import { checkUnused } from './unused.mjs';

describe('exports and dependencies that nothing uses', () => {
  let root;
  let errors;
  beforeAll(async () => {
    root = makeLastingTree({
      'packages/domain/src/kernel/one.ts':
        "import { z } from 'zod';\nexport const usedByContract = z.string();\nexport const usedByTest = 1;\nexport const usedByScript = 2;\nexport const forgotten = 3;\nexport type Forgotten = number;\nexport type Told = string;\nexport const told: Told = 'a';\n",
      'packages/domain/src/kernel/one.test.ts':
        "import { usedByTest } from './one.ts';\nusedByTest.toFixed();\n",
      'packages/contract/src/kernel/two.ts':
        "import { usedByContract } from '@asso/domain/kernel/one';\nimport { z } from 'zod';\nexport const two = [usedByContract, z.number()];\n",
      'packages/server/src/main.ts':
        "import { two } from '@asso/contract/kernel/two';\nimport { told } from '@asso/domain/kernel/one';\nimport { absent } from 'csv-parse';\ntwo.concat(told, absent);\n",
      'scripts/reset.mjs':
        "import { usedByScript } from '../packages/domain/src/kernel/one.ts';\nusedByScript.toFixed();\n",
    });
    ({ errors } = await checkUnused(root));
  });
  afterAll(() => removeTree(root));

  it('names an export, a type, a dependency nobody uses and one nobody listed, no other', () => {
    expect(errors.toSorted()).toEqual([
      'packages/domain/src/kernel/one.ts:5 forgotten: exported, used nowhere',
      'packages/domain/src/kernel/one.ts:6 Forgotten: exported type, used nowhere',
      'packages/server/package.json:12 postal-mime: development dependency used nowhere',
      'packages/server/src/main.ts:3 csv-parse: used but not listed in package.json',
    ]);
  });
});
