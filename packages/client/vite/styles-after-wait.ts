import type { Plugin } from 'vite';

/** The style sheets are placed after the first words, which are drawn without them. */
const place = '<!-- styles -->';

/** Vite adds a page's sheet to the head; there it would come before the common sheets, which would override it. */
const inHead = 'document.head.appendChild(';

/** Style sheets in the head would keep the whole page white until they are loaded. */
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
