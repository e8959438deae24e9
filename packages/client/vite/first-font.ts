import type { Plugin } from 'vite';

/** This is the part of the font that French is written with; its other parts are fetched by the pages that need them. */
const font = /inter-latin-wght-normal-[^/]*\.woff2$/;

/** Preloads the font with the page: words drawn before it has come would move when it does. */
export function firstFont(): Plugin {
  return {
    name: 'first-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => font.test(name));
        if (!file) throw new Error('The font is not among the built files.');
        const link = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/client/${file}" />`;
        return html.replace('</head>', `  ${link}\n  </head>`);
      },
    },
  };
}
