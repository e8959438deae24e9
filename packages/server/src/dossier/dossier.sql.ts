// This file holds the tables of a dossier, whatever its kind, and the queries that read and write one dossier.

import type { ComplementReponse, Manque } from '@asso/domain/dossier/completude/completude.rules';
import type { EtatCompletude } from '@asso/domain/dossier/completude/completude.states';
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import type { DecisionDepart } from '@asso/domain/dossier/suivi/depart.words';
import { isUuid } from '@asso/domain/identifiants/uuid';
import {
  type ColumnType,
  type CompiledQuery,
  type Generated,
  type GeneratedAlways,
  type RawBuilder,
  sql,
  type Updateable,
} from 'kysely';
import type { Db, Row, Table, Tx } from '../platform/db/database.ts';
import { type StatementPlace, statement } from '../platform/db/statement.sql.ts';
import { noted, rowOfSave, type Save } from '../platform/history/history.sql.ts';
import { selectHeads } from './dossier-head.sql.ts';

export type DossierTable = Table<
  'dossier',
  {
    genre: GenreDossier;
    statut: 'incomplet' | 'complet';
    tete: Record<string, unknown>;
    created_by_type: 'association' | 'rds';
    pris_en_charge_le: ColumnType<Date | null, never, Date>;
  }
>;

type InstructionTable = Table<
  'instruction',
  {
    etat: Generated<EtatInstruction>;
    etat_precedent: 'A' | 'C' | null;
    decide_le: GeneratedAlways<Date | null>;
    /** The ledger of decisions writes it (migration 1020): the instant of the last amending act. */
    decision_modifiee_le: GeneratedAlways<Date | null>;
    /**
     * The database computes these two amounts from the payments (migration 0260): all that is asked or paid, and what
     * is paid.
     */
    montant_engage: GeneratedAlways<number>;
    montant_verse: GeneratedAlways<number>;
    /** The instant at which the oldest payment still waiting was asked. */
    paiement_demande_le: GeneratedAlways<Date | null>;
    // What the campaign says of its payments, copied by the database (migration 1040).
    demande_paiement: GeneratedAlways<string | null>;
    acompte_pourcent: GeneratedAlways<number | null>;
    delai_versement_jours: GeneratedAlways<number | null>;
    // What this service found missing, in columns that completude.sql.ts writes.
    completude: ColumnType<EtatCompletude, never, EtatCompletude>;
    completude_avant: ColumnType<Date | null, never, Date | null>;
    completude_le: ColumnType<Date | null, never, Date>;
    manques: ColumnType<readonly Manque[], never, string>;
    reponses: ColumnType<readonly ComplementReponse[], never, string>;
    /** The decision that waits to leave, which the database copies from `decision_en_attente` (migration 1000). */
    depart: GeneratedAlways<DecisionDepart | null>;
    // The database writes these columns, which the queue filters, sorts and searches (migration 0110).
    genre: GeneratedAlways<GenreDossier>;
    id_fo: GeneratedAlways<string>;
    exercice: GeneratedAlways<number>;
    statut: GeneratedAlways<string>;
    nom_association: GeneratedAlways<string>;
    mots: GeneratedAlways<string>;
  }
>;

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    dossier: DossierTable;
    instruction: InstructionTable;
  }
}

type Recopie = 'genre' | 'id_fo' | 'exercice' | 'statut' | 'nom_association';

type Instants =
  | 'transmis_le'
  | 'accorde_le'
  | 'decide_le'
  | 'decision_modifiee_le'
  | 'paiement_demande_le'
  | 'modifie_le'
  | 'completude_avant'
  | 'completude_le';
type Paiements =
  | 'montant_engage'
  | 'montant_verse'
  | 'paiement_demande_le'
  | 'decide_le'
  | 'decision_modifiee_le';
type Completude = 'completude' | 'completude_avant' | 'completude_le' | 'manques' | 'reponses';

export type InstructionRow = Omit<Row<'instruction'>, Instants | Recopie> & {
  /** Instants are ISO texts here because they come through JSON. */
  transmis_le: string | null;
  accorde_le: string | null;
  decide_le: string | null;
  decision_modifiee_le: string | null;
  paiement_demande_le: string | null;
  modifie_le: string;
  completude_avant: string | null;
  completude_le: string | null;
  nom_service: string;
  code_service: string;
  code_territoire: string | null;
};

export type DossierRow = Row<'dossier'> & {
  instructions: InstructionRow[];
  shared_with: string[];
  /** Tells whether the subvention that the dossier asks for is still offered. */
  subvention_active: boolean;
  /** What the projects of a draft ask of all services together; null once it was transmitted. */
  demande_brouillon: number | null;
  nom_association: string;
  commune: string | null;
  nom_createur: string;
  /** The title of the first project with how many others there are; null until somebody writes one. */
  intitule: string | null;
};

/** What rights, heads and lists read: all of a dossier but the form itself. */
export type HeadRow = Omit<DossierRow, 'tete' | 'recherche'>;

/** Gives a dossier with what rights and heads need: the caller adds the filter. */
export const selectDossiers = (db: Db) => selectHeads(db).select(['dossier.tete', 'dossier.recherche']);

/** Finds a dossier by any of its identifiers: its uuid or its number. */
export async function findDossier(db: Db, key: string): Promise<DossierRow | undefined> {
  const column = columnOfKey(key);
  if (!column) return undefined;
  const [row] = await found[column](db, { key });
  return row;
}

type Key = { key: string };
const foundBy = (column: 'dossier.id' | 'dossier.id_fo') =>
  statement(
    (db, place: StatementPlace<Key>) =>
      selectDossiers(db).where(column, '=', place('key')).compile() as CompiledQuery<DossierRow>,
  );
const found = { 'dossier.id': foundBy('dossier.id'), 'dossier.id_fo': foundBy('dossier.id_fo') };

/** Gives the column that holds this identifier, the uuid or the number of a dossier; undefined when it is neither. */
export const columnOfKey = (key: string) =>
  /^\d{2}-\d+$/.test(key) ? 'dossier.id_fo' : isUuid(key) ? 'dossier.id' : undefined;

/** Locks the dossier for this transaction: whoever moves or saves it comes here first. */
export async function lockDossier(trx: Tx, key: string): Promise<DossierRow | undefined> {
  const column = columnOfKey(key);
  if (!column) return undefined;
  const [held] = await heldBy[column](trx, { key });
  // The dossier is read after it is locked: another transaction may have moved it while this one waited.
  return held && findDossier(trx, held.id);
}

const holding = (column: 'dossier.id' | 'dossier.id_fo') =>
  statement((db, place: StatementPlace<Key>) =>
    db.selectFrom('dossier').select('id').where(column, '=', place('key')).forUpdate().compile(),
  );
const heldBy = { 'dossier.id': holding('dossier.id'), 'dossier.id_fo': holding('dossier.id_fo') };

type NewInstruction = { id_dossier: string; id_service_instructeur: string; etat: EtatInstruction; at: Date };

export async function insertInstruction(trx: Tx, { at, ...row }: NewInstruction): Promise<void> {
  await trx
    .insertInto('instruction')
    .values({ ...row, modifie_le: at })
    .onConflict((oc) => oc.columns(['id_dossier', 'id_service_instructeur']).doNothing())
    .execute();
}

export async function findByKey(db: Db, cle_unicite: string): Promise<DossierRow | undefined> {
  return (await selectDossiers(db)
    .where('cle_unicite', '=', cle_unicite)
    .where('est_supprime', '=', false)
    .executeTakeFirst()) as DossierRow | undefined;
}

/**
 * Locks a uniqueness key until the end of the transaction, so that two dossiers that would take it at once are written
 * in turn.
 */
export const holdKey = (trx: Tx, cle_unicite: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${cle_unicite}, 0))`.execute(trx);

export type Touch = {
  id: string;
  by: string;
  at: Date;
  /** The line of history of a save, which the same statement writes. */
  note?: Save;
};

/** The columns that a change of the dossier may write, beside its author. */
type Touched = Partial<
  Pick<
    Updateable<DossierTable>,
    | 'statut'
    | 'recherche'
    | 'cle_unicite'
    | 'exercice'
    | 'exercice_fin'
    | 'id_sous_type_dispositif'
    | 'lib_sous_type_dispositif'
  >
> & { tete?: unknown; est_supprime?: boolean };

/** Writes a change of a dossier under a new version, and returns that version. */
export async function touchDossier(trx: Tx, { id, by, at, note }: Touch, set: Touched = {}): Promise<number> {
  const { tete, statut, recherche, ...columns } = set;
  const line = note && rowOfSave(note);
  const writing = line ? noted(trx, (name) => sql`${line[name]}`) : trx;
  const row = await writing
    .updateTable('dossier')
    .set({
      ...columns,
      ...(statut === undefined ? {} : { statut: statutUnlessAsked(id, statut) }),
      ...(tete === undefined ? {} : { tete: sql`${JSON.stringify(tete)}::jsonb` }),
      ...(recherche === undefined ? {} : { recherche: sql`sans_accents(${recherche})` }),
      modifie_le: at,
      modifie_par: by,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

/**
 * Begins a statement that writes a part of a dossier kept in another table: the dossier has a new version too, so that
 * nobody sends or decides on what they have not read. Who last changed the head stays as it was.
 */
export const withNewVersion = <D extends Pick<Db, 'with'>>(db: D, dossier: RawBuilder<string>): D =>
  db.with('version_neuve', (one) =>
    one.updateTable('dossier').set({ version: sql`version + 1` }).where('id', '=', dossier),
  ) as unknown as D;

type Statut = Row<'dossier'>['statut'];

/** Gives the statut to write: « incomplet » while the `completude` of a service is not « complet », else the one given. */
const statutUnlessAsked = (id: string, statut: Statut) => sql<Statut>`
  case when exists (select 1 from instruction i where i.id_dossier = ${id} and i.completude <> 'complet')
  then 'incomplet' else ${statut} end`;

/** Marks as the association's own a dossier that a service had begun, once a member of the association sends it. */
export const takeCharge = (trx: Tx, { id, at }: { id: string; at: Date }) =>
  trx
    .updateTable('dossier')
    .set({ pris_en_charge_le: at })
    .where('id', '=', id)
    .where('created_by_type', '=', 'rds')
    .where('pris_en_charge_le', 'is', null)
    .execute();

export type InstructionKey = { id_dossier: string; id_service_instructeur: string };

export async function updateInstruction(
  trx: Tx,
  { id_dossier, id_service_instructeur }: InstructionKey,
  set: Partial<
    Omit<
      Updateable<InstructionTable>,
      'id_dossier' | 'id_service_instructeur' | 'etat' | 'montant_demande' | Recopie | Completude | Paiements
    >
  > & {
    etat?: EtatInstruction;
    montant_demande?: number;
  },
): Promise<void> {
  await trx
    .updateTable('instruction')
    .set(set)
    .where('id_dossier', '=', id_dossier)
    .where('id_service_instructeur', '=', id_service_instructeur)
    .execute();
}
