// The files of templates of documents: all their versions, and whether one of them is served.
import { proprietaireModele } from '@asso/domain/contenu/document-modele.rules';
import { type RawBuilder, sql } from 'kysely';
import type { DocumentRow } from '../document/document.sql.ts';
import type { Db } from '../platform/db/database.ts';

export type VersionRow = DocumentRow & { par: string | null };

/** Latest first, those that were withdrawn too; by template. */
export async function listVersions(db: Db, ids: readonly string[]): Promise<Map<string, VersionRow[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<VersionRow>`
    select d.*, u.prenom || ' ' || u.nom as par
    from document d left join utilisateur u on u.id = d.depose_par
    where d.proprietaire = ${proprietaireModele} and d.id_proprietaire = any(${[...ids]}::text[])
    order by d.date_chargement desc, d.version, d.id`.execute(db);
  return Map.groupBy(rows, ({ id_proprietaire }) => id_proprietaire);
}

/** What `versionServie` of the domain gives, asked of a row of `contenu`: something to open, here or elsewhere. */
export const hasSomethingToOpen: RawBuilder<boolean> = sql`(
  coalesce(contenu ->> 'url', '') <> '' or exists (
    select from document d
    where d.proprietaire = ${proprietaireModele} and d.id_proprietaire = contenu.id::text
      and d.etat_analyse in ('sur', 'non_analyse') and not d.deleted
      and not exists (select from document w
        where w.proprietaire = d.proprietaire and w.id_proprietaire = d.id_proprietaire
          and w.deleted and w.date_chargement > d.date_chargement)))`;
