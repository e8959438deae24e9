// The piece that is read beside a dossier stands in the address: it can be sent, and Back closes it.
import type { PieceView } from '@asso/contract/dossier/preparation.schemas';
import { hasApercu } from '../../document/VoirDocument.tsx';

export const pieceParam = 'piece';

export type PieceMontree = PieceView & { document: NonNullable<PieceView['document']> };

/** Returns the pieces whose pages can be shown, in their order. */
export const piecesMontrees = (pieces: readonly PieceView[]): PieceMontree[] =>
  pieces.filter((piece): piece is PieceMontree => piece.document !== null && hasApercu(piece.document));

export const pieceOuverte = (pieces: readonly PieceView[], code: string | null): PieceMontree | undefined =>
  piecesMontrees(pieces).find((one) => one.code === code);

/** The link that opens a piece takes the focus back when the piece is closed. */
export const voirId = (code: string): string => `voir-piece-${code}`;

/** The piece stands beside the dossier from this width on; below, it takes its place. */
export const besideWidth = '(min-width: 80em)';
