import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { associationProblems } from '@asso/domain/association/association.problems';
import { type ProblemTable, problemMessage } from '@asso/domain/kernel/problems';
import type { Problem } from '@asso/domain/kernel/result';

export const resultats = ['ajoutee', 'modifiee', 'inchangee', 'hors-champ', 'rejetee'] as const;
export type Resultat = (typeof resultats)[number];

/** What became of one line; `problem` says why it was left out, or what of it was. */
export type LigneDuRapport = { numero: number; cle: string; resultat: Resultat; problem?: Problem };

export type Bilan = { fichier: string; lignes: number } & Record<Resultat, number>;

export const emptyBilan = (fichier: string): Bilan => ({
  fichier,
  lignes: 0,
  ajoutee: 0,
  modifiee: 0,
  inchangee: 0,
  'hors-champ': 0,
  rejetee: 0,
});

/** The French sentence of what is wrong with a line. */
export function motifOf({ problem }: LigneDuRapport): string {
  if (!problem) return '';
  const table: ProblemTable = associationProblems;
  const row = table[problem.code];
  return row ? problemMessage(row, problem.params) : problem.code;
}

/** The row-by-row report: a CSV with one line for each line read, companies left out. */
export function openRapport(chemin: string) {
  const stream = createWriteStream(chemin, { flags: 'w' });
  stream.write('\ufefffichier;ligne;numero;resultat;motif\r\n');
  return {
    write: async (fichier: string, lignes: readonly LigneDuRapport[]) => {
      const text = lignes
        .filter(({ resultat }) => resultat !== 'hors-champ')
        .map((ligne) => csvLine([fichier, ligne.numero, ligne.cle, ligne.resultat, motifOf(ligne)]))
        .join('');
      if (!stream.write(text)) await once(stream, 'drain');
    },
    close: async () => {
      stream.end();
      await finished(stream);
    },
  };
}

const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(';')}\r\n`;

/** What a spreadsheet would take for a formula is told to be text. */
function cell(value: string | number): string {
  const text = String(value).replace(/^[=+\-@\t]/, "'$&");
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
