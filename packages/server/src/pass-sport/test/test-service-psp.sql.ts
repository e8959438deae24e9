// Test support: an exercise, codes that nobody else has, and the rows that a move leaves.
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** « 27 » is open in October 2027; « 26 » was a year before. */
export const exercicesCsv = [
  'code;libelle;debut;fin;montant;agrements',
  '26;Pass’Sport 2026-2027 (essai);2026-09-01;2026-12-31;60;SPORT:2016',
  '27;Pass’Sport 2027-2028 (essai);2027-09-01;2027-12-31;70;SPORT:2016 JEP:2020',
].join('\n');

const lettres = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const quatre = () => Array.from({ length: 4 }, () => lettres[randomInt(lettres.length)]).join('');

/** Draws a code at random among so many that none comes twice. */
export const aCodePsp = (exercice: string): string => `${exercice}-${quatre()}-${quatre()}`;

type Ligne = {
  id_psp: string;
  nom?: string;
  date_naissance?: string;
  code_postal?: string;
  statut?: string;
};

/** Writes a file of beneficiaries; columns that are not given get valid values. */
export const beneficiairesCsv = (lignes: readonly Ligne[]): string =>
  [
    'id_psp;prenom;nom;date_naissance;commune;code_postal;statut',
    ...lignes.map(
      ({ id_psp, nom = 'Inventée', date_naissance = '2014-05-01', code_postal = '13011', statut = 'oui' }) =>
        `${id_psp};Zoé;${nom};${date_naissance};Marseille;${code_postal};${statut}`,
    ),
  ].join('\n');

export const rowsPsp = {
  exercice: (db: Db, id: string) =>
    db.selectFrom('psp_exercice').selectAll().where('id', '=', id).executeTakeFirst(),
  beneficiaire: (db: Db, id_psp: string) =>
    db.selectFrom('psp_beneficiaire').selectAll().where('id_psp', '=', id_psp).executeTakeFirst(),
  confirmations: (db: Db, id_siren: string) =>
    db.selectFrom('psp_confirmation').selectAll().where('id_siren', '=', id_siren).execute(),
};

/** Lists the inscriptions of one dossier in the order they were enrolled. */
export const listInscriptionsIn = (db: Db, dossier_id: string) =>
  db
    .selectFrom('psp_inscription')
    .selectAll()
    .where('dossier_id', '=', dossier_id)
    .orderBy('cree_le')
    .orderBy('id')
    .execute();

/** Lists the sentences of a person's inbox, in alphabetical order because several have the same instant. */
export async function listNouvellesIn(db: Db, id_utilisateur: string): Promise<string[]> {
  const rows = await db
    .selectFrom('notification')
    .select(['params', 'objet_libelle'])
    .where('id_utilisateur', '=', id_utilisateur)
    .where('variante', '=', 'paiement')
    .execute();
  return rows
    .map(({ objet_libelle, params }) => `${objet_libelle} : ${params.paiement}.`.replaceAll(/\s/g, ' '))
    .toSorted();
}

/** Lists the subjects of the e-mails of a person, in alphabetical order. */
export async function listSujetsIn(db: Db, id_utilisateur: string): Promise<string[]> {
  const rows = await db
    .selectFrom('courriel')
    .innerJoin('utilisateur', 'utilisateur.email', 'courriel.destinataire')
    .select('objet')
    .where('utilisateur.id', '=', id_utilisateur)
    .execute();
  return rows.map(({ objet }) => objet).toSorted();
}

export const renameBeneficiaire = (db: Db, id_psp: string, nom: string) =>
  db.updateTable('psp_beneficiaire').set({ nom }).where('id_psp', '=', id_psp).execute();

/** Makes every call that reads beneficiaries wait while `work` runs, as for a slow source. */
export const aTableHeld = (db: Db, work: () => Promise<void>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`lock table psp_beneficiaire in access exclusive mode`.execute(tx);
    await work();
  });

/** Counts the queries that are reading beneficiaries now. */
export async function countRunningQueries(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and state = 'active' and query like '%from psp_beneficiaire b where%'
      and pid <> pg_backend_pid()`.execute(db);
  return rows[0]?.n ?? 0;
}

export const ribDesigne = async (db: Db, id: string): Promise<string | null> =>
  (await db.selectFrom('psp_dossier').select('id_rib').where('id', '=', id).executeTakeFirstOrThrow()).id_rib;

export const withoutRib = (db: Db, id: string) =>
  db.updateTable('psp_dossier').set({ id_rib: null }).where('id', '=', id).execute();

export const withoutConfirmation = (db: Db, id_siren: string) =>
  db.deleteFrom('psp_confirmation').where('id_siren', '=', id_siren).execute();
