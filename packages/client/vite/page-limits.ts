import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * Compressed, in bytes: what a person downloads before using the first form, then all that the sign-in page, the home
 * page, the page of a dossier and the queue of a service take. What travels is counted by npm run bench --
 * premiere-page, headers included.
 */
const mostBytes = { first: 175_000, connexion: 221_000, accueil: 259_000, dossier: 317_500, file: 280_000 };

/** The sign-in page asks for these once it is shown; the page of a dossier needs them too. */
const whenShown =
  /(compte\/(connexion|session|user)|contenu\/note-page)\.endpoints\.ts$|contenu\/NotesReader\.tsx$/;
const ofAccueil = /suivi\/AccueilPage\.tsx$|app\/group-kinds\.ts$/;
/** The queue of a service, with the frame that keeps it on the screen while its dossiers open beside it. */
const ofFile = /instruction\/(file\/FileInstructionPage|poste\/Poste)\.tsx$|app\/group-kinds\.ts$/;
const ofDossier = /suivi\/DossierPage\.tsx$|app\/group-kinds\.ts$/;
const [files, andFonts] = ['js|css', 'js|css|woff2'];

/** This stops a build whose pages are too large; it runs after the plugin that compresses the files. */
export function pageLimits(): Plugin {
  return {
    name: 'page-limits',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = '' }, bundle) {
        const first = firstFiles(bundle, files);
        const shown = [...firstFiles(bundle, andFonts), ...filesOf(bundle, whenShown)];
        const pages = {
          first,
          connexion: shown,
          accueil: [...shown, ...filesOf(bundle, ofAccueil)],
          dossier: [...shown, ...filesOf(bundle, ofDossier)],
          file: [...shown, ...filesOf(bundle, ofFile)],
        };
        for (const [name, most] of Object.entries(mostBytes)) {
          const files = [...new Set(pages[name as keyof typeof pages])];
          const bytes = files.reduce((sum, file) => sum + sentBytes(join(dir, file)), 0);
          if (bytes > most) this.error(`The page ${name} takes ${bytes} bytes, more than ${most}: ${files}`);
        }
      },
    },
  };
}

/** Before its form can be used, a page needs exactly the files that index.html names. */
function firstFiles(bundle: Rolldown.OutputBundle, kinds: string): string[] {
  const page = bundle['index.html'];
  const html = page?.type === 'asset' ? String(page.source) : '';
  const found = [...html.matchAll(new RegExp(`"/client/(assets/[^"]+\\.(?:${kinds}))"`, 'g'))].map(
    ([, file = '']) => file,
  );
  if (found.length === 0) throw new Error('The first page names no script.');
  return found;
}

/** Returns the files that hold the modules of these names, and whatever their code imports. */
function filesOf(bundle: Rolldown.OutputBundle, modules: RegExp): string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const reached = new Set(chunks.filter(({ moduleIds }) => moduleIds.some((id) => modules.test(id))));
  if (reached.size === 0) throw new Error(`No file holds ${modules}.`);
  for (const { imports } of reached) {
    for (const one of chunks) if (imports.includes(one.fileName)) reached.add(one);
  }
  return [...reached].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ]);
}

const sentBytes = (path: string): number => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
