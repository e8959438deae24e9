// Tables a dossier is made of, whatever its kind, and the reads and writes of one dossier.
import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import { type Generated, type Selectable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../platform/db/database.ts';

type DossierTable = {
  id: Generated<string>;
  id_fo: string;
  genre: 'subvention' | 'agrement';
  id_association: string;
  id_siret: string;
  exercice: number;
  exercice_fin: number;
  statut: 'incomplet' | 'complet';
  titre: string;
  id_type_dispositif: string | null;
  id_sous_type_dispositif: string | null;
  lib_sous_type_dispositif: string | null;
  id_service_instructeur: string;
  cle_unicite: string;
  est_supprime: Generated<boolean>;
  subvention_active: Generated<boolean>;
  tete: Record<string, unknown>;
  recherche: string;
  created_by: string;
  created_by_type: 'association' | 'rds';
  created_by_service: string | null;
  cree_le: Date;
  modifie_le: Date;
  modifie_par: string;
  version: Generated<number>;
};

type InstructionTable = {
  id_dossier: string;
  id_service_instructeur: string;
  etat: Generated<EtatInstruction>;
  etat_precedent: 'A' | 'C' | null;
  motif: string | null;
  montant_demande: Generated<number>;
  montant_accorde: number | null;
  transmis_le: Date | null;
  modifie_le: Date;
};

type PartageTable = { id_dossier: string; id_utilisateur: string; partage_le: Date; partage_par: string };

declare module '../platform/db/database.ts' {
  interface Database {
    dossier: DossierTable;
    instruction: InstructionTable;
    dossier_partage: PartageTable;
    numero_dossier: { annee: number; dernier: number };
  }
}

export type InstructionRow = Omit<Selectable<InstructionTable>, 'transmis_le' | 'modifie_le'> & {
  /** ISO instants: they come through JSON. */
  transmis_le: string | null;
  modifie_le: string;
  nom_service: string;
  code_service: string;
  code_territoire: string | null;
};

export type DossierRow = Selectable<DossierTable> & {
  instructions: InstructionRow[];
  shared_with: string[];
  nom_association: string;
  commune: string | null;
  nom_createur: string;
};

/** A dossier with what rights and heads need; the caller adds the filter. */
export const selectDossiers = (db: Db) =>
  db
    .selectFrom('dossier')
    .innerJoin('association', 'association.id', 'dossier.id_association')
    .innerJoin('utilisateur as createur', 'createur.id', 'dossier.created_by')
    .selectAll('dossier')
    .select((eb) => [
      'association.nom as nom_association',
      'association.commune as commune',
      sql<string>`createur.prenom || ' ' || createur.nom`.as('nom_createur'),
      jsonArrayFrom(
        eb
          .selectFrom('instruction')
          .innerJoin('service', 'service.id', 'instruction.id_service_instructeur')
          .whereRef('instruction.id_dossier', '=', 'dossier.id')
          .selectAll('instruction')
          .select(['service.nom as nom_service', 'service.code as code_service', 'service.code_territoire'])
          .orderBy('service.code'),
      ).as('instructions'),
      sql<string[]>`array(select id_utilisateur from dossier_partage where id_dossier = dossier.id)`.as(
        'shared_with',
      ),
    ]);

/** `key` is any identifier of the dossier: its uuid or its number. */
export async function findDossier(db: Db, key: string): Promise<DossierRow | undefined> {
  const column = /^\d{2}-\d+$/.test(key) ? 'dossier.id_fo' : isUuid(key) ? 'dossier.id' : undefined;
  if (!column) return undefined;
  return (await selectDossiers(db).where(column, '=', key).executeTakeFirst()) as DossierRow | undefined;
}

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Holds the dossier for this transaction: whoever moves or saves it comes here first. */
export async function lockDossier(trx: Tx, key: string): Promise<DossierRow | undefined> {
  const found = await findDossier(trx, key);
  if (!found) return undefined;
  await trx.selectFrom('dossier').select('id').where('id', '=', found.id).forUpdate().execute();
  // Read again: another transaction may have moved it while this one waited.
  return findDossier(trx, found.id);
}

async function nextNumero(trx: Tx, annee: number): Promise<string> {
  const row = await trx
    .insertInto('numero_dossier')
    .values({ annee, dernier: 1 })
    .onConflict((oc) => oc.column('annee').doUpdateSet({ dernier: sql`numero_dossier.dernier + 1` }))
    .returning('dernier')
    .executeTakeFirstOrThrow();
  return `${String(annee % 100).padStart(2, '0')}-${String(row.dernier).padStart(6, '0')}`;
}

export type NewDossier = Omit<
  DossierTable,
  'id' | 'id_fo' | 'est_supprime' | 'subvention_active' | 'version' | 'statut' | 'modifie_le' | 'modifie_par'
>;

/** Undefined when the same request exists already: the unique index decided, even between two at once. */
export async function insertDossier(
  trx: Tx,
  dossier: NewDossier,
): Promise<{ id: string; id_fo: string } | undefined> {
  const id_fo = await nextNumero(trx, dossier.cree_le.getUTCFullYear());
  const inserted = await trx
    .insertInto('dossier')
    .values({
      ...dossier,
      id_fo,
      recherche: sql`sans_accents(${`${id_fo} ${dossier.recherche}`})`,
      tete: sql`${JSON.stringify(dossier.tete)}::jsonb`,
      statut: 'incomplet',
      modifie_le: dossier.cree_le,
      modifie_par: dossier.created_by,
    })
    .onConflict((oc) => oc.column('cle_unicite').where('est_supprime', '=', false).doNothing())
    .returning(['id', 'id_fo'])
    .executeTakeFirst();
  if (!inserted) return undefined;
  await insertInstruction(trx, {
    id_dossier: inserted.id,
    id_service_instructeur: dossier.id_service_instructeur,
    etat: 'A',
    at: dossier.cree_le,
  });
  return inserted;
}

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

export type Touch = { id: string; by: string; at: Date };

/** Every change of a dossier gives it a new version; returns it. */
export async function touchDossier(
  trx: Tx,
  { id, by, at }: Touch,
  set: Partial<Pick<DossierTable, 'statut' | 'recherche'>> & { tete?: unknown; est_supprime?: boolean } = {},
): Promise<number> {
  const { tete, ...columns } = set;
  const row = await trx
    .updateTable('dossier')
    .set({
      ...columns,
      ...(tete === undefined ? {} : { tete: sql`${JSON.stringify(tete)}::jsonb` }),
      modifie_le: at,
      modifie_par: by,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

export type InstructionKey = { id_dossier: string; id_service_instructeur: string };

export async function updateInstruction(
  trx: Tx,
  { id_dossier, id_service_instructeur }: InstructionKey,
  set: Partial<
    Omit<InstructionTable, 'id_dossier' | 'id_service_instructeur' | 'etat' | 'montant_demande'>
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

/** Creator and shared. */
export const peopleOf = (dossier: DossierRow): string[] => [
  ...new Set([dossier.created_by, ...dossier.shared_with]),
];

/** Who is told of it on the association's side: those people, as long as they belong to the association. */
export async function findDemandeurs(db: Db, dossier: DossierRow): Promise<string[]> {
  if (dossier.created_by_type === 'rds') return peopleOf(dossier);
  const rows = await db
    .selectFrom('membre_association')
    .select('id_utilisateur')
    .distinct()
    .where('id_association', '=', dossier.id_association)
    .where('etat', '=', 'active')
    .where('id_utilisateur', '=', sql<string>`any(${peopleOf(dossier)}::uuid[])`)
    .execute();
  return rows.map((row) => row.id_utilisateur);
}
