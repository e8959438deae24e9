// These queries handle memberships: of associations, requested or active, and of services.
import type { ColumnType, Insertable } from 'kysely';
import type { Db, Table, Tx } from '../platform/db/database.ts';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

type MembreAssociationTable = Table<
  'membre_association',
  {
    etat: 'demandee' | 'active' | 'refusee' | 'quittee';
    par: Optional<string>;
    /** The instant before which this person may not see what earlier managers left; null when they see all of it. */
    ferme_avant: Optional<Date>;
    /** When true, this person only sees the dossiers that were given to them. */
    restreint: boolean;
    /** The message that the person added to their request. */
    message: Optional<string>;
    /** The date on which an administrator gave this access after checking a proof. */
    installe_le: Optional<Date>;
    /**
     * When, by whom and why a manager contests this access, on which the administration decides; all null when nobody
     * does.
     */
    conteste_le: Optional<Date>;
    conteste_par: Optional<string>;
    conteste_motif: Optional<string>;
    /** The date on which the person was told that the administration has their request. */
    relais_le: Optional<Date>;
  }
>;

type MembreServiceTable = Table<'membre_service', { role: 'compte' | 'membre' | 'responsable' }>;

type AppartenanceServiceView = Omit<MembreServiceTable, 'since'> & {
  since: Date;
  code: string;
  nom: string;
  profil: { type?: string };
  niveau_territorial: string | null;
  code_territoire: string;
  locked: boolean;
};

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    membre_association: MembreAssociationTable;
    membre_service: MembreServiceTable;
    appartenance_service: AppartenanceServiceView;
  }
}

export type AssociationMembership = {
  id_association: string;
  id_siret: string | null;
  fonction: string;
  etat: 'demandee' | 'active';
  since: Date;
  restreint: boolean;
};

/** Lists the active memberships first, then those that wait for an answer. */
export async function listMemberAssociations(
  db: Db,
  idUtilisateur: string,
): Promise<AssociationMembership[]> {
  const rows = await db
    .selectFrom('membre_association')
    .select(['id_association', 'id_siret', 'fonction', 'etat', 'since', 'restreint'])
    .where('id_utilisateur', '=', idUtilisateur)
    .where('etat', 'in', ['demandee', 'active'])
    .orderBy('etat')
    .orderBy('since')
    .orderBy('id')
    .execute();
  return rows as AssociationMembership[];
}

export const listMemberServices = (db: Db, idUtilisateur: string): Promise<AppartenanceServiceView[]> =>
  db
    .selectFrom('appartenance_service')
    .selectAll()
    .where('id_utilisateur', '=', idUtilisateur)
    .where('locked', '=', false)
    .orderBy('code')
    .execute();

/** Returns false when the person already has this membership, or has asked for it. */
export async function insertMembreAssociation(
  trx: Tx,
  membre: Insertable<MembreAssociationTable>,
): Promise<boolean> {
  const row = await trx
    .insertInto('membre_association')
    .values(membre)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertMembreService(trx: Tx, membre: Insertable<MembreServiceTable>): Promise<void> {
  await trx
    .insertInto('membre_service')
    .values(membre)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
