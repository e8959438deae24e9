// What the grid of the RGAA says of all the pages because of how they are written is read in the sources (rgaa-preuves.ts).
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../src');
const read = (pattern: string): [path: string, text: string][] =>
  globSync(pattern, { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')]);
const pages = read('**/*.tsx');
const sheets = read('**/*.css');

/** Finds what matches in the sources, but for `except`, as « file: what was found ». */
const found = (
  sources: readonly (readonly [string, string])[],
  pattern: RegExp,
  except: (text: string, path: string) => boolean = () => false,
): string[] =>
  sources.flatMap(([path, text]) =>
    [...text.matchAll(pattern)].flatMap(([whole]) => (except(whole, path) ? [] : [`${path}: ${whole}`])),
  );

describe('what all the pages hold to, by how they are written', () => {
  it('an image says what it shows, or is hidden from assistive technologies [1.2]', () => {
    expect(found(pages, /<img\b[^>]*>/g, (tag) => /\balt=/.test(tag))).toEqual([]);
    const isSaid = (tag: string) =>
      /aria-hidden="true"|role="img"\s+aria-label=|^<svg[^>]*>\s*<title>/.test(tag);
    expect(found(pages, /<svg\b[^>]*(?:=>[^>]*)*>\s*(?:<title>)?/g, isSaid)).toEqual([]);
  });

  it('a table of data has a title [5.4]', () => {
    expect(found(pages, /<table\b[^\n]*>\s*\S+/g, (start) => /<caption\b/.test(start))).toEqual([]);
  });

  it('no element nor attribute is there for its looks [10.1]', () => {
    expect(found(pages, /<(?:b|i|u|big|center|font|small|strike|tt)[\s>]/g)).toEqual([]);
    expect(found(pages, / (?:align|bgcolor|border|cellpadding|cellspacing|valign)=/g)).toEqual([]);
  });

  it('no window opens but by the act that asks for it [13.2]', () => {
    const isAsked = (_: string, path: string) => path === 'app/palette/PaletteDialog.tsx';
    expect(found(pages, /window\.open\(|target="_blank"/g, isAsked)).toEqual([]);
  });

  it('nothing moves faster than once a second, without end [13.7]', () => {
    const endless = found(sheets, /animation:[^;]*infinite[^;]*;/g);
    expect(endless.length).toBeGreaterThan(0);
    expect(endless.filter((one) => Number(/ ([\d.]+)s /.exec(one)?.[1]) < 1)).toEqual([]);
  });

  it('no page depends on how the screen is turned, nor on a gesture that draws a path [13.9, 13.10]', () => {
    expect(found(sheets, /\(orientation\b/g)).toEqual([]);
    expect(found(pages, /onTouch\w+|onPointerMove|draggable/g)).toEqual([]);
  });
});
