import { readDecisions } from '../check/decisions.mjs';
import { readCalls } from './calls.mjs';
import { readJobs, readKind } from './files.mjs';
import { readPages } from './pages.mjs';
import { code, file, list, section, short } from './table.mjs';
import { readTables } from './tables.mjs';

const DOMAIN = /^packages\/domain\/src\/(?!kernel\/|referentiel\/data\/).*\.ts$/;

/** Makes the page that tells where each call, address, table, job, mail, PDF and rule is, as read from the code. */
export async function ouSearchDocument(root) {
  return `${[
    '# Où est quoi',
    'Lu dans le code à chaque `npm run ou`. Les chemins\npartent de `packages/` ; `domain/…`, `contract/…`, `server/…` et `client/…` y sous-entendent `src/`.',
    section('Les appels', ['Appel', 'Sa ligne', 'Sa réponse'], callRows(await readCalls(root))),
    section('Les adresses du navigateur', ['Adresse', 'Ouverte à', 'Page'], pageRows(await readPages(root))),
    section(
      'Les tables',
      ['Table', 'Créée par', 'Changée par', 'Son type', 'Écrite par', 'Lue aussi par'],
      tableRows(readTables(root)),
    ),
    section('Les tâches', ['Tâche', 'Quand', 'Fichier'], jobRows(readJobs(root))),
    section(
      'Les courriels, et qui est prévenu',
      ['Fichier', 'Ce qu’il tient', 'Ses fonctions', 'Ses objets'],
      mailRows(root),
    ),
    section('Les PDF', ['Fichier', 'Ce qu’il tient'], kindRows(root, /^packages\/server\/src\/.*\.pdf\.ts$/)),
    section('Les règles, les champs, les mots', ['Fichier', 'Ce qu’il tient'], kindRows(root, DOMAIN)),
    section('Les décisions', ['Numéro', 'Ce qui est décidé', 'Page'], decisionRows(root)),
  ].join('\n\n')}\n`;
}

const callRows = (calls) =>
  calls.map(({ method, url, row, name, answered }) => [
    code(`${method} ${url}`),
    code(`${short(row)}#${name}`),
    file(answered),
  ]);

const pageRows = (pages) =>
  pages.map(({ url, vers, access, pages: shown }) => [
    code(url),
    vers ? '—' : saidAccess(access),
    vers
      ? `renvoie à ${vers === 'accueil' ? 'l’accueil du rôle (`client/app/home.ts`)' : code(vers)}`
      : saidPages(shown),
  ]);

const saidAccess = (access) => (typeof access === 'string' ? access : (access?.map(code).join(', ') ?? '—'));

const saidPages = (pages) =>
  pages
    .map(({ pour, file: path, shows }) =>
      [
        pour && `${pour.includes('.') ? code(pour) : pour} : `,
        file(path),
        shows.length > 0 && ` (qui montre ${list(shows)})`,
      ]
        .filter(Boolean)
        .join(''),
    )
    .join(' ; ') || 'pas encore écrite';

const tableRows = (tables) =>
  tables.map(({ table, migration, changed, declared, writes, reads }) => [
    code(table),
    file(migration),
    list(changed),
    file(declared),
    writes.length + reads.length > 0 ? list(writes) : 'les fonctions SQL de sa migration',
    list(reads),
  ]);

const jobRows = (jobs) =>
  jobs.map(({ name, cron, path }) => [code(name), cron ? code(cron) : 'sur demande', file(path)]);

const mailRows = (root) =>
  readKind(root, /^packages\/server\/src\/(?!platform\/).*(\.mail|\/tell-[^/]*)\.ts$/).map(
    ({ path, says, exported, subjects }) => [
      file(path),
      says,
      exported.map(code).join(', '),
      subjects.map((one) => `« ${one} »`).join(', ') || '—',
    ],
  );

const decisionRows = (root) =>
  readDecisions(root).map(({ numbers, says, path }) => [
    numbers.map((number) => `ADR ${number}`).join(', '),
    says,
    file(path),
  ]);

const kindRows = (root, pattern) => readKind(root, pattern).map(({ path, says }) => [file(path), says]);
