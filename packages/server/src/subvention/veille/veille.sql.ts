// The queries here are about who has a page of a dossier open, and the versions of what it holds.
import { presenceSecondes } from '@asso/domain/dossier/veille.rules';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/db/database.ts';

export type Presence = { id_dossier: string; page: string; id_utilisateur: string };

/**
 * Writes that this person has the page open. The page asks every few seconds who else is on the dossier: the first time
 * writes a row, and later times write it again only now and then, so most of them write nothing.
 */
export async function savePresence(db: Db, presence: Presence, at: Date): Promise<void> {
  await db
    .insertInto('presence_dossier')
    .values({ ...presence, ouvert_le: at, vu_le: at })
    .onConflict((oc) =>
      oc
        .columns(['id_dossier', 'page', 'id_utilisateur'])
        .doUpdateSet({
          vu_le: at,
          ouvert_le: sql`case when presence_dossier.vu_le < ${ago(at, presenceSecondes)}
            then excluded.ouvert_le else presence_dossier.ouvert_le end`,
        })
        .where('presence_dossier.vu_le', '<', ago(at, presenceSecondes / 4)),
    )
    .execute();
}

/** The instants of `projets` and `presents` are texts, because they come through JSON. */
export type VeilleRow = {
  version: number;
  modifie_le: Date;
  modifie_par: string;
  par: string;
  projets: { id: string; version: number; modifie_le: string; modifie_par: string; par: string }[];
  presents: { id: string; nom: string; depuis: string }[];
};

export const findVeille = (
  db: Db,
  { id_dossier, page, id_utilisateur }: Presence,
  at: Date,
): Promise<VeilleRow> =>
  db
    .selectFrom('dossier as d')
    .innerJoin('utilisateur as u', 'u.id', 'd.modifie_par')
    .where('d.id', '=', id_dossier)
    .select((eb) => [
      'd.version',
      'd.modifie_le',
      'd.modifie_par',
      fullName.as('par'),
      jsonArrayFrom(
        eb
          .selectFrom('projet as p')
          .innerJoin('utilisateur as u', 'u.id', 'p.modifie_par')
          .select(['p.id', 'p.version', 'p.modifie_le', 'p.modifie_par', fullName.as('par')])
          .where('p.id_dossier', '=', id_dossier)
          .where('p.supprime_le', 'is', null),
      ).as('projets'),
      jsonArrayFrom(
        eb
          .selectFrom('presence_dossier as q')
          .innerJoin('utilisateur as u', 'u.id', 'q.id_utilisateur')
          .select(['u.id', fullName.as('nom'), 'q.ouvert_le as depuis'])
          .where('q.id_dossier', '=', id_dossier)
          .where('q.page', '=', page)
          .where('q.id_utilisateur', '<>', id_utilisateur)
          .where('q.vu_le', '>', ago(at, presenceSecondes))
          .orderBy('q.ouvert_le')
          .limit(5),
      ).as('presents'),
    ])
    .executeTakeFirstOrThrow() as Promise<VeilleRow>;

export const forgetPresences = (db: Db, before: Date) =>
  db.deleteFrom('presence_dossier').where('vu_le', '<', before).execute();

const fullName = sql<string>`u.prenom || ' ' || u.nom`;

const ago = (at: Date, seconds: number): Date => new Date(at.getTime() - seconds * 1000);
