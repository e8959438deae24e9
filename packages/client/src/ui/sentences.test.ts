// Every sentence of a page must come from an element whose spaces `spaced-jsx.ts` sets, except the few sentences shown
// before React has started.
import { espacesInsecables } from '@asso/domain/identifiants/typographie';
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sheets = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true });
const pages = import.meta.glob<string>('../../index.html', { query: '?raw', import: 'default', eager: true });

/**
 * These calls would put words in a page without an element of `spaced-jsx.ts`; reading the text of a page is allowed.
 */
const doors =
  /dangerouslySetInnerHTML|\.(inner|outer)HTML \+?=[^=]|insertAdjacent(HTML|Text)|createTextNode|\.(textContent|innerText) =/;

const found = (files: Record<string, string>, is: RegExp): string[] =>
  Object.entries(files).flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) => (is.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );

describe('the sentences of a page', () => {
  it('come by its elements alone', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(300);
    expect(found(sources, doors)).toEqual([]);
  });

  it('have their spaces set where they come before any element, or from a style', () => {
    const said = Object.values(pages).map((html) =>
      html.replaceAll(/<(style|script)[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]*>/g, ''),
    );
    const written = Object.values(sheets).flatMap((css) =>
      [...css.matchAll(/content: "([^"]*)"/g)].map(([, text = '']) => text),
    );
    expect(said.join()).toContain('trop ancien');
    expect(written).toContain('✓');
    for (const text of [...said, ...written]) expect(espacesInsecables(text)).toBe(text);
  });
});
