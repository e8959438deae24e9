import type { Photo } from '@asso/domain/dossier/renvoi.rules';
import type { DossierRow } from '../dossier/dossier.sql.ts';
import type { PieceRow, ProjetRow } from './dossier-subvention.sql.ts';

/** All that the association fills: kept when a dossier is sent back, compared with what it becomes. */
export const photoOf = (
  dossier: Pick<DossierRow, 'tete'>,
  projets: readonly ProjetRow[],
  pieces: readonly PieceRow[],
): Photo => ({
  tete: dossier.tete,
  projets: Object.fromEntries(projets.map(({ id, corps }) => [id, corps])),
  pieces: Object.fromEntries(pieces.map(({ code, uuid, nom }) => [code, { uuid, nom }])),
});
