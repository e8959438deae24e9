// The queries here read the copy of a person's data: all that the portal keeps of them, by heading and in words, and
// nobody else's data (RGPD, art. 15 and 20).
import { sujetsCourriel } from '@asso/domain/notification/sujets-courriel.rows';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

export type PersonneRubrique = { cle: string; titre: string; lignes: Record<string, unknown>[] };

export async function readDonnees(db: Db, id: string): Promise<PersonneRubrique[]> {
  const read: PersonneRubrique[] = [];
  for (const { cle, titre, query } of listRubriquesPersonne(id)) {
    read.push({ cle, titre, lignes: (await query.execute(db)).rows as Record<string, unknown>[] });
  }
  return read;
}

/** The names of the subjects of e-mails, by kind from 1; they are no values of the person, so they stand in the text. */
const nomsSujets = sql.join(Object.values(sujetsCourriel).map(({ nom }) => sql.lit(nom)));

type Lecture = { cle: string; titre: string; query: RawBuilder<unknown> };

/**
 * Lists the headings of the copy with their queries. Each table that says something of a person is read under one of
 * them; for any other, a test says why not.
 */
export function listRubriquesPersonne(id: string): readonly Lecture[] {
  const mine = sql`id_utilisateur = ${id}`;
  const monCourriel = sql`(select lower(email::text) from utilisateur where id = ${id})`;
  return [
    {
      cle: 'compte',
      titre: 'Mon compte',
      query: sql`select civilite, prenom, nom, email::text as courriel, roles, territoire, created_at as cree_le,
        derniere_connexion_at as derniere_connexion,
        exists (select from second_facteur where ${mine} and actif_at is not null) as second_facteur
        from utilisateur where id = ${id}`,
    },
    {
      cle: 'identites',
      titre: 'Mes identités nationales reliées',
      query: sql`select fournisseur, liee_le, vue_le from identite_externe where ${mine} order by liee_le`,
    },
    {
      cle: 'compte_suivi',
      titre: 'Ce qui a été fait sur mon compte',
      query: sql`select survenu_le as le, action from historique
        where objet = 'compte' and id_objet = ${id}::text order by id`,
    },
    {
      cle: 'associations',
      titre: 'Mes associations',
      query: sql`select a.nom as association, m.id_siret as etablissement, m.fonction, m.etat, m.since as depuis,
        m.message from membre_association m join association a on a.id = m.id_association
        where m.${mine} order by m.since`,
    },
    {
      cle: 'invitations',
      titre: 'Les invitations que j’ai reçues',
      query: sql`select a.nom as association, i.fonction, i.etat, i.invitee_le, i.expire_le from invitation i
        join association a on a.id = i.id_association where lower(i.email::text) = ${monCourriel}
        order by i.invitee_le`,
    },
    {
      cle: 'representant',
      titre: 'Ce que mes associations disent de moi, à mon adresse',
      query: sql`select a.nom as association, r.civilite, r.prenom, r.nom, r.fonction, r.courriel, r.telephone
        from representant_legal r join association a on a.id = r.id_association
        where not r.deleted and lower(r.courriel) = ${monCourriel} and exists (
          select from membre_association m where m.id_association = a.id and m.${mine} and m.etat = 'active')
        order by a.nom, r.created_at`,
    },
    {
      cle: 'services',
      titre: 'Mes services',
      query: sql`select s.nom as service, m.role, m.since as depuis from membre_service m
        join service s on s.id = m.id_service where m.${mine}
        union all select 'programme Osiris ' || code_programme, null, null from programme_osiris_compte where ${mine}
        order by depuis`,
    },
    {
      cle: 'absences',
      titre: 'Mes absences, et celles où je reçois pour un collègue',
      query: sql`select s.nom as service, a.du, a.au, a.id_utilisateur = ${id} as la_mienne,
        case when a.id_utilisateur = ${id} then a.mot end as mot from absence a join service s on s.id = a.id_service
        where ${id} in (a.id_utilisateur, a.remplacant) order by a.du`,
    },
    {
      cle: 'connexions',
      titre: 'Mes connexions ouvertes',
      query: sql`select created_at as ouverte_le, expires_at as expire_le, user_agent as navigateur
        from session where ${mine} order by created_at`,
    },
    {
      cle: 'appareils',
      titre: 'Mes navigateurs de confiance',
      query: sql`select user_agent as navigateur, created_at as depuis, expires_at as expire_le from appareil_confiance
        where ${mine} order by created_at`,
    },
    {
      cle: 'dossiers',
      titre: 'Les dossiers que j’ai commencés',
      query: sql`select d.id_fo as numero, intitule_dossier(d.id) as projet, d.titre, a.nom as association, d.exercice, d.cree_le, d.modifie_le,
        (select array_agg(distinct i.etat) from instruction i where i.id_dossier = d.id) as etats
        from dossier d join association a on a.id = d.id_association where d.created_by = ${id} order by d.cree_le`,
    },
    {
      cle: 'dossiers_affectes',
      titre: 'Les dossiers qui me sont affectés',
      query: sql`select id_fo as numero, affecte_le from instruction where affecte_a = ${id} order by affecte_le`,
    },
    {
      cle: 'dossiers_partages',
      titre: 'Les dossiers partagés avec moi',
      query: sql`select d.id_fo as numero, intitule_dossier(d.id) as projet, d.titre, p.partage_le from dossier_partage p
          join dossier d on d.id = p.id_dossier where p.${mine}
        union all select s.id_fo_fonctionnel, null, 'Demande de SIRET', p.partage_le from demande_siret_partage p
          join demande_siret s on s.id = p.id_demande where p.${mine}
        union all select d.exercice_id, null, 'Pass’Sport, ' || d.nom, p.partage_le from psp_dossier_partage p
          join psp_dossier d on d.id = p.id_dossier where p.${mine}
        order by partage_le`,
    },
    {
      cle: 'dossiers_ouverts',
      titre: 'Les dossiers que j’ai ouverts',
      query: sql`select d.id_fo as numero, v.vu_le, l.jusqu_a as messages_lus_jusqu_a
        from (select id_dossier from visite_dossier where ${mine}
          union select id_dossier from message_lecture where ${mine}) o
        join dossier d on d.id = o.id_dossier
        left join visite_dossier v on v.id_dossier = d.id and v.${mine}
        left join message_lecture l on l.id_dossier = d.id and l.${mine} order by d.id_fo`,
    },
    {
      cle: 'signatures',
      titre: 'Les signatures que l’on m’a demandées',
      query: sql`select d.id_fo as dossier, s.etat, s.demandee_le, s.repondue_le, s.mot, s.preuve
        from demande_signature s join dossier d on d.id = s.id_dossier where s.${mine} order by s.demandee_le`,
    },
    {
      cle: 'demandes_siret',
      titre: 'Les demandes de SIRET que j’ai commencées',
      query: sql`select id_fo_fonctionnel as numero, code_etat as etat, cree_le from demande_siret
        where created_by = ${id} and not est_supprime order by cree_le`,
    },
    {
      cle: 'dossiers_pass_sport',
      titre: 'Les dossiers Pass’Sport que j’ai commencés',
      query: sql`select exercice_id as exercice, nom, cree_le from psp_dossier where created_by = ${id} order by cree_le`,
    },
    {
      cle: 'messages',
      titre: 'Les messages que j’ai écrits',
      query: sql`select d.id_fo as dossier, m.le, m.texte from message_dossier m
        join dossier d on d.id = m.id_dossier where m.par = ${id} order by m.le`,
    },
    {
      cle: 'notes_instruction',
      titre: 'Les notes que j’ai données',
      query: sql`select d.id_fo as dossier, n.note, n.commentaire, n.modifie_le from note_instruction n
        join dossier d on d.id = n.id_dossier where n.${mine} order by n.modifie_le`,
    },
    {
      cle: 'avis',
      titre: 'Les avis que j’ai demandés ou rendus',
      query: sql`select d.id_fo as dossier, a.demande_le, case when a.demande_par = ${id} then a.question end as question,
        a.rendu_le, case when a.rendu_par = ${id} then a.texte end as avis
        from avis a join dossier d on d.id = a.id_dossier where ${id} in (a.demande_par, a.rendu_par)
        order by a.demande_le`,
    },
    {
      cle: 'cles',
      titre: 'Les clés et les adresses que j’ai données à un logiciel',
      query: sql`select nom, cree_le, expire_le from cle_partenaire where id_createur = ${id}
        union all select url, cree_le, null from webhook where id_createur = ${id} order by cree_le`,
    },
    {
      cle: 'aide',
      titre: 'Mes demandes d’aide',
      query: sql`select 'A-' || numero as numero, motif, sujet, message, courriel::text as courriel, etat, cree_le
        from demande_aide where ${mine} order by cree_le`,
    },
    {
      cle: 'notifications',
      titre: 'Mes notifications',
      query: sql`select created_at as le, objet_libelle as objet, kind, variante, params as details, read_at as lue_le
        from notification where ${mine} order by created_at`,
    },
    {
      cle: 'preferences',
      titre: 'Mes choix',
      query: sql`select case rythme when 'jour' then 'courriel du jour : '
            when 'essentiel' then 'courriels essentiels seuls : ' else 'courriel refusé : ' end
          || coalesce((array[${nomsSujets}])[kind], kind::text) as choix from preference_notification where ${mine}
        union all select case when suit then 'dossier suivi : ' else 'dossier dont rien ne m’est dit : ' end || d.id_fo
          from suivi_dossier f join dossier d on d.id = f.id_dossier where f.${mine}
        union all select 'alerte à l’ouverture de ' || s.code from alerte_ouverture o
          join subvention s on s.id = o.id_subvention where o.${mine}
        union all select 'vue de la file : ' || nom from vue_instruction where ${mine}
        union all select 'vue ouverte d’abord : ' || v.nom from vue_d_abord d
          join vue_instruction v on v.id = d.id_vue where d.${mine}
        union all select 'colonnes de la file : ' || array_to_string(colonnes, ', ') from colonnes_file where ${mine}
        union all select 'adresse privée de mon agenda, créée le ' || to_char(cree_le, 'DD/MM/YYYY')
          from abonnement_agenda where ${mine}
        union all select 'note fermée : ' || n.titre from note_page_masquee m
          join note_page n on n.id = m.id_note where m.${mine}`,
    },
    {
      cle: 'courriels',
      titre: 'Les courriels que le portail m’a envoyés',
      query: sql`select c.objet, c.cree_le, c.envoye_le from courriel c
        where lower(c.destinataire) = ${monCourriel} order by c.cree_le`,
    },
    {
      cle: 'actes',
      titre: 'Ce que j’ai fait sur le portail',
      query: sql`select h.survenu_le as le, h.objet, coalesce(d.id_fo, s.id_fo_fonctionnel) as numero, h.action, h.role
        from historique h
        left join crf c on c.id = case when h.objet = 'crf' then h.id_objet::uuid end
        left join dossier d on d.id = case when h.objet = 'dossier' then h.id_objet::uuid else c.id_dossier end
        left join demande_siret s on s.id = case when h.objet = 'demande-siret' then h.id_objet::uuid end
        where h.id_utilisateur = ${id} order by h.id`,
    },
  ];
}

export type FichierDepose = {
  id: string;
  nom: string;
  date_chargement: Date;
};

/**
 * Lists the files that this person deposited, removed ones too; the caller decides for each whether they may still
 * read it.
 */
export async function listDeposes(db: Db, id: string): Promise<FichierDepose[]> {
  const { rows } = await sql<FichierDepose>`select id, nom, date_chargement from document
    where depose_par = ${id} order by date_chargement, id`.execute(db);
  return rows;
}
