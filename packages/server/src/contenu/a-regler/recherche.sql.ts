// These queries find services and campaigns by words, whatever the accents and capitals.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export type ServiceTrouve = {
  id: string;
  auth_id: string | null;
  nom: string;
  code: string;
  agents: number;
};
export type CampagneTrouvee = { id: string; titre: string; code: string; service: string | null };

const holds = (column: string, words: readonly string[]) =>
  sql.join(
    words.map(
      (word) =>
        sql`sans_accents(${sql.raw(column)}) like '%' || sans_accents(${word.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`,
    ),
    sql` and `,
  );

export async function findServices(
  db: Db,
  words: readonly string[],
  limit: number,
): Promise<ServiceTrouve[]> {
  const { rows } = await sql<ServiceTrouve>`
    select s.id, s.auth_id, s.nom, s.code,
      (select count(*)::int from membre_service m where m.id_service = s.id) as agents
    from service s where s.supprime_le is null and ${holds("s.nom || ' ' || s.code", words)}
    order by s.nom, s.id limit ${limit}`.execute(db);
  return rows;
}

export async function findCampagnes(
  db: Db,
  words: readonly string[],
  limit: number,
): Promise<CampagneTrouvee[]> {
  const { rows } = await sql<CampagneTrouvee>`
    select s.id, coalesce(s.titre, s.lib_type_dispositif) as titre, s.code, e.nom as service
    from subvention s left join service e on e.id = s.id_service_referent
    where s.supprimee_le is null and ${holds("coalesce(s.titre, '') || ' ' || s.lib_type_dispositif || ' ' || s.code", words)}
    order by s.active desc, titre, s.id limit ${limit}`.execute(db);
  return rows;
}
