// Test support: a dossier asks for a second year, as a request of several years does.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

type Asked = { id_dossier: string; id_service: string; annee: number; montant: number };

export async function askYear(db: Db, { id_dossier, id_service, annee, montant }: Asked): Promise<void> {
  await sql`update dossier set exercice_fin = ${annee}::int where id = ${id_dossier}`.execute(db);
  await sql`insert into financement (id_projet, annee, id_service_instructeur, montant_demande)
    select id, ${annee}::int, ${id_service}::uuid, ${montant} from projet where id_dossier = ${id_dossier}`.execute(
    db,
  );
}
