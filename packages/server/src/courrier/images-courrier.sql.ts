// The queries here are about the logo and the signatures of a service's letters. A signature bears the name of its
// signatory: it is hidden while another person signs for the service, and shown again when that signatory comes back.
import { type GenreImage, proprietairesImages } from '@asso/domain/courrier/images-courrier.rules';
import { type RawBuilder, sql } from 'kysely';
import type { DocumentRow } from '../document/document.sql.ts';
import type { Db } from '../platform/db/database.ts';

/**
 * The documents of the service `s` that are of this kind. Withdrawn ones are among them: otherwise, once the latest is
 * withdrawn, the one that it had replaced would be shown again.
 */
const ofService = (genre: GenreImage): RawBuilder<unknown> => sql`
  d.proprietaire = ${proprietairesImages[genre]} and d.id_proprietaire = s.id::text
  ${genre === 'signature' ? sql`and d.commentaire = s.signataire` : sql``}`;

const latest = sql`order by d.date_chargement desc, d.etat, d.id limit 1`;

/** Gives the id of the picture that the letters of the service `s` show, or null. */
export const imageMontree = (genre: GenreImage): RawBuilder<string | null> => sql`(
  select case when not i.deleted then i.id end from (
    select d.id, d.deleted from document d
    where ${ofService(genre)} and d.etat_analyse in ('sur', 'non_analyse') ${latest}) i)`;

/**
 * Gives the latest picture deposited and not refused by the antivirus, even while it is analysed; null when there is
 * none or it was withdrawn.
 */
const imageDonnee = (genre: GenreImage): RawBuilder<Donnee | null> => sql`(
  select case when not i.deleted then to_jsonb(i) end from (
    select d.id, d.nom, d.etat_analyse, d.date_chargement, d.deleted from document d
    where ${ofService(genre)} and d.etat_analyse <> 'refuse' ${latest}) i)`;

type Donnee = Pick<DocumentRow, 'id' | 'nom' | 'etat_analyse'> & { date_chargement: string };

export type ImagesRow = {
  id: string;
  nom: string;
  signataire: string | null;
  logo: Donnee | null;
  logo_montre: string | null;
  signature: Donnee | null;
  signature_montree: string | null;
};

export async function findImages(db: Db, id_service: string): Promise<ImagesRow | undefined> {
  const { rows } = await sql<ImagesRow>`
    select s.id, s.nom, s.signataire, ${imageDonnee('logo')} as logo, ${imageMontree('logo')} as logo_montre,
      ${imageDonnee('signature')} as signature, ${imageMontree('signature')} as signature_montree
    from service s where s.id = ${id_service}`.execute(db);
  return rows[0];
}

/** Gives the sum under which the bytes of each picture are kept; those refused by the antivirus are left out. */
export async function bytesOfImages(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; sha256: string }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('document')
    .select(['id', 'sha256'])
    .where('id', 'in', [...ids])
    .where('etat_analyse', '<>', 'refuse')
    .execute();
}
