// Test support: reads what is left of data kept long enough, and writes some.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { tablesOfDossier } from '../dossiers-anonymes.sql.ts';

/** Reads all the text of a dossier's rows and, separately, its amounts. */
export async function dossierKept(db: Db, id: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select d.titre, d.tete, d.anonymise_le,
      (select sum(f.montant_demande)::float from financement f join projet p on p.id = f.id_projet
        where p.id_dossier = d.id) as demande,
      (select jsonb_agg(p.corps) from projet p where p.id_dossier = d.id) as projets,
      (select jsonb_agg(jsonb_build_array(p.titulaire, p.iban, p.motif)) from demande_paiement p
        where p.id_dossier = d.id) as paiements,
      (select jsonb_agg(jsonb_build_array(l.cellules -> 1, l.cellules -> 8, l.cellules -> 9, l.cellules -> 10,
          l.cellules -> 11) order by l.rang)
        from lot_transfert_ligne l where split_part(l.cle, ':', 2) = d.id::text) as partis,
      (select count(*)::int from message_dossier m where m.id_dossier = d.id) as messages,
      (select count(*)::int from piece_dossier m where m.id_dossier = d.id) as pieces,
      (select array_agg(h.utilisateur) from historique h where h.objet = 'dossier' and h.id_objet = d.id::text
        and h.utilisateur is not null) as noms,
      (select count(*)::int from historique h where h.objet = 'dossier' and h.id_objet = d.id::text) as actes
    from dossier d where d.id = ${id}`.execute(db);
  return rows[0];
}

export const tablesNamingDossiers = (db: Db): Promise<string[]> => inTransaction(db, tablesOfDossier);

export async function demandeSiretKept(db: Db, id: string) {
  const { rows } = await sql<Record<string, unknown>>`select code_etat, corps, corps_transmis, est_supprime,
    id_siret from demande_siret where id = ${id}`.execute(db);
  return rows[0];
}

/** Writes the answer that the SIRET service would have given on that day. */
export const answerDemandeSiret = (db: Db, id: string, le: string) =>
  sql`update demande_siret set code_etat = 'REF', motif = 'Adresse incomplète', modifie_le = ${le},
    transmis_le = ${le}, corps_transmis = corps where id = ${id}`.execute(db);

export async function insertAide(db: Db, aide: { le: string; traitee: string | null; courriel: string }) {
  const { rows } = await sql<{ id: string }>`insert into demande_aide
    (motif, sujet, message, courriel, cree_le, etat, traitee_le)
    values ('CPT', 'Je ne peux plus me connecter', 'Bonjour', ${aide.courriel}, ${aide.le},
      ${aide.traitee === null ? 'ouverte' : 'traitee'}, ${aide.traitee}) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function aideKept(db: Db, id: string) {
  const { rows } = await sql<Record<string, unknown>>`select motif, sujet, message, courriel
    from demande_aide where id = ${id}`.execute(db);
  return rows[0];
}

export const insertNotification = (db: Db, id_utilisateur: string, le: string) =>
  sql`insert into notification (id_utilisateur, kind, objet_type, objet_id, objet_libelle, created_at)
    values (${id_utilisateur}, 5, 'association', 'x', 'association', ${le})`.execute(db);

export async function countNotifications(db: Db, id_utilisateur: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from notification
    where id_utilisateur = ${id_utilisateur}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function readJournalLines(db: Db, id_objet: string) {
  const { rows } = await sql<{ action: string; utilisateur: string | null; motif: string | null }>`
    select action, utilisateur, motif from historique where id_objet = ${id_objet} order by id`.execute(db);
  return rows;
}

export async function isDocumentKept(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select id from document where id = ${id}`.execute(db);
  return rows.length === 1;
}

export const removeDocument = (db: Db, id: string, le: string) =>
  sql`update document set deleted = true, updated_at = ${le} where id = ${id}`.execute(db);

type Usage = { le: string; cree?: string };

export const lastUse = (db: Db, id: string, { le, cree = le }: Usage) =>
  sql`update utilisateur set created_at = ${cree}, derniere_connexion_at = ${le} where id = ${id}`.execute(
    db,
  );

export async function compteKept(db: Db, id: string) {
  const { rows } = await sql<{ nom: string; email: string; supprime: boolean }>`
    select nom, email::text as email, supprime_at is not null as supprime from utilisateur
    where id = ${id}`.execute(db);
  return rows[0];
}

export async function mailsTo(db: Db, email: string): Promise<string[]> {
  const { rows } = await sql<{ objet: string }>`select objet from courriel where destinataire = ${email}
    order by cree_le, cle`.execute(db);
  return rows.map(({ objet }) => objet);
}

export async function lastMailTo(db: Db, email: string) {
  const { rows } = await sql<{ objet: string; texte: string }>`select objet, texte from courriel
    where destinataire = ${email} order by cree_le desc limit 1`.execute(db);
  return rows[0];
}

export async function isLigneKept(db: Db, table: 'representant_legal' | 'rib', id: string): Promise<boolean> {
  const { rows } = await sql`select id from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows.length === 1;
}

/** Reads the values before and after in the history of this object, except codes of states. */
export async function readHistoriqueValeurs(db: Db, id_objet: string): Promise<string[]> {
  const { rows } = await sql<{ valeur: string }>`
    select valeur from historique left join historique_valeurs v on v.id_historique = id,
      unnest(array[avant, apres, details ->> 'avant_apres', v.depart::text, v.valeurs::text]) valeur
    where id_objet = ${id_objet} and length(valeur) > 3 order by id`.execute(db);
  return rows.map(({ valeur }) => valeur);
}

export async function aSiteFor(
  db: Db,
  { id_association, responsable_id }: { id_association: string; responsable_id: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into haa_site (id_association, nom, nom_compare, responsable_id, created_at, updated_at)
    values (${id_association}, 'Local', 'local', ${responsable_id}, now(), now()) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export const removeSite = (db: Db, id: string) =>
  sql`update haa_site set deleted = true where id = ${id}`.execute(db);

/** Writes a line as a file for Chorus holds it, and one as it held it before, with made-up cells between those that matter. */
export const anAccountSent = (db: Db, id_dossier: string) =>
  sql`with lot as (
      insert into lot_transfert (systeme, numero, id_service, criteres, nombre, montant, cree_le, cree_par, envoi)
      select 'chorus', 'C-' || i.id_fo, i.id_service_instructeur, '{}', 1, 2000, now(), d.created_by, 'telechargement'
      from instruction i join dossier d on d.id = i.id_dossier where d.id = ${id_dossier} returning id)
    insert into lot_transfert_ligne (id_lot, rang, cle, cellules)
    select lot.id, k.rang, k.genre || i.id_dossier || ':' || i.id_service_instructeur || k.suite,
      jsonb_build_array('L1', 'ACC', i.id_fo, i.exercice, 'S', '1', 'siret', 'tiers', 'LES VOISINS DE LA RUE HAUTE',
        'FR7642559000052102312860353', 'CCOPFRPP', 2000)
    from (values (1, 'accord:', ''), (2, 'engagement:', ':2027:1')) as k (rang, genre, suite), lot, instruction i
    where i.id_dossier = ${id_dossier}`.execute(db);

/** Counts what is kept to undo a merge of two files: the merge, and the rows noted for it. */
export async function countFusionNotee(db: Db, id: string): Promise<{ fusions: number; lignes: number }> {
  const { rows } = await sql<{ fusions: number; lignes: number }>`select
    (select count(*)::int from fusion_association where id = ${id}) as fusions,
    (select count(*)::int from fusion_association_ligne where id_fusion = ${id}) as lignes`.execute(db);
  return rows[0] ?? { fusions: 0, lignes: 0 };
}
