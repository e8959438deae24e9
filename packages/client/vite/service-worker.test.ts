import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { listKeptFiles } from './service-worker.ts';

const chunk = (fileName: string, facadeModuleId: string | null = null) => ({
  type: 'chunk',
  fileName,
  facadeModuleId,
});
const asset = (fileName: string, source = '') => ({ type: 'asset', fileName, source });
const bundleOf = (...files: { fileName: string }[]) =>
  Object.fromEntries(files.map((one) => [one.fileName, one])) as unknown as Rolldown.OutputBundle;

const page = asset(
  'index.html',
  '<script type="module" crossorigin src="/client/assets/index-1.js"></script>',
);

it('keeps what a person of an association opens, and none of the pages of services', () => {
  const { entry, files } = listKeptFiles(
    bundleOf(
      page,
      chunk('assets/index-1.js', '/x/packages/client/index.html'),
      chunk('assets/dossier-1.js', '/x/packages/client/src/suivi/DossierPage.tsx'),
      chunk('assets/file-1.js', '/x/packages/client/src/instruction/file/FileInstructionPage.tsx'),
      asset('assets/inter-latin-wght-normal-1.woff2'),
      asset('assets/inter-greek-wght-normal-1.woff2'),
      asset('assets/Marianne-Bold-1.woff2'),
      asset('favicon.svg'),
    ),
  );
  expect(entry).toBe('/client/assets/index-1.js');
  expect(files).toEqual([
    '/client/assets/dossier-1.js',
    '/client/assets/index-1.js',
    '/client/assets/inter-latin-wght-normal-1.woff2',
  ]);
});

it('has another version as soon as a file or the page changes', () => {
  const versions = [
    bundleOf(page, chunk('assets/a-1.js')),
    bundleOf(page, chunk('assets/a-2.js')),
    bundleOf({ ...page, source: `${page.source}<!-- -->` } as never, chunk('assets/a-1.js')),
  ].map((bundle) => listKeptFiles(bundle).version);
  expect(new Set(versions).size).toBe(3);
});

it('refuses a page without a script', () => {
  expect(() => listKeptFiles(bundleOf(asset('index.html')))).toThrow('names no script');
});
