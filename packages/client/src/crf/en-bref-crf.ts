import type { CrfView } from '@asso/contract/crf/crf.schemas';

/** Returns « Pièces : 1 sur 2 », or undefined when this report asks for none. */
export const sayPiecesCrf = ({ pieces }: Pick<CrfView, 'pieces'>): string | undefined =>
  pieces.length === 0
    ? undefined
    : `Pièces : ${pieces.filter(({ document }) => document !== null).length} sur ${pieces.length}`;
