import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formats } from '@asso/domain/identifiants/formats';
import ts from 'typescript';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../../../', import.meta.url));
const longest = 50_000;

type Motif = { text: string; file: string };

/** All the regular expressions in code that a visitor can reach, without tests and the demonstration. */
function motifs(): Motif[] {
  const files = ['domain', 'contract', 'server', 'client'].flatMap((name) =>
    readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|test-|seeds|preuve/.test(path))
      .map((path) => join(name, 'src', path)),
  );
  const found = files.flatMap((file) => motifsOf(file));
  return [...new Map(found.map((one) => [one.text, one])).values()];
}

function motifsOf(file: string): Motif[] {
  const source = readFileSync(join(packages, file), 'utf8');
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const found: Motif[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push({ text: node.text, file });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/**
 * Tells whether a pattern repeats something without limit. Any other reads at each place no more letters than it is
 * long, so only these can be slow.
 */
const repeats = (text: string): boolean =>
  /[*+]|\{\d+,/.test(text.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, ''));

/** One letter of each class, some pairs, and the pattern's own letters are repeated, to make the pattern backtrack. */
const always = [
  ...'aA1é \u00a0\n-./_@\',;:<"\\({=+%«€☺',
  'a1',
  'a.',
  'a-',
  '1.',
  '1 ',
  ' a',
  'a@',
  'a,',
  '\r\n',
];
const namedBy = (text: string): string[] => [
  ...[...text.replaceAll(/\\./g, '')].filter((one) => !'[]()*+?^$|'.includes(one)).slice(0, 12),
  ...(text.match(/[a-z]{2,}/gi) ?? []).slice(0, 8).flatMap((word) => [`${word}-`, `${word} `]),
];
const edges = [
  ['', '\u0000'],
  ['a', '\u0000'],
  ['1', '\u0000'],
] as const;

type Reader = (text: string) => unknown;

function readerOf(text: string): Reader {
  const [, body = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? [];
  // The pattern is tried at each place of the text, as a search does, unless its flags fix the place.
  const pattern = new RegExp(body, /[gy]/.test(flags) ? flags : `${flags}g`);
  return (given) => given.replace(pattern, '');
}

/**
 * Gives the processor time of one reading, in milliseconds, which does not count other tests running at the same time.
 */
function cost(read: Reader, text: string): number {
  const start = process.cpuUsage();
  read(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const leastOf = (times: number, read: Reader, text: string): number =>
  Math.min(...Array.from({ length: times }, () => cost(read, text)));

/**
 * Tells whether a text twice as long takes more than three times as long to read. Lengths grow until one takes
 * measurable time: a pattern whose work doubles with each letter is found at the first length.
 */
function isSlow(read: Reader, text: (letters: number) => string): boolean {
  for (const letters of [24, 200, 3000, longest / 4, longest]) {
    if (cost(read, text(letters)) < 20) continue;
    // Time taken by something else would not be there at each try.
    if (!grows(3, read, text, letters) || !grows(12, read, text, letters)) return false;
    return true;
  }
  return false;
}

/** Compares a text with one half as long, in the same run, so the machine's speed does not matter. */
function grows(times: number, read: Reader, text: (letters: number) => string, letters: number): boolean {
  return leastOf(times, read, text(letters)) > 3 * Math.max(leastOf(times, read, text(letters / 2)), 3);
}

const repeated =
  (seed: string, [before, after]: readonly [string, string]) =>
  (letters: number): string =>
    before + seed.repeat(Math.ceil(letters / seed.length)) + after;

const slowTextOf = (read: Reader, named: readonly string[] = []): string | undefined =>
  [...new Set([...always, ...named])].find((seed) =>
    edges.some((edge) => isSlow(read, repeated(seed, edge))),
  );

const slowTextOfMotif = (text: string) => slowTextOf(readerOf(text), namedBy(text));

test('no pattern is slow on 50 000 letters', () => {
  const all = motifs();
  expect(all.length).toBeGreaterThan(300);
  const tried = all.filter(({ text }) => repeats(text));
  expect(tried.length).toBeGreaterThan(100);
  const slow = tried
    .map((one) => ({ ...one, slow: slowTextOfMotif(one.text) }))
    .filter((one) => one.slow !== undefined);
  expect(slow).toEqual([]);
});

test.each(Object.values(formats).map((format) => [format.name, format] as const))(
  'the format %s is not slow on 50 000 letters',
  (_, { normalise = (text: string) => text, check, warn }) => {
    const slow = slowTextOf((text) => [check(text), check(normalise(text)), warn?.(normalise(text))]);
    expect(slow).toBeUndefined();
  },
);

test.each([String.raw`/\s+$/`, '/^(a+)+$/', String.raw`/(\w+),(\w+)/`])('%s would be seen', (text) => {
  expect(repeats(text)).toBe(true);
  expect(slowTextOfMotif(text)).toBeDefined();
});

test.each([
  [String.raw`/^\d{1,3}$/`, true],
  [String.raw`/[ab]*\]/`, true],
  [String.raw`/^\d{4}-[*+]\+\*$/`, false],
  ['/(.{4})(?=.)/g', false],
])('%s repeats something: %s', (text, isRepeated) => {
  expect(repeats(text)).toBe(isRepeated);
});
