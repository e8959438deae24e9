// The piece shown beside a dossier is named in the address: the address can be sent, and Back closes the piece.
import type { PieceView } from '@asso/contract/dossier/preparation.schemas';
import { hasApercu } from '../../document/VoirDocument.tsx';

export const pieceParam = 'piece';

export type PieceMontree = PieceView & { document: NonNullable<PieceView['document']> };

/** Returns the pieces whose pages can be shown, in their order. */
export const piecesMontrees = (pieces: readonly PieceView[]): PieceMontree[] =>
  pieces.filter((piece): piece is PieceMontree => piece.document !== null && hasApercu(piece.document));

export const pieceOuverte = (pieces: readonly PieceView[], code: string | null): PieceMontree | undefined =>
  piecesMontrees(pieces).find((one) => one.code === code);

/** Returns the id of the link that opens a piece, which takes the focus back when the piece is closed. */
export const viewPieceId = (code: string): string => `voir-piece-${code}`;

let held: { code: string; top: number } | null = null;

const topOf = (code: string): number | undefined =>
  document.getElementById(viewPieceId(code))?.getBoundingClientRect().top;

/** Notes where in the window the link of a piece is, before the piece takes its width from the text. */
export function holdPlace(code: string): void {
  const top = topOf(code);
  held = top === undefined ? null : { code, top };
}

/** Scrolls so that the link is where it was: what one was reading around it has not moved. */
export function giveBackPlace(): void {
  const top = held && topOf(held.code);
  if (held && typeof top === 'number') scrollBy(0, top - held.top);
  held = null;
}

/** The piece stands beside the dossier from this width on; below, the piece takes the place of the dossier. */
export const besideWidth = '(min-width: 80em)';
