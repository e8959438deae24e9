// What an import reads and writes, a batch at a time.
import type { Registre } from '@asso/domain/association/fiche.rules';
import type { Cles, LigneEtablissement } from '@asso/domain/association/registre.rules';
import type { ColonnesRegistre } from '@asso/domain/association/registre-fusion.rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export type AssociationConnue = {
  id: string;
  nom: string;
  id_rna: string | null;
  id_ex: string | null;
  id_siren: string | null;
  registre: Registre;
};

/** Those that carry one of these numbers, locked for this batch. */
export async function lockAssociations(tx: Tx, cles: readonly Cles[]): Promise<AssociationConnue[]> {
  const all = (name: keyof Cles) => cles.flatMap((one) => one[name] ?? []);
  return await tx
    .selectFrom('association')
    .select(['id', 'nom', 'id_rna', 'id_ex', 'id_siren', 'registre'])
    .where((eb) =>
      eb.or([
        eb('id_rna', '=', sql<string>`any(${all('id_rna')})`),
        eb('id_ex', '=', sql<string>`any(${all('id_ex')})`),
        eb('id_siren', '=', sql<string>`any(${all('id_siren')})`),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

export type AssociationEcrite = ColonnesRegistre & { registre: Registre };

const rowType = sql`(
  id uuid, id_rna text, id_ex text, id_siren text, id_siret_siege text, nom text, sigle text, etat text,
  date_dissolution date, commune text, code_postal text, code_departement text, registre jsonb
)`;

export async function insertAssociations(tx: Tx, rows: readonly AssociationEcrite[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into association (id_rna, id_ex, id_siren, id_siret_siege, nom, sigle, etat, date_dissolution,
      commune, code_postal, code_departement, registre)
    select id_rna, id_ex, id_siren, id_siret_siege, nom, sigle, etat, date_dissolution,
      commune, code_postal, code_departement, registre
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ${rowType}`.execute(tx);
}

/** What the association typed is not touched. */
export async function updateAssociations(
  tx: Tx,
  rows: readonly (AssociationEcrite & { id: string })[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update association a set id_rna = r.id_rna, id_ex = r.id_ex, id_siren = r.id_siren,
      id_siret_siege = r.id_siret_siege, nom = r.nom, sigle = r.sigle, etat = r.etat,
      date_dissolution = r.date_dissolution, commune = r.commune, code_postal = r.code_postal,
      code_departement = r.code_departement, registre = r.registre, version = a.version + 1, updated_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ${rowType}
    where a.id = r.id`.execute(tx);
}

export async function readEtablissements(
  db: Db,
  sirets: readonly string[],
): Promise<Map<string, { id_association: string; registre: unknown }>> {
  const rows = await db
    .selectFrom('etablissement')
    .select(['siret', 'id_association', 'registre'])
    .where('siret', '=', sql<string>`any(${[...sirets]})`)
    .execute();
  return new Map(rows.map(({ siret, ...row }) => [siret, row]));
}

export type EtablissementEcrit = LigneEtablissement & { id_association: string };

export async function upsertEtablissements(
  tx: Tx,
  rows: readonly EtablissementEcrit[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const sent = rows.map(({ id_association, ...ligne }) => ({
    id_association,
    ...ligne,
    commune: ligne.adresse.commune ?? null,
    code_postal: ligne.adresse.cp ?? null,
    registre: ligne,
  }));
  await sql`
    insert into etablissement as e (siret, id_association, est_siege, actif, date_fermeture, enseigne, adresse,
      commune, code_postal, registre)
    select siret, id_association, est_siege, actif, date_fermeture, enseigne, adresse, commune, code_postal, registre
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as r (siret text, id_association uuid,
      est_siege boolean, actif boolean, date_fermeture date, enseigne text, adresse jsonb, commune text,
      code_postal text, registre jsonb)
    on conflict (siret) do update set id_association = excluded.id_association, est_siege = excluded.est_siege,
      actif = excluded.actif, date_fermeture = excluded.date_fermeture, enseigne = excluded.enseigne,
      adresse = excluded.adresse, commune = excluded.commune, code_postal = excluded.code_postal,
      registre = excluded.registre, version = e.version + 1, updated_at = ${at}`.execute(tx);
}

/** A seat that has moved is one no more, before its own line says it. */
export async function unmarkOtherSieges(tx: Tx, rows: readonly EtablissementEcrit[]): Promise<void> {
  const sieges = rows.filter(({ est_siege }) => est_siege);
  if (sieges.length === 0) return;
  await sql`
    update etablissement e set est_siege = false
    from unnest(${sieges.map((one) => one.id_association)}::uuid[], ${sieges.map((one) => one.siret)}::text[])
      as s (id_association, siret)
    where e.id_association = s.id_association and e.siret <> s.siret and e.est_siege`.execute(tx);
}

const importLock = 5_318_008_001;

/** One import at a time: two would wait for each other's rows. Null when there is one already. */
export const withImportLock = <T>(db: Db, work: () => Promise<T>): Promise<T | null> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_lock(${sql.lit(importLock)}) as locked`.execute(connection);
    if (rows[0]?.locked !== true) return null;
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(importLock)})`.execute(connection);
    }
  });
