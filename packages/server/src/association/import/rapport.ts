import { existsSync } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { associationProblems } from '@asso/domain/association/association.problems';
import { type ProblemTable, problemMessage } from '@asso/domain/kernel/problems';
import type { Problem } from '@asso/domain/kernel/result';
import { csvLine } from '../../referentiel/import/csv-line.ts';

export const resultats = ['ajoutee', 'modifiee', 'inchangee', 'hors-champ', 'rejetee'] as const;
export type LigneResultat = (typeof resultats)[number];

/** What became of one line; `problem` says why the line, or part of it, was left out. */
export type RapportLigne = {
  numero: number;
  cle: string;
  resultat: LigneResultat;
  problem?: Problem;
  /** The faulty text, as it is in the file. */
  brut?: string;
  /** True when the line closes an association or an establishment that was open. */
  isFermee?: true;
};

/** `fermee` counts, among these lines, those that dissolve an association or close an establishment. */
export type Bilan = { fichier: string; lignes: number; fermee: number } & Record<LigneResultat, number>;

/** Gives the French sentence that says what is wrong with a line. */
export function readMotif({ problem }: RapportLigne): string {
  if (!problem) return '';
  const table: ProblemTable = associationProblems;
  const row = table[problem.code];
  return row ? problemMessage(row, problem.params) : problem.code;
}

type Options = {
  chemin: string;
  /** Reports the lines without a problem too, except those that concern no association. */
  isComplet: boolean;
  /** The most lines that the report holds, because a file that is wrong from end to end must not fill the disk. */
  most?: number;
};

/**
 * Writes the report of an import, a CSV with one row for each line that has a problem, at most `most`; with
 * `isComplet`, one row for each line that concerns an association. No file is written when there is nothing to report;
 * an existing one is appended to.
 */
export function openRapport({ chemin, isComplet, most = 100_000 }: Options) {
  let written = 0;
  return async (fichier: string, lignes: readonly RapportLigne[]): Promise<void> => {
    const told = lignes.filter(
      ({ problem, resultat }) => problem !== undefined || (isComplet && resultat !== 'hors-champ'),
    );
    if (told.length === 0 || (!isComplet && written > most)) return;
    const room = isComplet ? told.length : most - written;
    const lines = told
      .slice(0, room)
      .map((one) => csvLine([fichier, one.numero, one.cle, one.resultat, readMotif(one), one.brut ?? '']));
    if (told.length > room)
      lines.push(csvLine([fichier, '', '', '', `Plus de ${most} lignes : la suite n’est pas écrite.`, '']));
    written += told.length;
    if (!existsSync(chemin)) {
      await mkdir(dirname(chemin), { recursive: true });
      lines.unshift('\ufefffichier;ligne;numero;resultat;motif;valeur\r\n');
    }
    // The lines are handed to the system at once: killing the process loses none of them.
    await appendFile(chemin, lines.join(''));
  };
}
