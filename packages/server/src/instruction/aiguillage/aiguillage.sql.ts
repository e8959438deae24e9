// The queries here are about the rules by which a service puts its people in charge of the dossiers it receives, whose
// turn it is, and what the rules look at in a dossier.
import type { FaitsAiguilles, Regle } from '@asso/domain/instruction/aiguillage.rules';
import { type ColumnType, type RawBuilder, sql } from 'kysely';
import type { Db, Table, Tx } from '../../platform/db/database.ts';
import type { InstructionPlace } from '../bureau/affectation.sql.ts';

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    aiguillage: Table<'aiguillage', { regles: ColumnType<readonly Regle[], string, string> }>;
  }
}

export type AiguillageRow = { actif: boolean; regles: readonly Regle[]; version: number };

/** A service that never wrote a rule has none, in a first version. */
const aucune: AiguillageRow = { actif: false, regles: [], version: 1 };

export async function findAiguillage(db: Db, id_service: string): Promise<AiguillageRow> {
  const row = await db
    .selectFrom('aiguillage')
    .select(['actif', 'regles', 'version'])
    .where('id_service', '=', id_service)
    .executeTakeFirst();
  if (!row) return aucune;
  // Rules saved before they could name campaigns name none.
  const regles = row.regles.map((one) => ({
    ...one,
    quand: { ...one.quand, campagnes: one.quand.campagnes ?? [] },
  }));
  return { ...row, regles };
}

/**
 * Locks the service's rules until the end of the transaction, even when none was written yet, so that two people do not
 * write at once.
 */
export async function lockAiguillage(trx: Tx, id_service: string): Promise<AiguillageRow> {
  await trx.selectFrom('service').select('id').where('id', '=', id_service).forUpdate().execute();
  return findAiguillage(trx, id_service);
}

export const writeAiguillage = (
  trx: Tx,
  id_service: string,
  { actif, regles, version }: AiguillageRow,
): Promise<unknown> => {
  const set = { actif, regles: JSON.stringify(regles), version };
  return trx
    .insertInto('aiguillage')
    .values({ id_service, ...set })
    .onConflict((conflict) => conflict.column('id_service').doUpdateSet(set))
    .execute();
};

type Tour = { id_service: string; regle: string };

/**
 * Gives the person to whom a rule gave its last dossier, or null before its first one. No other transaction can take
 * the same turn until this one ends.
 */
export async function lockTour(trx: Tx, { id_service, regle }: Tour): Promise<string | null> {
  await sql`insert into aiguillage_tour (id_service, regle) values (${id_service}, ${regle})
    on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ dernier: string | null }>`select dernier from aiguillage_tour
    where id_service = ${id_service} and regle = ${regle} for update`.execute(trx);
  return rows[0]?.dernier ?? null;
}

export const keepTour = (trx: Tx, { id_service, regle }: Tour, dernier: string) =>
  sql`update aiguillage_tour set dernier = ${dernier}::uuid
    where id_service = ${id_service} and regle = ${regle}`.execute(trx);

const faits = sql`i.code_departement as departement, s.code as campagne,
  i.id_sous_type_dispositif as sous_dispositif, coalesce(i.montant_demande, 0)::float8 as demande,
  array(select json_array_elements_text(
    case when json_typeof(v.contenu->'themes') = 'array' then v.contenu->'themes' end)) as themes`;
const dOu = sql`instruction i left join dossier_subvention ds on ds.id_dossier = i.id_dossier
  left join campagne_version v on v.id = ds.id_campagne_version
  left join subvention s on s.id = v.id_subvention`;

export async function findFaits(
  db: Db,
  { id_dossier, id_service }: InstructionPlace,
): Promise<FaitsAiguilles | undefined> {
  const { rows } = await sql<FaitsAiguilles>`select ${faits} from ${dOu}
    where i.id_dossier = ${id_dossier} and i.id_service_instructeur = ${id_service}`.execute(db);
  return rows[0];
}

export type DossierEssaye = FaitsAiguilles & { id: string };
type Annee = { id_service: string; du: Date; au: Date; atMost: number };

/** Lists what came to a service between two instants, in the order in which it came, `atMost` dossiers at most. */
export async function listEssayes(db: Db, { id_service, du, au, atMost }: Annee): Promise<DossierEssaye[]> {
  const { rows } = await sql<DossierEssaye>`select i.id_dossier as id, ${faits} from ${dOu}
    where i.id_service_instructeur = ${id_service} and ${isDuring({ du, au })}
    order by i.transmis_le, i.id_dossier limit ${atMost}`.execute(db);
  return rows;
}

// An SQL condition on the period of the sending. An index orders dossiers by the expression it uses, in which what was
// never sent comes first.
const isDuring = ({ du, au }: { du: Date; au: Date }): RawBuilder<boolean> =>
  sql`coalesce(i.transmis_le, timestamptz '0001-01-01 00:00:00Z') >= ${du}
    and coalesce(i.transmis_le, timestamptz '0001-01-01 00:00:00Z') < ${au} and i.etat not in ('A', 'B')`;

type Exemple = { id_fo: string; association: string; departement: string | null; demande: number };

/** Names these dossiers, in the order in which they came. */
export async function listExemples(db: Db, id_service: string, ids: readonly string[]): Promise<Exemple[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Exemple>`
    select d.id_fo, s.nom as association, i.code_departement as departement,
      coalesce(i.montant_demande, 0)::float8 as demande
    from instruction i join dossier d on d.id = i.id_dossier join association s on s.id = d.id_association
    where i.id_service_instructeur = ${id_service} and i.id_dossier = any(${[...ids]}::uuid[])
    order by i.transmis_le, i.id_dossier`.execute(db);
  return rows;
}

/** Names these people, whatever became of their account. */
export async function listPersonNames(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; nom: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; nom: string }>`select id, prenom || ' ' || nom as nom
    from utilisateur where id = any(${[...ids]}::uuid[]) order by utilisateur.nom, id`.execute(db);
  return rows;
}
