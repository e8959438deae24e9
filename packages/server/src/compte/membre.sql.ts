// Memberships: of associations, asked for or active, and of services.
import type { ColumnType, Generated, Insertable } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

type MembreAssociationTable = {
  id: Generated<string>;
  id_utilisateur: string;
  id_association: string;
  id_siret: string | null;
  fonction: Generated<string>;
  etat: 'demandee' | 'active' | 'refusee' | 'quittee';
  since: Date;
  par: Optional<string>;
  /** Set while what earlier managers left is closed to this person. */
  ferme_avant: Optional<Date>;
  /** Only the dossiers they were given are open to them. */
  restreint: Generated<boolean>;
  /** What the person adds to their request. */
  message: Optional<string>;
  /** When an administrator gave this access on proof. */
  installe_le: Optional<Date>;
  /** A manager disagrees, and the administration decides: when, who, why. */
  conteste_le: Optional<Date>;
  conteste_par: Optional<string>;
  conteste_motif: Optional<string>;
  /** When the person was told that the administration has their request. */
  relais_le: Optional<Date>;
  version: Generated<number>;
};

type MembreServiceTable = {
  id_utilisateur: string;
  id_service: string;
  role: 'compte' | 'membre' | 'responsable';
  since: Generated<Date>;
};

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
  interface Database {
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

/** The active ones first, then those that wait for an answer. */
export async function listAssociationsOf(db: Db, idUtilisateur: string): Promise<AssociationMembership[]> {
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

export const listServicesOf = (db: Db, idUtilisateur: string): Promise<AppartenanceServiceView[]> =>
  db
    .selectFrom('appartenance_service')
    .selectAll()
    .where('id_utilisateur', '=', idUtilisateur)
    .where('locked', '=', false)
    .orderBy('code')
    .execute();

/** False when the person already has, or has asked for, this membership. */
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
