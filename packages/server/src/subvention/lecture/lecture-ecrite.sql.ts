// The readings that services share are kept in the database too, so that they outlive the memory of a server.
import { randomUUID } from 'node:crypto';
import { isAtStudy, isInPaiement, isTransmis } from '@asso/domain/dossier/instruction.states';
import { sql } from 'kysely';
import { etatIs } from '../../dossier/etat-instruction.sql.ts';
import type { Db } from '../../platform/db/database.ts';
import { type StatementPlace, statement } from '../../platform/db/statement.sql.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { selectMarque } from './empreinte.sql.ts';

export type LectureEcrite = Tables['lecture_gardee'];

/**
 * Saves these readings over those already kept. The last writer may win: a reading is stored with the mark of the data
 * it was made from (`empreinte`), and is not shown once that mark has changed.
 */
export async function writeLectures(db: Db, rows: readonly LectureEcrite[]): Promise<void> {
  await db
    .insertInto('lecture_gardee')
    .values([...rows])
    .onConflict((oc) =>
      oc.columns(['id_dossier', 'lecteur']).doUpdateSet(({ ref }) => ({
        empreinte: ref('excluded.empreinte'),
        texte: ref('excluded.texte'),
        sceau: ref('excluded.sceau'),
        depuis: ref('excluded.depuis'),
        jusqua: ref('excluded.jusqua'),
        id_utilisateur: ref('excluded.id_utilisateur'),
        role: ref('excluded.role'),
      })),
    )
    .execute();
}

export type Echantillon = Pick<LectureEcrite, 'id_dossier' | 'id_utilisateur' | 'role'>;

/** Lists at most `most` of the readings, from a random place in the order of the dossiers' ids, as in a ring. */
export async function someLectures(db: Db, most: number): Promise<Echantillon[]> {
  const place = randomUUID();
  const list = (side: '>=' | '<', limit: number) =>
    db
      .selectFrom('lecture_gardee')
      .select(['id_dossier', 'id_utilisateur', 'role'])
      .where('id_dossier', side, place)
      .orderBy('id_dossier')
      .limit(limit)
      .execute();
  const after = await list('>=', most);
  return after.length === most ? after : [...after, ...(await list('<', most - after.length))];
}

/**
 * Deletes the readings that are out of date: what they show, or the portal itself, has changed since they were made.
 */
export async function deleteLecturesPerimees(
  db: Db,
  { fabrique, now }: { fabrique: string; now: Date },
): Promise<void> {
  const marque = selectMarque(sql`false`, sql`${fabrique}::text`);
  await sql`delete from lecture_gardee l
    using dossier join dossier_subvention ds on ds.id_dossier = dossier.id
      join association a on a.id = dossier.id_association
    where l.id_dossier = dossier.id and (l.jusqua <= ${now} or l.empreinte <> ${marque})`.execute(db);
}

export const deleteLectures = (db: Db) => db.deleteFrom('lecture_gardee').execute();

/** When `role` is null, the person acts in the role with which they sign in. */
type Lecteur = { id_utilisateur: string; role: string | null };

/**
 * Lists a few people likeliest to read this dossier: those for whom its kept readings were made, then one member of its
 * services for each set of rights, the commonest set first.
 */
export const listLecteurs = (db: Db, id: string): Promise<Lecteur[]> => lecteurs(db, { id });

const mostLecteurs = sql.lit(4);
const lecteurs = statement((db, place: StatementPlace<{ id: string }>) =>
  sql<Lecteur>`
    with membre as (
      select m.id_utilisateur, array_agg(m.id_service::text || m.role order by m.id_service) as services
      from membre_service m
      where m.id_utilisateur in (select s.id_utilisateur from instruction vu
        join membre_service s on s.id_service = vu.id_service_instructeur
        where vu.id_dossier = ${place('id')} and ${etatIs(sql`vu.etat`, isTransmis)})
      group by m.id_utilisateur)
    (select l.id_utilisateur, l.role from lecture_gardee l where l.id_dossier = ${place('id')}
      order by l.depuis desc limit ${mostLecteurs})
    union all
    (select (array_agg(u.id order by u.derniere_connexion_at desc nulls last))[1], null
      from membre join utilisateur u on u.id = membre.id_utilisateur
      where u.enabled and not u.locked and u.desactive_at is null
      group by membre.services, u.roles, u.territoire order by count(*) desc limit ${mostLecteurs})`.compile(
    db,
  ),
);

const isEnMain = (etat: Parameters<typeof isAtStudy>[0]) => isAtStudy(etat) || isInPaiement(etat);

/**
 * Lists the subvention dossiers that a service now holds and of which no reading is kept, in the order of their ids.
 */
export async function listUnreadDossiers(
  db: Db,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ds.id_dossier as id from dossier_subvention ds
    where (${after}::uuid is null or ds.id_dossier > ${after}::uuid)
      and exists (select from instruction vu where vu.id_dossier = ds.id_dossier and ${etatIs(sql`vu.etat`, isEnMain)})
      and not exists (select from lecture_gardee l where l.id_dossier = ds.id_dossier)
    order by ds.id_dossier limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
