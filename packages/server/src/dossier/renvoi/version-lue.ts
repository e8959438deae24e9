// A service that sent a dossier back reads it as it received it, until the association transmits it again (ADR 0539):
// every reading of a dossier, of any kind, asks here which text its reader is shown.
import type { Actor } from '@asso/domain/compte/actor';
import { readableVersion } from '@asso/domain/dossier/dossier.rights';
import type { Photo } from '@asso/domain/dossier/renvoi.rules';
import type { Db } from '../../platform/db/database.ts';
import type { DossierRow } from '../dossier.sql.ts';
import { dossierRef } from '../dossier-access.ts';
import { listReceived, type PieceRow } from '../pieces/pieces.sql.ts';
import { findRenvoi } from './renvoi.sql.ts';

/** The person who reads, or the service in whose place somebody reads. */
export type VersionLecteur = Actor | { id_service: string };

/** Returns the text that this reader is shown in place of the present one; null when it is the present one. */
export async function readVisibleVersion(
  db: Db,
  row: DossierRow,
  lecteur: VersionLecteur,
): Promise<Photo | null> {
  const service = 'roles' in lecteur ? readableVersion(lecteur, dossierRef(row)) : sentBackBy(row, lecteur);
  if (service === null) return null;
  const renvoi = await findRenvoi(db, { id_dossier: row.id, id_service_instructeur: service });
  return renvoi?.contenu ?? null;
}

const sentBackBy = ({ instructions }: DossierRow, { id_service }: { id_service: string }): string | null =>
  instructions.some((one) => one.id_service_instructeur === id_service && one.etat === 'C')
    ? id_service
    : null;

/** Lists the documents that were joined to the dossier in this version, under the same codes. */
export async function listPhotoPieces(db: Db, { pieces }: Photo): Promise<PieceRow[]> {
  const documents = await listReceived(
    db,
    Object.values(pieces).map(({ uuid }) => uuid),
  );
  return Object.entries(pieces).flatMap(([code, { uuid }]) => {
    const found = documents.find((one) => one.uuid === uuid);
    return found ? { ...found, code } : [];
  });
}
