// The queries here say, for the home page of administrators, whether something is wrong or waits, and how many of each
// thing there are.
import { triesBeforeTelling } from '@asso/domain/contenu/a-regler/faits.rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

type Groupe = { n: number; noms: string[]; depuis: Date | null };

export type AReglerCompte = {
  services: Groupe & { dossiers: number; premier: string | null };
  refuses: { n: number; adresses: number; depuis: Date | null };
  en_attente: { n: number; depuis: Date | null; cause: string | null };
  partis_hier: number;
  registre_fini: Date | null;
  registre_arrete: Date | null;
  aides: { n: number; sujet: string | null; depuis: Date | null };
  envois: Groupe;
  postgres: number;
};

type Instants = { now: Date; hier: Date; aujourdhui: Date; attendu: Date };

/** A query: the services that have dossiers to study while nobody can sign in for them. */
const servicesSansCompte = sql`(select s.id, s.nom, count(*)::int as dossiers, min(i.transmis_le) as depuis
  from service s join instruction i on i.id_service_instructeur = s.id and i.etat_vu in ('D', '2')
  where s.supprime_le is null and not exists (
    select from membre_service m join utilisateur u on u.id = m.id_utilisateur
    where m.id_service = s.id and u.enabled and not u.locked and u.desactive_at is null and u.supprime_at is null)
  group by s.id, s.nom)`;

/** A condition on a mail still to be sent: it failed more than once, or was written before `attendu`. */
const neDepartPas = (attendu: Date) =>
  sql`(cree_le < ${attendu} or (tentatives >= ${triesBeforeTelling} and erreur is not null))`;

export async function countARegler(
  db: Db,
  { now, hier, aujourdhui, attendu }: Instants,
): Promise<AReglerCompte> {
  const { rows } = await sql<AReglerCompte>`
    with seuls as ${servicesSansCompte}
    select
      (select json_build_object('n', count(*), 'dossiers', coalesce(sum(dossiers), 0), 'depuis', min(depuis),
        'noms', coalesce((array_agg(nom order by depuis))[1:2], '{}'), 'premier', (array_agg(id order by depuis))[1]) from seuls) as services,
      (select json_build_object('n', count(*), 'adresses', count(distinct destinataire), 'depuis', min(cree_le))
        from courriel where etat = 'echec' and etat <> 'envoye' and classe_le is null) as refuses,
      (select json_build_object('n', count(*), 'depuis', min(cree_le), 'cause', mode() within group (order by erreur))
        from courriel where etat = 'a_envoyer' and etat <> 'envoye' and ${neDepartPas(attendu)} and classe_le is null) as en_attente,
      (select count(*)::int from courriel where etat = 'envoye' and envoye_le >= ${hier} and envoye_le < ${aujourdhui}) as partis_hier,
      (select max(fin) from import_registre where etat = 'termine') as registre_fini,
      (select max(coalesce(f.maj_le, i.debut)) from import_registre i
        left join import_registre_fichier f on f.id_import = i.id
        where i.etat = 'en_cours' having max(coalesce(f.maj_le, i.debut)) < ${attendu}) as registre_arrete,
      (select json_build_object('n', count(*), 'depuis', min(cree_le), 'sujet', (array_agg(sujet order by cree_le))[1])
        from demande_aide where etat = 'ouverte') as aides,
      (select json_build_object('n', count(*), 'depuis', min(cree_le), 'noms', coalesce(array_agg(distinct systeme), '{}'))
        from lot_transfert where envoi = 'echec' and cree_le > ${now}::timestamptz - interval '90 days') as envois,
      current_setting('server_version_num')::int / 10000 as postgres`.execute(db);
  return rows[0] as AReglerCompte;
}

const most = 10_000;
const upTo = (from: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from (select ${from} limit ${most + 1}) c)`;
const contenusDe = (sorte: string) => upTo(sql`from contenu where sorte = ${sorte} and retire_le is null`);

/** Counts what the pages of administrators hold, by the name of the page; counting stops at `most` + 1. */
export async function countPages(db: Db): Promise<Record<string, number>> {
  const counted: Record<string, RawBuilder<number>> = {
    comptes: upTo(sql`from utilisateur where supprime_at is null and not en_inscription`),
    fermes: upTo(sql`from utilisateur where supprime_at is null and desactive_at is not null`),
    aide: upTo(sql`from demande_aide where etat = 'ouverte'`),
    services: upTo(sql`from service where supprime_le is null`),
    campagnes: upTo(sql`from subvention where active and supprimee_le is null`),
    agrements: upTo(sql`from agrement_definition where etat <> 'retire'`),
    questions: contenusDe('question'),
    liens: contenusDe('url'),
    modeles: contenusDe('document-modele'),
    notes: upTo(sql`from note_page where retiree_le is null`),
    siret: upTo(sql`from demande_siret where code_etat = 'AEM'`),
  };
  const columns = Object.entries(counted).map(([name, one]) => sql`${one} as ${sql.ref(name)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(db);
  return rows[0] ?? {};
}

export async function countDepots(db: Db, depuis: Date): Promise<{ jour: string; n: number }[]> {
  const { rows } = await sql<{ jour: string; n: number }>`
    select to_char(transmis_le at time zone 'Europe/Paris', 'YYYY-MM-DD') as jour, count(*)::int as n
    from instruction where transmis_le >= ${depuis} group by 1`.execute(db);
  return rows;
}

export type CourrielARegler = {
  id: string;
  destinataire: string;
  compte: string | null;
  objet: string;
  etat: 'a_envoyer' | 'echec';
  erreur: string | null;
  tentatives: number;
  cree_le: Date;
};

/**
 * Lists at most two hundred mails that came back, or that do not leave (`neDepartPas`), without those an
 * administrator filed away; the condition repeats that of the index, so that PostgreSQL uses it.
 */
export async function listCourriels(db: Db, attendu: Date): Promise<CourrielARegler[]> {
  const { rows } = await sql<CourrielARegler>`
    select c.id, c.destinataire, u.id as compte, c.objet, c.etat, c.erreur, c.tentatives, c.cree_le
    from courriel c left join utilisateur u on u.email = c.destinataire::citext and u.supprime_at is null
    where c.etat <> 'envoye' and c.classe_le is null and (c.etat = 'echec' or ${neDepartPas(attendu)})
    order by c.etat desc, c.cree_le desc limit 200`.execute(db);
  return rows;
}

/** Counts the mails that have not left yet, whatever the reason, without those filed away. */
export async function countPendingCourriels(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from courriel
    where etat = 'a_envoyer' and etat <> 'envoye' and classe_le is null`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Puts a mail back among those to send; returns false when it has left meanwhile. */
export async function reopenCourriel(trx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('courriel')
    .set({ etat: 'a_envoyer' })
    .where('id', '=', id)
    .where('etat', '<>', 'envoye')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function classCourriel(trx: Tx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('courriel')
    .set({ classe_le: at })
    .where('id', '=', id)
    .where('etat', '<>', 'envoye')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
