import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildTargets, oldestBrowsers } from './src/platform/supported-browsers.ts';
import { dsfrIcons } from './vite/dsfr-icons.ts';
import { firstPageLimit } from './vite/first-page-limit.ts';
import { neutralDsfr } from './vite/neutral-dsfr.ts';
import { precompressed } from './vite/precompressed.ts';
import { spacedText } from './vite/spaced-text.ts';
import { stylesAfterWait } from './vite/styles-after-wait.ts';
import { usedDsfr } from './vite/used-dsfr.ts';

export default defineConfig({
  base: '/client/',
  plugins: [
    spacedText(),
    react(),
    // From the kit's own files: before what takes the font of the State out of them.
    usedDsfr(),
    neutralDsfr(),
    dsfrIcons(),
    namedBrowsers(),
    stylesAfterWait(),
    precompressed(),
    firstPageLimit(),
  ],
  build: {
    target: buildTargets,
    // Nothing as data: in our own files, so that the icons nobody looks at are never downloaded.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What every page needs comes in two files instead of fifty; the libraries outlive a new version of ours.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'bibliotheques', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'socle', tags: ['$initial'], priority: 1 },
            // And what many pages need in three, instead of a hundred of a few hundred bytes (ADR 0095).
            { name: 'schemas', test: /node_modules/, minShareCount: 8 },
            { name: 'commun', test: /packages/, minShareCount: 8 },
            { name: 'session', test: /contract.src.compte/, minShareCount: 2 },
            { name: 'dossiers', test: /src.(subvention|dossier|document|association)./, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});

/** The notice for browsers that cannot run the pages says which ones can. */
function namedBrowsers(): Plugin {
  return {
    name: 'named-browsers',
    transformIndexHtml: (html) => html.replace('{{navigateurs}}', oldestBrowsers),
  };
}
