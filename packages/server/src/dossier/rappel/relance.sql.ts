// The queries here are about what is still open in a dossier, so that one side may remind the other of it.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

type NonLu = { auteur: string; fichiers: string[] };
type De = { id_dossier: string; cote: 'association' | 'service'; id_service: string };

/** Gives the last message of this side, to or from this service, if nobody on the other side has read it. */
export async function findUnreadMessage(db: Db, { id_dossier, cote, id_service }: De): Promise<NonLu | null> {
  const { rows } = await sql<NonLu & { lu_le: Date | null }>`
    select u.prenom || ' ' || u.nom as auteur, m.lu_le,
      array(select d.nom from message_fichier f join document d on d.id = f.id_document
        where f.id_message = m.id order by d.nom) as fichiers
    from message_dossier m join utilisateur u on u.id = m.par
    where m.id_dossier = ${id_dossier} and m.cote = ${cote} and not m.interne
      and (m.id_service is null or m.id_service = ${id_service})
    order by m.le desc, m.id desc limit 1`.execute(db);
  const [last] = rows;
  return last && last.lu_le === null ? last : null;
}

export async function wasRibChanged(db: Db, id_dossier: string): Promise<boolean> {
  const { rows } = await sql`select 1 from historique
    where objet = 'dossier' and id_objet = ${id_dossier} and action = 'dossier.rib' limit 1`.execute(db);
  return rows.length > 0;
}
