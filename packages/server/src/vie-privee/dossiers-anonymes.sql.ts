// The queries here make closed dossiers anonymous once kept long enough; what was asked, decided and paid stays.
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import { anonymiseComptesPartis, keepReste } from './dossiers-reste.sql.ts';

export type Limites = {
  /** The date by which a granted dossier must be closed to be made anonymous. */
  accorde: Date;
  /** The date by which a dossier closed without being granted must be closed to be made anonymous. */
  refuse: Date;
};

/**
 * Lists and locks the dossiers to make anonymous. A dossier's last write is its closure, or later, so it dates the
 * end.
 */
export async function lockDossiersFinis(
  tx: Tx,
  { accorde, refuse, limit }: Limites & { limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from dossier d
    where d.anonymise_le is null and d.modifie_le <= ${refuse}
      and exists (select from instruction i where i.id_dossier = d.id and i.transmis_le is not null)
      and not exists (select from instruction i where i.id_dossier = d.id
        and (i.etat not in ('10', '11', '12', 'B') or i.modifie_le > ${refuse}))
      and (not exists (select from instruction i where i.id_dossier = d.id and i.etat = '10')
        or d.modifie_le <= ${accorde}
          and not exists (select from instruction i where i.id_dossier = d.id and i.modifie_le > ${accorde}))
    order by d.modifie_le, d.id limit ${limit}
    for update of d skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Makes these dossiers anonymous: forms keep only the fields that the domain lists (reste-dossier.rules.ts), messages
 * and notes are deleted.
 */
export async function anonymiseDossiers(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  const these = sql`any(${[...ids]}::uuid[])`;
  await keepReste(tx, ids);
  await sql`update dossier set anonymise_le = ${at}, version = version + 1 where id = ${these}`.execute(tx);
  await sql`update crf set version = version + 1, motif = case when motif is null then null else '' end
    where id_dossier = ${these}`.execute(tx);
  await sql`delete from projet_retrait
    where id_projet in (select id from projet where id_dossier = ${these})`.execute(tx);
  await sql`update demande_paiement set version = version + 1, titulaire = null, iban = null, bic = null,
      motif = case when motif is null then null else '' end
    where id_dossier = ${these}`.execute(tx);
  await sql`update avis set version = version + 1, question = 'Effacée', texte = null, id_document = null
    where id_dossier = ${these}`.execute(tx);
  await sql`update note_instruction set version = version + 1, commentaire = ''
    where id_dossier = ${these}`.execute(tx);
  await sql`update instruction set motif = null, motif_proposition = '', manques = '[]', reponses = '[]'
    where id_dossier = ${these}`.execute(tx);
  await sql`update decision set motif = null where id_dossier = ${these}`.execute(tx);
  await anonymiseComptesPartis(tx, ids);
  await deleteAutour(tx, ids);
}

/** Deletes the messages and files exchanged about these dossiers, and who shared or read them. */
async function deleteAutour(tx: Tx, ids: readonly string[]): Promise<void> {
  const these = sql`any(${[...ids]}::uuid[])`;
  await sql`delete from message_fichier
    where id_message in (select id from message_dossier where id_dossier = ${these})`.execute(tx);
  await sql`delete from crf_piece where id_crf in (select id from crf where id_dossier = ${these})`.execute(
    tx,
  );
  const tables = [
    'message_dossier',
    'message_lecture',
    'renvoi_dossier',
    'version_recue',
    'courrier',
    'decision_en_attente',
    'suivi_dossier',
    'piece_dossier',
    'piece_transmise',
    'dossier_partage',
    'demande_signature',
    'regard_dossier',
    'visite_dossier',
    'presence_dossier',
    'lecture_gardee',
    'rappel',
    'empreinte_dossier',
    'signal_ecarte',
    'haa_sites_transmis',
  ];
  for (const table of tables) {
    await sql`delete from ${sql.table(table)} where id_dossier = ${these}`.execute(tx);
  }
}

/** Deletes whole dossiers, as if they had never been begun. */
export async function deleteDossiers(tx: Tx, ids: readonly string[]): Promise<void> {
  const these = sql`any(${[...ids]}::uuid[])`;
  const projets = sql`(select id from projet where id_dossier = ${these})`;
  await deleteAutour(tx, ids);
  await sql`delete from projet_retrait where id_projet in ${projets}`.execute(tx);
  await sql`delete from financement where id_projet in ${projets}`.execute(tx);
  await sql`update dossier_subvention set renouvelle = null where renouvelle = ${these}`.execute(tx);
  for (const table of [
    'projet',
    'crf_rappel',
    'lot_ligne',
    'dossier_subvention',
    'dossier_agrement',
    'instruction',
  ]) {
    await sql`delete from ${sql.table(table)} where id_dossier = ${these}`.execute(tx);
  }
  await sql`delete from dossier where id = ${these}`.execute(tx);
}

/** Reads from the database every table that names a dossier, so that a test notices a new one. */
export async function tablesOfDossier(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select distinct conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid in ('dossier'::regclass, 'instruction'::regclass) order by 1`.execute(
    tx,
  );
  return rows.map(({ table }) => table);
}
