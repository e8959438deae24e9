// These queries find, lock and decide declarations of volunteers, end those that still wait when their session is over,
// and erase their names later.
import {
  type DecisionCec,
  type MotifRefusCec,
  type StatutCec,
  statutInitial,
} from '@asso/domain/benevolat/declaration.states';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { type ColumnType, sql } from 'kysely';
import type { Db, Row, Table, Tx } from '../platform/db/database.ts';

export type DeclarationTable = Table<
  'cec_declaration',
  {
    status: ColumnType<StatutCec, never, StatutCec>;
    motif_refus_id: ColumnType<MotifRefusCec | null, never, MotifRefusCec | null>;
    decidee_le: ColumnType<Date | null, never, Date>;
    decidee_par: ColumnType<string | null, never, string | null>;
    /** True once the declaration was kept long enough and its names were erased: nothing then says whom it is about. */
    noms_effaces: boolean;
  }
>;

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    cec_declaration: DeclarationTable;
  }
}

export type DeclarationRow = Row<'cec_declaration'> & {
  session: string;
  annee_activite: number;
  debut: string;
  fin: string;
  etab_nom: string | null;
  nom_decideur: string | null;
  /** The SIRET of the association's head office, as Sirene gives it. */
  siege: string | null;
};

/**
 * The beginning of every query: joins the session, the establishment and the person who decided, and leaves the filter
 * to the caller.
 */
export const selectDeclarations = (db: Db) =>
  db
    .selectFrom('cec_declaration as d')
    .innerJoin('cec_session as s', 's.id', 'd.id_session')
    .innerJoin('association as a', 'a.id', 'd.id_association')
    .leftJoin('etablissement as e', 'e.siret', 'd.etab_siret')
    .leftJoin('utilisateur as u', 'u.id', 'd.decidee_par')
    .selectAll('d')
    .select(['s.code as session', 's.annee_activite', 's.debut', 's.fin', 'a.id_siret_siege as siege'])
    .select(sql<string | null>`coalesce(e.enseigne, e.commune)`.as('etab_nom'))
    .select(sql<string | null>`u.prenom || ' ' || u.nom`.as('nom_decideur'));

export const findDeclaration = async (db: Db, id: string): Promise<DeclarationRow | undefined> =>
  isUuid(id) ? selectDeclarations(db).where('d.id', '=', id).executeTakeFirst() : undefined;

/** Locks the declaration for this transaction, so that two decisions at once are made one after the other. */
export async function lockDeclaration(tx: Tx, id: string): Promise<DeclarationRow | undefined> {
  if (!isUuid(id)) return undefined;
  const held = await tx
    .selectFrom('cec_declaration')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  // The declaration is read once locked: another transaction may have decided it while this one waited.
  return held && findDeclaration(tx, held.id);
}

type Decided = { status: DecisionCec; motif_refus_id: MotifRefusCec | null; by: string; at: Date };

export const writeDecision = (tx: Tx, id: string, { status, motif_refus_id, by, at }: Decided) =>
  tx
    .updateTable('cec_declaration')
    .set((eb) => ({
      status,
      motif_refus_id,
      decidee_par: by,
      decidee_le: at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();

/** Ends at most `limit` waiting declarations and returns their ids: none once all is done. */
export async function endWaiting(
  tx: Tx,
  { id_session, at, limit }: { id_session: string; at: Date; limit: number },
): Promise<string[]> {
  const rows = await tx
    .updateTable('cec_declaration')
    .set((eb) => ({ status: 'Non traitée', decidee_le: at, version: eb('version', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('cec_declaration')
        .select('id')
        .where('id_session', '=', id_session)
        .where('status', '=', statutInitial)
        .orderBy('id')
        .limit(limit)
        .forUpdate(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Which names to erase: those of declarations decided before `subtractDuree`, replaced by `nom`, at most `limit` at once. */
type Effacement = { avant: Date; nom: string; limit: number };

/** Erases the name, the function and the reference on the other site, and returns the ids: none once all is done. */
export async function eraseNoms(tx: Tx, { avant, nom, limit }: Effacement): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update cec_declaration set prenom = '', nom = ${nom}, civilite = null, fonction = null,
      reference = 'effacee-' || id, noms_effaces = true, version = version + 1
    where id in (select id from cec_declaration where decidee_le <= ${avant} and not noms_effaces
      order by decidee_le, id limit ${limit} for update)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
