// All that the portal holds of one person, by heading, in words: their own data, and nobody else's (RGPD, art. 15 and 20).
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

export type Rubrique = { cle: string; titre: string; lignes: Record<string, unknown>[] };

export async function readDonnees(db: Db, id: string): Promise<Rubrique[]> {
  const read = async (cle: string, titre: string, query: ReturnType<typeof sql>): Promise<Rubrique> => ({
    cle,
    titre,
    lignes: (await query.execute(db)).rows as Record<string, unknown>[],
  });
  const mine = sql`id_utilisateur = ${id}`;
  return [
    await read(
      'compte',
      'Mon compte',
      sql`select civilite, prenom, nom, email::text as courriel, roles, territoire, created_at as cree_le,
        derniere_connexion_at as derniere_connexion,
        exists (select from second_facteur where ${mine} and actif_at is not null) as second_facteur
        from utilisateur where id = ${id}`,
    ),
    await read(
      'associations',
      'Mes associations',
      sql`select a.nom as association, m.id_siret as etablissement, m.fonction, m.etat, m.since as depuis,
        m.message from membre_association m join association a on a.id = m.id_association
        where m.${mine} order by m.since`,
    ),
    await read(
      'services',
      'Mes services',
      sql`select s.nom as service, m.role, m.since as depuis from membre_service m
        join service s on s.id = m.id_service where m.${mine} order by m.since`,
    ),
    await read(
      'connexions',
      'Mes connexions ouvertes',
      sql`select created_at as ouverte_le, expires_at as expire_le, user_agent as navigateur
        from session where ${mine} order by created_at`,
    ),
    await read(
      'appareils',
      'Mes navigateurs de confiance',
      sql`select user_agent as navigateur, created_at as depuis, expires_at as expire_le from appareil_confiance
        where ${mine} order by created_at`,
    ),
    await read(
      'dossiers',
      'Les dossiers que j’ai commencés',
      sql`select d.id_fo as numero, d.titre, a.nom as association, d.exercice, d.cree_le, d.modifie_le,
        (select array_agg(distinct i.etat) from instruction i where i.id_dossier = d.id) as etats
        from dossier d join association a on a.id = d.id_association where d.created_by = ${id} order by d.cree_le`,
    ),
    await read(
      'dossiers_partages',
      'Les dossiers partagés avec moi',
      sql`select d.id_fo as numero, d.titre, p.partage_le from dossier_partage p
        join dossier d on d.id = p.id_dossier where p.${mine} order by p.partage_le`,
    ),
    await read(
      'demandes_siret',
      'Les demandes de SIRET que j’ai commencées',
      sql`select id_fo_fonctionnel as numero, code_etat as etat, cree_le from demande_siret
        where created_by = ${id} and not est_supprime order by cree_le`,
    ),
    await read(
      'messages',
      'Les messages que j’ai écrits',
      sql`select d.id_fo as dossier, m.le, m.texte from message_dossier m
        join dossier d on d.id = m.id_dossier where m.par = ${id} order by m.le`,
    ),
    await read(
      'notes_instruction',
      'Les notes que j’ai données',
      sql`select d.id_fo as dossier, n.note, n.commentaire, n.modifie_le from note_instruction n
        join dossier d on d.id = n.id_dossier where n.${mine} order by n.modifie_le`,
    ),
    await read(
      'aide',
      'Mes demandes d’aide',
      sql`select 'A-' || numero as numero, motif, sujet, message, courriel::text as courriel, etat, cree_le
        from demande_aide where ${mine} order by cree_le`,
    ),
    await read(
      'notifications',
      'Mes notifications',
      sql`select created_at as le, objet_libelle as objet, params as details, read_at as lue_le
        from notification where ${mine} order by created_at`,
    ),
    await read(
      'preferences',
      'Mes choix',
      sql`select 'courriel refusé pour la catégorie ' || kind as choix from preference_notification where ${mine}
        union all select 'alerte à l’ouverture de ' || s.code from alerte_ouverture o
          join subvention s on s.id = o.id_subvention where o.${mine}
        union all select 'vue de la file : ' || nom from vue_instruction where ${mine}`,
    ),
    await read(
      'courriels',
      'Les courriels que le portail m’a envoyés',
      sql`select c.objet, c.cree_le, c.envoye_le from courriel c
        where lower(c.destinataire) = (select lower(email::text) from utilisateur where id = ${id})
        order by c.cree_le`,
    ),
    await read(
      'actes',
      'Ce que j’ai fait sur le portail',
      sql`select survenu_le as le, objet, action, role from historique where id_utilisateur = ${id} order by id`,
    ),
  ];
}

export type FichierDepose = {
  id: string;
  nom: string;
  date_chargement: Date;
};

/** Those they deposited, removed ones too: whether they still read them is decided one by one. */
export async function listDeposes(db: Db, id: string): Promise<FichierDepose[]> {
  const { rows } = await sql<FichierDepose>`select id, nom, date_chargement from document
    where depose_par = ${id} order by date_chargement, id`.execute(db);
  return rows;
}
