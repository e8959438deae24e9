// This file holds the queries of an import, which reads and writes one batch at a time.
import type { Registre } from '@asso/domain/association/fiche.rules';
import type { Cles, LigneEtablissement } from '@asso/domain/association/registre/registre.rules';
import type { ColonnesRegistre } from '@asso/domain/association/registre/registre-fusion.rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Cell, Session } from '../../platform/db/session.sql.ts';

/** What a batch writes with: its transaction, and the COPY of the same connection. */
export type ImportEcriture = { tx: Tx; copyInto: Session['copyInto']; at: Date };

export type AssociationConnue = {
  id: string;
  nom: string;
  id_rna: string | null;
  id_ex: string | null;
  id_siren: string | null;
  id_siret_siege: string | null;
  sigle: string | null;
  commune: string | null;
  code_postal: string | null;
  etat: 'active' | 'dissoute';
  version: number;
  registre: Registre;
  anterieurs: string[];
  rnas: string[];
  corriges: string[];
};

/** The RNA numbers that find an association and that it does not bear. */
const rnasOf = sql<string[]>`array(
  select r.numero from rna_anterieur r where r.id_association = association.id order by r.numero)`;

/** The other SIRENs of an association, in their order. */
const anterieursOf = sql<string[]>`array(
  select s.siren from siren_anterieur s where s.id_association = association.id order by s.vu_le, s.siren)`;

/**
 * Lists the associations that carry one of these numbers, without locking them: an unchanged row is not written at all.
 */
export async function readAssociations(tx: Tx, cles: readonly Cles[]): Promise<AssociationConnue[]> {
  const all = (name: keyof Cles) => [...new Set(cles.flatMap((one) => one[name] ?? []))];
  const found = new Map<string, AssociationConnue>();
  for (const name of ['id_rna', 'id_ex', 'id_siren'] as const) {
    const values = all(name);
    if (values.length === 0) continue;
    const rows = await tx
      .selectFrom('association')
      .select(['id', 'id_rna', 'id_ex', 'id_siren', 'etat', 'version', 'registre'])
      .select(['nom', 'sigle', 'commune', 'code_postal', 'id_siret_siege', anterieursOf.as('anterieurs')])
      .select([rnasOf.as('rnas'), 'numeros_corriges as corriges'])
      .where('id', 'in', name === 'id_siren' ? idsOfSirens(values) : idsOfRnas(name, values))
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  return [...found.values()];
}

const idsOfRnas = (name: keyof Cles, values: readonly string[]) =>
  sql<string>`(select id from association where ${sql.ref(name)} = any(${values})
    union all select id_association from rna_anterieur where numero = any(${values}))`;

/** One list of ids and no « or »: PostgreSQL would read the whole table for each batch. */
const idsOfSirens = (sirens: readonly string[]) =>
  sql<string>`(select id from association where id_siren = any(${sirens})
    union all select id_association from siren_anterieur where siren = any(${sirens}))`;

export type AssociationEcrite = ColonnesRegistre & { id: string; registre: Registre };

const columns = [
  'id_rna',
  'id_ex',
  'id_siren',
  'id_siret_siege',
  'nom',
  'sigle',
  'etat',
  'date_dissolution',
  'commune',
  'code_postal',
  'code_departement',
] as const satisfies readonly (keyof ColonnesRegistre)[];

export async function insertAssociations(
  { copyInto }: ImportEcriture,
  rows: readonly AssociationEcrite[],
): Promise<void> {
  if (rows.length > 0)
    await copyInto('association', ['id', ...columns, 'registre'], cellsOfAssociations(rows));
}

/**
 * Makes the rows one at a time, while the previous ones are being sent. Their ids are drawn before, because PostgreSQL
 * cannot add several rows at once when it draws them itself.
 */
function* cellsOfAssociations(rows: readonly AssociationEcrite[]): Generator<Cell[]> {
  for (const row of rows) yield [row.id, ...columns.map((name) => row[name]), JSON.stringify(row.registre)];
}

/** Thrown when another program wrote one of these rows since they were read: the batch has to be decided again. */
export class LigneDepassee extends Error {}

export type AssociationChangee = AssociationEcrite & {
  version: number;
  /** Tells whether a column by which the association is searched has changed. */
  isRenommee: boolean;
};

/** Writes the other SIRENs by which these associations are found, in place of those written before. */
export async function saveAnterieurs(
  { tx, at }: ImportEcriture,
  rows: readonly { id: string; anterieurs: readonly string[] }[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.deleteFrom('siren_anterieur').where('id_association', 'in', ids).execute();
  const all = rows.flatMap(({ id, anterieurs }) =>
    anterieurs.map((siren) => ({ siren, id_association: id, vu_le: at })),
  );
  if (all.length > 0) await tx.insertInto('siren_anterieur').values(all).execute();
}

/** Updates the columns that come from the register; what the association typed is not changed. */
export async function updateAssociations(
  ecriture: ImportEcriture,
  rows: readonly AssociationChangee[],
): Promise<void> {
  // The search key is computed again only for rows where it may change: the other update does not even name its
  // columns.
  const key = sql`nom = r.nom, sigle = r.sigle, commune = r.commune, code_postal = r.code_postal,`;
  await updateSome(
    ecriture,
    rows.filter(({ isRenommee }) => isRenommee),
    key,
  );
  await updateSome(
    ecriture,
    rows.filter(({ isRenommee }) => !isRenommee),
    sql``,
  );
}

async function updateSome(
  { tx, at }: ImportEcriture,
  rows: readonly AssociationChangee[],
  key: RawBuilder<unknown>,
): Promise<void> {
  if (rows.length === 0) return;
  const { numAffectedRows } = await sql`
    update association a set ${key} id_rna = r.id_rna, id_ex = r.id_ex, id_siren = r.id_siren,
      id_siret_siege = r.id_siret_siege, etat = r.etat, date_dissolution = r.date_dissolution,
      code_departement = r.code_departement, registre = r.registre, version = a.version + 1, updated_at = ${at}
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (
      id uuid, version int, id_rna text, id_ex text, id_siren text, id_siret_siege text, nom text, sigle text,
      etat text, date_dissolution date, commune text, code_postal text, code_departement text, registre jsonb)
    where a.id = r.id and a.version = r.version`.execute(tx);
  if (Number(numAffectedRows) !== rows.length) throw new LigneDepassee();
}

export async function readEtablissements(
  db: Db,
  sirets: readonly string[],
): Promise<Map<string, EtablissementConnu>> {
  const rows = await db
    .selectFrom('etablissement')
    .select(['siret', 'id_association', 'actif', 'est_siege', 'registre'])
    .where('siret', '=', sql<string>`any(${[...sirets]})`)
    .execute();
  return new Map(rows.map(({ siret, ...row }) => [siret, row]));
}

export type EtablissementConnu = {
  id_association: string;
  actif: boolean;
  est_siege: boolean;
  registre: unknown;
};
export type EtablissementEcrit = LigneEtablissement & { id_association: string };

const placed = (ligne: EtablissementEcrit) => {
  const { id_association, ...registre } = ligne;
  const { siret, est_siege, actif, date_fermeture, enseigne, adresse } = ligne;
  const town = { commune: adresse.commune ?? null, code_postal: adresse.cp ?? null };
  return { siret, id_association, est_siege, actif, date_fermeture, enseigne, adresse, ...town, registre };
};

export async function insertEtablissements(
  { copyInto }: ImportEcriture,
  rows: readonly EtablissementEcrit[],
): Promise<void> {
  if (rows.length === 0) return;
  const sent = rows.map(placed).map((row) => ({
    ...row,
    adresse: JSON.stringify(row.adresse),
    registre: JSON.stringify(row.registre),
  }));
  const names = Object.keys(sent[0] ?? {});
  await copyInto('etablissement', names, sent.map(Object.values<Cell>));
}

export async function updateEtablissements(
  { tx, at }: ImportEcriture,
  rows: readonly EtablissementEcrit[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update etablissement e set id_association = r.id_association, est_siege = r.est_siege, actif = r.actif,
      date_fermeture = r.date_fermeture, enseigne = r.enseigne, adresse = r.adresse, commune = r.commune,
      code_postal = r.code_postal, registre = r.registre, version = e.version + 1, updated_at = ${at}
    from json_to_recordset(${JSON.stringify(rows.map(placed))}::json) as r (siret text, id_association uuid,
      est_siege boolean, actif boolean, date_fermeture date, enseigne text, adresse jsonb, commune text,
      code_postal text, registre jsonb)
    where e.siret = r.siret`.execute(tx);
}

/**
 * Unmarks the former head office of an association that has moved, before the line of that establishment itself is
 * read.
 */
export async function unmarkOtherSieges(
  { tx }: ImportEcriture,
  sieges: readonly { id_association: string; siret: string }[],
): Promise<void> {
  if (sieges.length === 0) return;
  await sql`
    update etablissement e set est_siege = false
    from unnest(${sieges.map((one) => one.id_association)}::uuid[], ${sieges.map((one) => one.siret)}::text[])
      as s (id_association, siret)
    where e.id_association = s.id_association and e.siret <> s.siret and e.est_siege`.execute(tx);
}

export async function hasAssociations(db: Db): Promise<boolean> {
  return (await db.selectFrom('association').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Calls `told` with each known SIREN; they are read a page at a time, since all of them would not fit in memory at
 * once. Few associations have had another one.
 */
export async function eachSiren(db: Db, told: (siren: string) => void): Promise<void> {
  const anterieurs = await db.selectFrom('siren_anterieur').select('siren').execute();
  for (const { siren } of anterieurs) told(siren);
  const page = 10_000;
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('association')
      .select('id_siren')
      .where('id_siren', '>', last)
      .orderBy('id_siren')
      .limit(page)
      .execute();
    for (const { id_siren } of rows) if (id_siren) told(id_siren);
    if (rows.length < page) return;
    last = rows.at(-1)?.id_siren ?? '';
  }
}

export async function countSirens(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('association')
    .select((eb) => eb.fn.count<number>('id_siren').as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

const importLock = 5_318_008_001;

/** Takes the lock of imports; false when another import runs, since two at once would wait for each other's rows. */
export async function lockImport(db: Db): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${sql.lit(importLock)}) as locked`.execute(db);
  return rows[0]?.locked === true;
}
