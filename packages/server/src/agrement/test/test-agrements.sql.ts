// Test support: writes an association's data directly, without asking for anybody's rights.
import type { Db } from '../../platform/db/database.ts';
import type { World } from '../../subvention/test/test-dossiers.sql.ts';

/** Makes this establishment the head office of the association. */
export const hasSiege = (db: Db, { id_association, siret }: Pick<World, 'id_association' | 'siret'>) =>
  db.updateTable('association').set({ id_siret_siege: siret }).where('id', '=', id_association).execute();

export const hasAnnexe = (db: Db, { id_association }: Pick<World, 'id_association'>, siret: string) =>
  db.insertInto('etablissement').values({ siret, id_association, est_siege: false }).execute();

export const losesSiege = (db: Db, { id_association }: Pick<World, 'id_association'>) =>
  db.updateTable('association').set({ id_siret_siege: null }).where('id', '=', id_association).execute();

/** Writes that the common file (TCA) of the association was asked for with a dossier sent earlier. */
export const askedTca = (db: Db, { id_association }: Pick<World, 'id_association'>) =>
  db
    .updateTable('association')
    .set({ agrement: JSON.stringify({ tca_date_demande: '2027-01-20', tca_etat: 'en_cours' }) })
    .where('id', '=', id_association)
    .execute();

/** Writes the answers of a dossier as they are given, even those that the calls refuse today. */
export const writeTete = (db: Db, { id, tete }: { id: string; tete: object }) =>
  db
    .updateTable('dossier')
    .set({ tete: JSON.stringify(tete) as never })
    .where('id', '=', id)
    .execute();
