// The queries here are about documents that expire soon without a replacement; each notice sent has one row, so that a
// job run twice sends it once.

import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

type RappelDocumentTable = Tables['rappel_document'];

export type ExpiringDocument = {
  id: string;
  id_association: string;
  nom_association: string;
  id_correspondance: string;
  nom: string;
  type: string;
  id_siret: string | null;
  expire_le: string;
  date_chargement: Date;
};

const isDepose = sql`d.proprietaire = 'association' and d.origine = 'association' and not d.deleted
  and d.etat = 'courant' and d.etat_analyse <> 'refuse'`;

/** An SQL condition: no document of the same type, for the same establishment and account, lasts longer. */
const isNotReplaced = sql`not exists (
  select from document o
  where o.proprietaire = 'association' and o.id_proprietaire = d.id_proprietaire and o.type = d.type
    and not o.deleted and o.etat = 'courant' and o.etat_analyse <> 'refuse'
    and o.id_siret is not distinct from d.id_siret and o.iban is not distinct from d.iban
    and (o.expire_le is null or o.expire_le > d.expire_le))`;

export type PapierRow = {
  id: string;
  id_correspondance: string;
  association: string;
  type: string;
  nom: string;
  expire_le: string;
};

/**
 * Lists at most twenty documents of these associations that expire between these days and that no other document
 * replaces, the first to expire first.
 */
export async function listExpiringPapiers(
  db: Db,
  { associations, from, until }: { associations: readonly string[]; from: string; until: string },
): Promise<PapierRow[]> {
  if (associations.length === 0) return [];
  const { rows } = await sql<PapierRow>`
    select d.id, a.id_correspondance, a.nom as association, d.type, d.nom, d.expire_le
    from document d join association a on a.id = d.id_proprietaire::uuid
    where d.id_proprietaire = any(${[...associations]}::text[]) and ${isDepose}
      and d.expire_le between ${from}::date and ${until}::date and ${isNotReplaced}
    order by d.expire_le, d.id limit 20`.execute(db);
  return rows;
}

type Search = { from: string; until: string; after: string | null; limit: number };

/**
 * Lists, by id, documents that expire between these days (« YYYY-MM-DD », both included), that no other document
 * replaces and of which nobody was told.
 */
export async function listExpiringDocuments(
  db: Db,
  { from, until, after, limit }: Search,
): Promise<ExpiringDocument[]> {
  const { rows } = await sql<ExpiringDocument>`
    select d.id, a.id as id_association, a.nom as nom_association, a.id_correspondance, d.nom, d.type, d.id_siret,
      d.expire_le, d.date_chargement
    from document d join association a on a.id = d.id_proprietaire::uuid
    where ${isDepose} and d.expire_le between ${from}::date and ${until}::date
      and (${after}::uuid is null or d.id > ${after}::uuid)
      and not exists (select from rappel_document r where r.id_document = d.id and r.expire_le = d.expire_le)
      and ${isNotReplaced}
    order by d.id limit ${limit}`.execute(db);
  return rows;
}

/** Records that people are told of this expiry; returns false when they were told already. */
export async function takeRappelDocument(tx: Tx, rappel: RappelDocumentTable): Promise<boolean> {
  const row = await tx
    .insertInto('rappel_document')
    .values(rappel)
    .onConflict((oc) => oc.doNothing())
    .returning('id_document')
    .executeTakeFirst();
  return row !== undefined;
}
