import type { Plugin } from 'vite';

/** The licence of Marianne keeps it for the State: its files never enter our pages, its name gives way to ours. */
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
