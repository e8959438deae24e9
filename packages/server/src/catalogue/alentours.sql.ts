// This query counts what stands around a campaign in the services that decide: their letters, its money, their people.
import type { Alentours } from '@asso/domain/catalogue/avertissements.rules';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

type Autour = { id_subvention: string; campagne_exercice: number | null; services: readonly string[] };

/** A letter counts once published; a person counts who can study dossiers in one of these services. */
export async function countAlentours(
  db: Db,
  { id_subvention, campagne_exercice, services }: Autour,
): Promise<Alentours> {
  const { rows } = await sql<Alentours>`
    select
      (select count(distinct m.id)::int from modele_courrier m
        join modele_courrier_version v on v.id_modele = m.id
        where m.id_service = any(${services}::uuid[]) and m.archive_le is null) as lettres,
      (select count(*)::int from enveloppe e
        where e.id_subvention = ${id_subvention} and e.campagne_exercice = ${campagne_exercice}) as enveloppes,
      (select count(distinct id_utilisateur)::int from membre_service
        where id_service = any(${services}::uuid[])) as agents`.execute(db);
  return rows[0] ?? { lettres: 0, enveloppes: 0, agents: 0 };
}
