import type { Plugin } from 'vite';

/** Where the page waits for its style sheets: after the first words, which are drawn without them. */
const place = '<!-- styles -->';

/** Style sheets in the head keep the whole page white until they have come. */
export function stylesAfterWait(): Plugin {
  return {
    name: 'styles-after-wait',
    apply: 'build',
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
