// The result of an import is told row by row.
import { count } from '../identifiants/nombres-affiches.ts';

export const resultatsImport = ['ajoutee', 'modifiee', 'inchangee', 'rejetee'] as const;
export type ResultatImport = (typeof resultatsImport)[number];

/** Counts what became of the lines of a file. */
export type BilanImport = Record<'lignes' | ResultatImport, number>;

export const emptyBilan: BilanImport = { lignes: 0, ajoutee: 0, modifiee: 0, inchangee: 0, rejetee: 0 };

/** Adds these lines to the counts. */
export function addToBilan(bilan: BilanImport, lignes: readonly { resultat: ResultatImport }[]): BilanImport {
  const sum = { ...bilan, lignes: bilan.lignes + lignes.length };
  for (const { resultat } of lignes) sum[resultat] += 1;
  return sum;
}

/** Counts the lines that the import would write, or has written. */
export const ecrites = (bilan: BilanImport): number => bilan.ajoutee + bilan.modifiee;

export const resultatWords: Record<ResultatImport, string> = {
  ajoutee: 'ajoutée',
  modifiee: 'modifiée',
  inchangee: 'inchangée',
  rejetee: 'rejetée',
};

/** Returns for example « 10 lignes lues : 8 ajoutées, 1 modifiée, 0 inchangée, 1 rejetée. » */
export const sayBilan = (bilan: BilanImport): string =>
  `${count(bilan.lignes, 'ligne lue', 'lignes lues')} : ${[
    count(bilan.ajoutee, 'ajoutée', 'ajoutées'),
    count(bilan.modifiee, 'modifiée', 'modifiées'),
    count(bilan.inchangee, 'inchangée', 'inchangées'),
    count(bilan.rejetee, 'rejetée', 'rejetées'),
  ].join(', ')}.`;
