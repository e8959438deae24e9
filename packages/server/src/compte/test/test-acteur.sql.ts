// Test support: changes, one by one, everything that the query of a person's rights reads.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { findActor } from '../utilisateur.sql.ts';

export const effacement = 'delete from utilisateur where id = $1';
export const secondFacteur = `insert into second_facteur (id_utilisateur, secret, actif_at) values ($1, 'x', now())`;
/** Frequent changes that alter nothing of what a person may do. */
export const harmlessStatements = [
  'update utilisateur set derniere_connexion_at = now() where id = $1',
  'update second_facteur set dernier_pas = 7 where id_utilisateur = $1',
];

/** Gives other codes to the services that an earlier test left. */
export const freeCodes = (db: Db): Promise<unknown> =>
  sql`update service set code = upper('F' || substr(md5(id::text), 1, 8)) where code in ('AAA', 'ZZZ')`.execute(
    db,
  );

/** An SQL condition: the oldest membership of the person. */
const first = `where id = (select id from membre_association
  where id_utilisateur = $1 and not restreint order by since, id limit 1)`;

/** Each column that the query reads, with a change of it; `$1` is the person. */
export const changesOfActor: Readonly<Record<string, readonly string[]>> = {
  'utilisateur.id': [],
  'utilisateur.email': [`update utilisateur set email = 'Autre@Exemple.fr' where id = $1`],
  'utilisateur.civilite': [`update utilisateur set civilite = 'M' where id = $1`],
  'utilisateur.nom': [`update utilisateur set nom = 'Nouveau' where id = $1`],
  'utilisateur.prenom': [`update utilisateur set prenom = 'Nouvelle' where id = $1`],
  'utilisateur.territoire': [`update utilisateur set territoire = '13' where id = $1`],
  'utilisateur.roles': [`update utilisateur set roles = '{rds.admin,rds.user}' where id = $1`],
  'utilisateur.enabled': [`update utilisateur set enabled = not enabled where id = $1`],
  'utilisateur.must_change_password': [`update utilisateur set must_change_password = true where id = $1`],
  'utilisateur.locked': [`update utilisateur set locked = true where id = $1`],
  'utilisateur.desactive_at': [`update utilisateur set desactive_at = now() where id = $1`],
  'second_facteur.id_utilisateur': [secondFacteur, `delete from second_facteur where id_utilisateur = $1`],
  'second_facteur.actif_at': [
    secondFacteur,
    `update second_facteur set secret = null, actif_at = null where id_utilisateur = $1`,
  ],
  'membre_association.id': [
    `update membre_association set id = 'ffffffff-ffff-4fff-bfff-ffffffffffff' ${first}`,
  ],
  'membre_association.id_utilisateur': [
    `update membre_association set id_utilisateur = (select id from utilisateur where id <> $1 limit 1)
      where not restreint and fonction = 'A' and id_utilisateur = $1`,
    `delete from membre_association where restreint and id_utilisateur = $1`,
  ],
  'membre_association.id_association': [
    `update membre_association set id_association = (select id from association where nom = 'Une autre')
      where fonction = 'A' and id_utilisateur = $1`,
  ],
  'membre_association.id_siret': [
    `update membre_association set id_siret = '12345678900011' where not restreint and id_utilisateur = $1`,
  ],
  'membre_association.fonction': [
    `update membre_association set fonction = 'Présidente' where id_utilisateur = $1`,
  ],
  'membre_association.etat': [
    `update membre_association set etat = 'quittee' where not restreint and id_utilisateur = $1`,
    `update membre_association set etat = 'quittee' where restreint and id_utilisateur = $1`,
  ],
  'membre_association.since': [`update membre_association set since = now() ${first}`],
  'membre_association.ferme_avant': [
    `update membre_association set ferme_avant = now() where id_utilisateur = $1`,
  ],
  'membre_association.restreint': [
    `update membre_association set restreint = not restreint where id_utilisateur = $1`,
  ],
  'membre_service.id_utilisateur': [
    `update membre_service set id_utilisateur = (select id from utilisateur where id <> $1 limit 1) where role = 'membre' and id_utilisateur = $1`,
    `delete from membre_service where id_utilisateur = $1`,
  ],
  'membre_service.id_service': [
    `update membre_service set id_service = (select id from service where code = 'LIBRE') where role = 'membre' and id_utilisateur = $1`,
  ],
  'membre_service.role': [
    `update membre_service set role = 'responsable' where role = 'membre' and id_utilisateur = $1`,
  ],
  'service.id': [
    `update membre_service set id_service = (select id from service where code = 'LIBRE') where id_utilisateur = $1 and role = 'membre'`,
  ],
  'service.code': [`update service set code = 'ZZZ' where code = 'AAA'`],
  'service.locked': [`update service set locked = true where code = 'AAA'`],
};

export const write = (db: Db, text: string, id: string): Promise<unknown> =>
  sql.raw(text.replaceAll('$1', `'${id}'`)).execute(db);

/** Lists the columns of tables on which the query depends, as PostgreSQL knows them, views seen through. */
export const columnsUsed = (db: Db, id: string): Promise<string[]> =>
  db.connection().execute(async (one) => {
    await findActor(one, id);
    const { rows } = await sql<{ text: string }>`
      select statement as text from pg_prepared_statements where name = 'acteur'`.execute(one);
    const text = rows[0]?.text.replaceAll('$1', `'${id}'::uuid`) ?? '';
    await sql.raw(`create view acteur_lu as ${text}`).execute(one);
    const read = await sql<{ name: string }>`
      with recursive vue as (
        select 'acteur_lu'::regclass::oid as oid
        union
        select d.refobjid from vue join pg_rewrite r on r.ev_class = vue.oid
        join pg_depend d on d.objid = r.oid and d.classid = 'pg_rewrite'::regclass
        join pg_class c on c.oid = d.refobjid and c.relkind = 'v')
      select distinct c.relname || '.' || a.attname as name
      from vue join pg_rewrite r on r.ev_class = vue.oid
      join pg_depend d on d.objid = r.oid and d.classid = 'pg_rewrite'::regclass and d.refobjsubid > 0
      join pg_class c on c.oid = d.refobjid and c.relkind = 'r'
      join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      order by 1`.execute(one);
    await sql`drop view acteur_lu`.execute(one);
    return read.rows.map(({ name }) => name);
  });
