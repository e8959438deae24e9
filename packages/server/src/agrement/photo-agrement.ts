import type { DossierAgrement } from '@asso/domain/agrement/dossier-agrement.fields';
import { isAideAlimentaire } from '@asso/domain/agrement/dossier-agrement.rules';
import type { SiteDeclare } from '@asso/domain/agrement/haa/haa.rules';
import { teteDemandee } from '@asso/domain/agrement/parties-agrement.rules';
import type { Actor } from '@asso/domain/compte/actor';
import type { Photo } from '@asso/domain/dossier/renvoi.rules';
import type { DossierRow } from '../dossier/dossier.sql.ts';
import { listPieces, type PieceRow } from '../dossier/pieces/pieces.sql.ts';
import { makePhoto } from '../dossier/renvoi/photo.ts';
import { listPhotoPieces, readVisibleVersion } from '../dossier/renvoi/version-lue.ts';
import type { Db } from '../platform/db/database.ts';
import { readDossierSites } from './haa/site-view.ts';
import { findDossierVersion } from './version.sql.ts';

type Present = { row: DossierRow; pieces: readonly PieceRow[]; sites: readonly SiteDeclare[] };

/** Gives all that the association fills in an agrément, its sites of food aid included, each by its id. */
export function makePhotoAgrement({ row, pieces, sites }: Present): Photo {
  const photo = makePhoto(row, [], pieces);
  if (sites.length === 0) return photo;
  const tete = photo.tete as { haa?: object | null };
  // That a member left the file since is a lack of the site, not something that was written in it.
  const byId = Object.fromEntries(
    sites.map(({ id, membreRetire: _membre, responsableRetire: _responsable, ...site }) => [id, site]),
  );
  return { ...photo, tete: { ...tete, haa: { ...tete.haa, sites: byId } } };
}

export async function photoAgrement(db: Db, row: DossierRow): Promise<Photo> {
  const { type_agrement, contenu: definition } = await findDossierVersion(db, row.id);
  const sites = isAideAlimentaire({ type_agrement }) ? await readDossierSites(db, row) : [];
  const tete = teteDemandee(row.tete as DossierAgrement, { type_agrement, definition });
  return makePhotoAgrement({ row: { ...row, tete }, pieces: await listPieces(db, row.id), sites });
}

/** What a service received of an agrément that it sent back. */
export type Recu = { tete: DossierRow['tete']; pieces: PieceRow[] };

/**
 * Gives what this person reads instead of the present text: a service that sent the dossier back reads what it had
 * received, until the association sends it again. Null for everybody else.
 */
export async function readReceivedBy(
  db: Db,
  row: DossierRow,
  actor: Actor | undefined,
): Promise<Recu | null> {
  const photo = actor ? await readVisibleVersion(db, row, actor) : null;
  if (!photo) return null;
  const { haa, ...tete } = photo.tete as { haa?: { sites?: unknown } | null };
  const { sites: _kept, ...ofHaa } = haa ?? {};
  return {
    tete: { ...tete, ...(haa && { haa: ofHaa }) },
    pieces: await listPhotoPieces(db, photo),
  };
}
