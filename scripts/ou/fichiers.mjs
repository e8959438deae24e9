import { readKind } from './files.mjs';
import { file, section } from './table.mjs';

const SUFFIXED = /\.(mail|pdf|job|handlers)\.ts$|\/tell-[^/]*\.ts$|\/feature\.ts$/;

const PARTS = [
  ['Les écrans', /^packages\/client\/src\/(?!ui\/|platform\/|app\/galerie\/).*\.tsx?$/],
  ['Ce que tous les écrans partagent', /^packages\/client\/src\/(ui|platform)\/.*\.tsx?$/],
  ['Le serveur, fonction par fonction', /^packages\/server\/src\/(?!platform\/|seeds\/).*\.ts$/],
  ['Sur quoi le serveur repose', /^packages\/server\/src\/platform\/.*\.ts$/],
  ['Les données de démonstration', /^packages\/server\/src\/seeds\/.*\.ts$/],
  ['Les formes de ce que les appels échangent', /^packages\/contract\/src\/.*\.ts$/],
  ['Les parcours dans un navigateur, et leurs aides', /^e2e\/.*\.ts$/],
  ['Les interprètes', /^packages\/domain\/src\/kernel\/.*\.ts$/],
];

/** Makes the page that lists the files of `PARTS`, each with its opening comment; those without one are left out. */
export const fichiersDocument = (root) =>
  `${[
    '# Fichier par fichier',
    'Les écrans, le serveur, ce qu’ils partagent et les parcours, avec ce que chaque fichier dit de lui. Ceux qui ne disent rien n’y sont pas.',
    ...PARTS.map(([title, pattern]) => section(title, ['Fichier', 'Ce qu’il tient'], rows(root, pattern))),
  ].join('\n\n')}\n`;

const rows = (root, pattern) =>
  readKind(root, pattern)
    .filter(({ path, says }) => says && !SUFFIXED.test(path))
    .map(({ path, says }) => [file(path), says]);
