// The thread between both sides of a dossier.
import { type Generated, sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';

type MessageTable = {
  id: Generated<string>;
  id_dossier: string;
  id_service: string | null;
  par: string;
  cote: 'association' | 'service';
  texte: string;
  le: Date;
};

declare module '../platform/db/database.ts' {
  interface Database {
    message_dossier: MessageTable;
  }
}

export type MessageRow = {
  id: string;
  le: Date;
  cote: 'association' | 'service';
  texte: string;
  id_service: string | null;
  nom: string;
  service: string | null;
};

const select = (db: Db) =>
  db
    .selectFrom('message_dossier as m')
    .innerJoin('utilisateur as u', 'u.id', 'm.par')
    .leftJoin('service as s', 's.id', 'm.id_service')
    .select(['m.id', 'm.le', 'm.cote', 'm.texte', 'm.id_service', 's.nom as service'])
    .select(sql<string>`u.prenom || ' ' || u.nom`.as('nom'));

/** `services` null: every thread of the dossier. */
export async function listMessages(
  db: Db,
  id_dossier: string,
  services: readonly string[] | null,
): Promise<MessageRow[]> {
  let query = select(db).where('m.id_dossier', '=', id_dossier).orderBy('m.le').orderBy('m.id').limit(500);
  if (services) {
    query = query.where((eb) =>
      eb.or([eb('m.id_service', 'is', null), sql<boolean>`m.id_service = any(${services}::uuid[])`]),
    );
  }
  return query.execute();
}

export async function insertMessage(trx: Tx, message: Omit<MessageTable, 'id'>): Promise<MessageRow> {
  const { id } = await trx
    .insertInto('message_dossier')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow();
  return select(trx).where('m.id', '=', id).executeTakeFirstOrThrow();
}
