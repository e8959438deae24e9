import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../command/paths.mjs';
import { journeys } from './journeys.mjs';

const written = globSync('e2e/**/*.spec.ts', { cwd: root })
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

it.each(journeys)('« $title » is the beginning of one journey', ({ title }) => {
  expect(written.split(`test('${title}`)).toHaveLength(2);
});
