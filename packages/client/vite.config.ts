import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dsfrIcons } from './vite/dsfr-icons.ts';
import { neutralDsfr } from './vite/neutral-dsfr.ts';
import { spacedPunctuation } from './vite/spaced-punctuation.ts';

export default defineConfig({
  base: '/client/',
  plugins: [react(), neutralDsfr(), dsfrIcons(), spacedPunctuation()],
  build: {
    target: 'es2023',
    // Nothing as data: in our own files, so that the icons nobody looks at are never downloaded.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
