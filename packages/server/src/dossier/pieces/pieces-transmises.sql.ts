// The queries here are about the documents that dossiers join, those they were sent with, and the drafts that follow a
// document when it is replaced.
import { type GenreDossier, pageDossier } from '@asso/domain/dossier/genre.rows';
import { type RawBuilder, sql } from 'kysely';
import type { DocumentUsage } from '../../document/document-usages.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { instructionsSeen, type Perimetre } from '../liste/perimetre.sql.ts';

/** Records the documents with which the dossier is sent now; those of earlier sendings stay. */
export async function recordPiecesSent(trx: Tx, id_dossier: string, at: Date): Promise<void> {
  await trx
    .insertInto('piece_transmise')
    .columns(['id_dossier', 'id_document', 'transmise_le'])
    .expression((eb) =>
      eb
        .selectFrom('piece_dossier')
        .select(['id_dossier', 'id_document', sql<Date>`${at}::timestamptz`.as('transmise_le')])
        .distinct()
        .where('id_dossier', '=', id_dossier),
    )
    .onConflict((oc) => oc.columns(['id_dossier', 'id_document']).doUpdateSet({ transmise_le: at }))
    .execute();
}

/** Lists, for these documents, the dossiers of this perimeter that use them; a removed draft uses nothing any more. */
export async function listUsages(
  db: Db,
  { documents, perimetre }: { documents: readonly string[]; perimetre: Perimetre },
): Promise<DocumentUsage[]> {
  const { rows } = await sql<Omit<DocumentUsage, 'lien'> & { id_siret: string; genre: GenreDossier }>`
    with u as (
      select id_document, id_dossier, max(jointe_le) as joint_le, max(transmise_le) as transmis_le,
        max(jointe_le) is not null as est_joint
      from (
        select id_document, id_dossier, jointe_le, null::timestamptz as transmise_le from piece_dossier
        where id_document = any(${documents}::uuid[])
        union all
        select id_document, id_dossier, null, transmise_le from piece_transmise
        where id_document = any(${documents}::uuid[])) p
      group by id_document, id_dossier)
    select u.id_document, d.id_fo as reference, d.id_siret, d.genre, u.joint_le, u.transmis_le, u.est_joint
    from u join dossier d on d.id = u.id_dossier
    where (u.transmis_le is not null or not d.est_supprime)
      and exists (select from instruction where instruction.id_dossier = d.id and ${seenBy(perimetre)})
    order by coalesce(u.transmis_le, u.joint_le) desc, d.id_fo desc`.execute(db);
  return rows.map(({ id_siret, genre, ...row }) => ({
    ...row,
    lien: pageDossier({ genre, id_siret, id_fo: row.reference }),
  }));
}

/** Gives the condition of this perimeter on `instruction`; a service sees only what was sent. */
const seenBy = (perimetre: Perimetre): RawBuilder<unknown> =>
  perimetre.kind === 'personne'
    ? instructionsSeen(perimetre)
    : sql`${instructionsSeen(perimetre)} and transmis_le is not null`;

/**
 * Lists drafts that join this document, in the order of their ids, so that two changes at once wait for one another
 * without a deadlock.
 */
export async function listDraftsJoining(trx: Tx, id_document: string): Promise<string[]> {
  const { rows } = await sql<{ id_dossier: string }>`
    select distinct id_dossier from piece_dossier p where id_document = ${id_document}
      and not exists (select from instruction i where i.id_dossier = p.id_dossier and i.transmis_le is not null)
    order by id_dossier`.execute(trx);
  return rows.map(({ id_dossier }) => id_dossier);
}

type Change = { id_dossier: string; id_document: string; vers: string | null; at: Date; par: string };

export const changePieces = (trx: Tx, { id_dossier, id_document, vers, at, par }: Change) =>
  vers === null
    ? sql`delete from piece_dossier where id_dossier = ${id_dossier} and id_document = ${id_document}`.execute(
        trx,
      )
    : sql`update piece_dossier set id_document = ${vers}, jointe_le = ${at}, jointe_par = ${par}
        where id_dossier = ${id_dossier} and id_document = ${id_document}`.execute(trx);
