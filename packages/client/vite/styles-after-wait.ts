import type { Plugin } from 'vite';

/** Where the page waits for its style sheets: after the first words, which are drawn without them. */
const place = '<!-- styles -->';

/** What Vite loads a sheet of a page with: in the head it would stand before those of every page, and lose against them. */
const inHead = 'document.head.appendChild(';

/** Style sheets in the head keep the whole page white until they have come. */
export function stylesAfterWait(): Plugin {
  return {
    name: 'styles-after-wait',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(inHead)) throw new Error('Vite loads the sheets of a page otherwise.');
        return code.replaceAll(inHead, 'document.body.appendChild(');
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n?/g) ?? [];
        if (sheets.length === 0 || !html.includes(place))
          throw new Error('No style sheet, or no place for it.');
        const bare = sheets.reduce((text, sheet) => text.replace(sheet, ''), html);
        return bare.replace(place, sheets.map((sheet) => sheet.trim()).join('\n    '));
      },
    },
  };
}
