import type { Photo } from '@asso/domain/dossier/renvoi.rules';
import type { DossierRow } from '../dossier.sql.ts';
import type { PieceRow } from '../pieces/pieces.sql.ts';

type ProjetPhoto = { id: string; corps: object };

/**
 * Gives everything the association fills: it is kept when a dossier is sent back, and compared with what the dossier
 * becomes.
 */
export const makePhoto = (
  dossier: Pick<DossierRow, 'tete'>,
  projets: readonly ProjetPhoto[],
  pieces: readonly PieceRow[],
): Photo => ({
  tete: dossier.tete,
  projets: Object.fromEntries(projets.map(({ id, corps }) => [id, corps])),
  pieces: Object.fromEntries(pieces.map(({ code, uuid, nom }) => [code, { uuid, nom }])),
});
