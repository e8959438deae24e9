import type { Plugin } from 'vite';

/**
 * Marianne's licence reserves this font to the State, so our pages never contain its files and use our font's name
 * instead.
 */
export function neutralDsfr(): Plugin {
  return {
    name: 'neutral-dsfr',
    enforce: 'pre',
    transform: {
      filter: { id: /react-dsfr\/dsfr\/.*\.css/ },
      handler: (code) => ({
        code: code
          .replace(/@font-face\s*\{[^}]*\}/g, '')
          .replace(/font-family:\s*(?:Marianne|Spectral)[^;}!]*/g, 'font-family:var(--police)'),
        map: null,
      }),
    },
  };
}
