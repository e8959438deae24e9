// The queries here are about the thread between both sides of a dossier: its messages, their files, and how far each
// person has read.
import type { PartRead } from '@asso/domain/dossier/dossier.rights';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Table, Tx } from '../../platform/db/database.ts';

type MessageTable = Table<'message_dossier', { cote: 'association' | 'service' }>;

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    message_dossier: MessageTable;
  }
}

export type MessageRow = {
  id: string;
  le: Date;
  cote: 'association' | 'service';
  texte: string;
  id_service: string | null;
  par: string;
  nom: string;
  service: string | null;
  lu_le: Date | null;
  reponse_avant: Date | null;
  interne: boolean;
  is_new: boolean;
  fichiers: { uuid: string; nom: string; taille: number; etat_analyse: string }[];
};

const select = (db: Db, id_utilisateur: string) =>
  db
    .selectFrom('message_dossier as m')
    .innerJoin('utilisateur as u', 'u.id', 'm.par')
    .leftJoin('service as s', 's.id', 'm.id_service')
    .leftJoin('message_lecture as vu', (join) =>
      join.onRef('vu.id_dossier', '=', 'm.id_dossier').on('vu.id_utilisateur', '=', id_utilisateur),
    )
    .select(['m.id', 'm.le', 'm.cote', 'm.texte', 'm.id_service', 's.nom as service', 'm.par'])
    .select(['m.lu_le', 'm.reponse_avant', 'm.interne'])
    .select((eb) => [
      sql<string>`u.prenom || ' ' || u.nom`.as('nom'),
      sql<boolean>`m.par <> ${id_utilisateur} and (vu.jusqu_a is null or m.le > vu.jusqu_a)`.as('is_new'),
      jsonArrayFrom(
        eb
          .selectFrom('message_fichier as f')
          .innerJoin('document as d', 'd.id', 'f.id_document')
          .whereRef('f.id_message', '=', 'm.id')
          .select(['d.id as uuid', 'd.nom', 'd.taille', 'd.etat_analyse'])
          .orderBy('d.nom'),
      ).as('fichiers'),
    ]);

/** The thread of one dossier, for one reader. */
export type Fil = { id_dossier: string; part: PartRead; id_utilisateur: string };

/** `isReadable` of the domain, in SQL. */
const seen = ({ part: { services, charges } }: Pick<Fil, 'part'>) =>
  sql<boolean>`case when m.interne then m.id_service = any(${charges}::uuid[])
    else m.id_service is null or ${services === null} or m.id_service = any(${services ?? []}::uuid[]) end`;

const most = 500;

/** Lists the messages of a thread, the oldest first; of a thread that is too long, only the end is read. */
export async function listMessages(db: Db, fil: Fil): Promise<MessageRow[]> {
  const rows = await select(db, fil.id_utilisateur)
    .where('m.id_dossier', '=', fil.id_dossier)
    .where(seen(fil))
    .orderBy('m.le', 'desc')
    .orderBy('m.id', 'desc')
    .limit(most)
    .execute();
  return rows.toReversed();
}

type NewMessage = Omit<MessageTable, 'id' | 'lu_le' | 'interne'> & { interne: boolean };

export async function insertMessage(trx: Tx, message: NewMessage): Promise<string> {
  const { id } = await trx
    .insertInto('message_dossier')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const readMessage = (db: Db, id: string, id_utilisateur: string): Promise<MessageRow> =>
  select(db, id_utilisateur).where('m.id', '=', id).executeTakeFirstOrThrow();

/**
 * Lists, among these documents, those that this person deposited for this dossier's messages and has not sent yet.
 */
export async function findSendable(
  trx: Tx,
  { ids, id_dossier, par }: { ids: readonly string[]; id_dossier: string; par: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from document d
    where d.id = any(${[...ids]}::uuid[]) and d.proprietaire = 'message' and d.id_proprietaire = ${id_dossier}
      and d.depose_par = ${par} and not d.deleted and d.etat_analyse <> 'refuse'
      and not exists (select from message_fichier f where f.id_document = d.id)`.execute(trx);
  return rows.map(({ id }) => id);
}

export const attachFichiers = (trx: Tx, id_message: string, ids: readonly string[]) =>
  trx
    .insertInto('message_fichier')
    .values(ids.map((id_document) => ({ id_document, id_message })))
    .execute();

export type MessageOfFile = {
  id_dossier: string;
  id_service: string | null;
  interne: boolean;
};

/** Finds the message with which a file was sent. */
export const findMessageOfFile = (db: Db, id_document: string): Promise<MessageOfFile | undefined> =>
  db
    .selectFrom('message_fichier as f')
    .innerJoin('message_dossier as m', 'm.id', 'f.id_message')
    .select(['m.id_dossier', 'm.id_service', 'm.interne'])
    .where('f.id_document', '=', id_document)
    .executeTakeFirst();

export type MessageLecture = Fil & { cote: 'association' | 'service'; jusqu_a: string; at: Date };

/**
 * Marks messages as read by this person, up to this one; the other side is told when the first person of this side
 * read them.
 */
export async function markMessagesRead(trx: Tx, lecture: MessageLecture): Promise<number> {
  const { id_dossier, id_utilisateur, cote, jusqu_a, at } = lecture;
  const { rows } = await sql<{ n: number }>`
    with borne as (select m.le from message_dossier m
        where m.id = ${jusqu_a} and m.id_dossier = ${id_dossier} and ${seen(lecture)}),
      lus as (update message_dossier m set lu_le = ${at} from borne
        where m.id_dossier = ${id_dossier} and m.cote <> ${cote} and m.lu_le is null and m.le <= borne.le
          and ${seen(lecture)} returning 1),
      place as (insert into message_lecture (id_dossier, id_utilisateur, jusqu_a)
        select ${id_dossier}, ${id_utilisateur}, le from borne
        on conflict (id_dossier, id_utilisateur)
        do update set jusqu_a = greatest(message_lecture.jusqu_a, excluded.jusqu_a))
    select count(*)::int as n from lus`.execute(trx);
  return rows[0]?.n ?? 0;
}
