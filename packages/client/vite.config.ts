import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildTargets, oldestBrowsers } from './src/platform/supported-browsers.ts';
import { callsWithoutSchemas } from './vite/calls-without-schemas.ts';
import { dsfrIcons } from './vite/dsfr-icons.ts';
import { firstFont } from './vite/first-font.ts';
import { licences } from './vite/licences.ts';
import { neutralDsfr } from './vite/neutral-dsfr.ts';
import { oldBrowsers } from './vite/old-browsers.ts';
import { filesInOrder, pageGroups } from './vite/page-groups.ts';
import { pageLimits } from './vite/page-limits.ts';
import { precompressed } from './vite/precompressed.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { spacedText } from './vite/spaced-text.ts';
import { stylesAfterWait } from './vite/styles-after-wait.ts';
import { usedDsfr } from './vite/used-dsfr.ts';

export default defineConfig({
  base: '/client/',
  plugins: [
    callsWithoutSchemas(),
    spacedText(),
    react(),
    // This reads the kit's own files, so it comes before the plugin that removes the State's font from them.
    usedDsfr(),
    neutralDsfr(),
    dsfrIcons(),
    namedBrowsers(),
    stylesAfterWait(),
    firstFont(),
    licences(),
    serviceWorker(),
    oldBrowsers(),
    filesInOrder(),
    precompressed(),
    pageLimits(),
  ],
  build: {
    target: buildTargets,
    // Nothing is inlined as data: icons are separate files, so that those nobody sees are never downloaded.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What every page needs comes in two files instead of many; the libraries' file outlives a new version of ours.
    rolldownOptions: {
      output: {
        // The first page carries the name of every file, so only those of pages say what they hold.
        chunkFileNames: ({ name }) => `assets/${/Page$/.test(name) ? '[name]-' : ''}[hash:7].js`,
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'bibliotheques', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'socle', tags: ['$initial'], priority: 1 },
            // What the sign-in page asks for once it is shown: the person who comes back, and the notes of the pages.
            {
              name: 'session',
              test: /contract.src.(compte.(connexion|session|user)|contenu.note-page)\.endpoints|contenu.NotesReader/,
              priority: 3,
            },
            // Schemas stand alone: a file that held anything else would take them to every page (ADR 0260).
            { name: 'zod', test: /node_modules.zod./, priority: 3 },
            ...pageGroups(),
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});

/** The notice shown by browsers that cannot run the pages names the oldest browsers that can. */
function namedBrowsers(): Plugin {
  return {
    name: 'named-browsers',
    transformIndexHtml: (html) => html.replace('{{navigateurs}}', oldestBrowsers),
  };
}
