import { createHash } from 'node:crypto';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Build } from '../src/platform/hors-connexion/built-files.ts';

const source = 'src/service-worker.ts';

/**
 * Files not kept for use without a network: pages of services and of other démarches, and the fonts of rare letters and
 * of the State.
 */
const elsewhere =
  /\/src\/(instruction|courrier|statistiques|agrement|pass-sport|benevolat|transfert|partenaire|vie-privee|catalogue|app\/Administration|app\/Journal)/;
const rareFont = /(cyrillic|greek|vietnamese|latin-ext)[^/]*\.woff2?$|Marianne/;

/** The service worker is built once the names of all the files are known, in one file that stands alone. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const code = await workerOf(listKeptFiles(bundle));
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code });
      },
    },
  };
}

/** Returns which files of a build the service worker keeps. */
export function listKeptFiles(bundle: Rolldown.OutputBundle): Build {
  const page = bundle['index.html'];
  const html = page?.type === 'asset' ? String(page.source) : '';
  const entry = /src="(\/client\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  if (!entry) throw new Error('The page names no script.');
  const files = Object.values(bundle)
    .filter((one) => one.fileName.startsWith('assets/') && isKept(one))
    .map(({ fileName }) => `/client/${fileName}`)
    .sort();
  const version = createHash('sha256').update(html).update(files.join()).digest('hex').slice(0, 16);
  return { version, entry, files };
}

function isKept(file: Rolldown.OutputBundle[string]): boolean {
  if (!/\.(js|css|svg|woff2)$/.test(file.fileName) || rareFont.test(file.fileName)) return false;
  return file.type !== 'chunk' || !elsewhere.test(file.facadeModuleId?.replaceAll('\\', '/') ?? '');
}

async function workerOf(kept: Build): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify(kept) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The service worker is not built.');
  return chunk.code;
}
