import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ailleurs, toujoursRefuses } from './test-ailleurs.ts';
import { allAppels } from './test-appels.ts';

const here = dirname(fileURLToPath(import.meta.url));
const read = (path: string): string => readFileSync(join(here, '..', path), 'utf8');
const appels = [...allAppels.keys()];

/** The calls that the scenes make as everybody, found in their sources even when a table fills part of the path. */
function joues(): string[] {
  const sources = readdirSync(here).filter((name) => name.endsWith('.test.ts') && !sansScene.includes(name));
  const written = sources.flatMap(
    (name) => read(`preuve/${name}`).match(/(?<=['`])(GET|POST|PUT|PATCH|DELETE) [^'`\n]+(?=['`])/g) ?? [],
  );
  const patterns = written.map(patternOf);
  return appels.filter((one) => patterns.some((pattern) => pattern.test(one)));
}

/** These tests name calls without making them as everybody. */
const sansScene = ['acces.test.ts', 'attente.test.ts', 'refus-repete.test.ts'];

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const patternOf = (written: string): RegExp =>
  new RegExp(
    `^${written
      .split(/\$\{\w+\}/)
      .map(literal)
      .join('[\\w-]+')}$`,
  );

/** Reads a test together with the helpers (`test-*.ts`) that it imports. */
function withMakers(path: string): string {
  const source = read(path);
  const makers = [...source.matchAll(/from '(\.{1,2}\/[\w./-]*test-[\w.-]+\.ts)'/g)].map(([, name]) =>
    read(join(dirname(path), name ?? '')),
  );
  return [source, ...makers].join('\n');
}

test('every call is made as its owner and as everybody else, or by the test of its feature', () => {
  const elsewhere = [...Object.keys(ailleurs), ...toujoursRefuses];
  const here = joues();
  expect(appels.filter((one) => !here.includes(one) && !elsewhere.includes(one))).toEqual([]);
  expect(elsewhere.filter((one) => here.includes(one) || !appels.includes(one))).toEqual([]);
});

test('the document says how many', () => {
  const counted = `${joues().length} appels sur ${appels.length}`;
  const others = `les ${Object.keys(ailleurs).length} de`;
  const said = readFileSync(new URL('../../../../docs/preuves.md', import.meta.url), 'utf8');
  for (const words of [counted, others, `${toujoursRefuses.length} sont toujours refusés`])
    expect(said).toContain(words);
});

test.each(Object.entries(ailleurs))('%s is made by %s', (appel, path) => {
  expect(withMakers(path)).toContain(allAppels.get(appel));
});
