// The query here finds the people with whom a dossier may be shared: the managers of its establishment or of the whole
// association.
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

export type Collegue = { id: string; nom: string };

type Place = { id_association: string; id_siret: string };

/** Lists the colleagues by name, the first 500 of them. */
export const listCollegues = (db: Db, { id_association, id_siret }: Place): Promise<Collegue[]> =>
  db
    .selectFrom('membre_association as m')
    .innerJoin('utilisateur as u', 'u.id', 'm.id_utilisateur')
    .select('u.id')
    .select(sql<string>`u.prenom || ' ' || u.nom`.as('nom'))
    .distinct()
    .where('m.id_association', '=', id_association)
    .where('m.etat', '=', 'active')
    .where('m.restreint', '=', false)
    .where((eb) => eb.or([eb('m.id_siret', 'is', null), eb('m.id_siret', '=', id_siret)]))
    .orderBy('nom')
    .limit(500)
    .execute();
