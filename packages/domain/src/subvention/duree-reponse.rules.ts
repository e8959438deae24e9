// The minutes counted for each question and each document that a campaign asks.
import type { Fields, Row } from '../kernel/fields.ts';

const pieceMinutes = { obligatoire: 1, facultative: 0.5 };

function questionMinutes(row: Row): number {
  if (row.kind === 'text') return row.multiline ? 2 : 0.5;
  return row.kind === 'bool' || row.kind === 'choice' ? 0.25 : 0.5;
}

const sum = (minutes: readonly number[]): number => minutes.reduce((total, one) => total + one, 0);

export const countQuestionMinutes = (fields: Fields = {}): number =>
  sum(Object.values(fields).map(questionMinutes));

export const countPieceMinutes = (pieces: readonly { obligatoire?: boolean }[] = []): number =>
  sum(pieces.map(({ obligatoire }) => pieceMinutes[obligatoire ? 'obligatoire' : 'facultative']));
