// The queries here read the files of document templates, in all their versions.
import { proprietaireModele } from '@asso/domain/contenu/document-modele.rules';
import { type RawBuilder, sql } from 'kysely';
import type { DocumentRow } from '../document/document.sql.ts';
import type { Db } from '../platform/db/database.ts';

export type VersionRow = DocumentRow & { par: string | null };

/** Lists the versions grouped by template, latest first, withdrawn ones included. */
export async function listVersions(db: Db, ids: readonly string[]): Promise<Map<string, VersionRow[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<VersionRow>`
    select d.*, u.prenom || ' ' || u.nom as par
    from document d left join utilisateur u on u.id = d.depose_par
    where d.proprietaire = ${proprietaireModele} and d.id_proprietaire = any(${[...ids]}::text[])
    order by d.date_chargement desc, d.version, d.id`.execute(db);
  return Map.groupBy(rows, ({ id_proprietaire }) => id_proprietaire);
}

/** The domain's `versionServie` in SQL, on a row of `contenu`: the template has a file here, or a link elsewhere. */
export const hasSomethingToOpen: RawBuilder<boolean> = sql`(
  coalesce(contenu ->> 'url', '') <> '' or exists (
    select from document d
    where d.proprietaire = ${proprietaireModele} and d.id_proprietaire = contenu.id::text
      and d.etat_analyse in ('sur', 'non_analyse') and not d.deleted
      and not exists (select from document w
        where w.proprietaire = d.proprietaire and w.id_proprietaire = d.id_proprietaire
          and w.deleted and w.date_chargement > d.date_chargement)))`;
