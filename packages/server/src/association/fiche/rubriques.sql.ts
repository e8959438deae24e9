// The queries here are about the yearly rubrics, agréments and network of an association (ligne.sql.ts writes and lists
// them).
import type { FieldsOf } from '@asso/domain/association/collection/collections.rows';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/**
 * The columns of a collection: one for each field, named like it; a stored value has passed the checks of the field and
 * is never undefined.
 */
type Colonnes<F extends Fields> = { [K in keyof F]: Exclude<Draft<F>[K], undefined> };

type Ligne<F extends Fields> = Colonnes<F> & {
  id: Generated<string>;
  id_association: string;
  deleted: Generated<boolean>;
  version: Generated<number>;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
};

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    rh_annuel: Ligne<FieldsOf<'rhs'>>;
    compte_annuel: Ligne<FieldsOf<'comptes'>>;
    budget_annuel: Ligne<FieldsOf<'budgets'>>;
    agrement_obtenu: Ligne<FieldsOf<'agrements'>>;
    affiliation: Ligne<FieldsOf<'affiliations'>>;
    adherent_personne_morale: Ligne<FieldsOf<'adherents_personnes_morales'>>;
    composition: Ligne<FieldsOf<'compositions'>>;
  }
}

export type RubriqueRows = {
  rhs: Selectable<Ligne<FieldsOf<'rhs'>>>;
  comptes: Selectable<Ligne<FieldsOf<'comptes'>>>;
  budgets: Selectable<Ligne<FieldsOf<'budgets'>>>;
  agrements: Selectable<Ligne<FieldsOf<'agrements'>>>;
  affiliations: Selectable<Ligne<FieldsOf<'affiliations'>>>;
  adherents_personnes_morales: Selectable<Ligne<FieldsOf<'adherents_personnes_morales'>>>;
  compositions: Selectable<Ligne<FieldsOf<'compositions'>>>;
};

export type RubriqueTable =
  | 'rh_annuel'
  | 'compte_annuel'
  | 'budget_annuel'
  | 'agrement_obtenu'
  | 'affiliation'
  | 'adherent_personne_morale'
  | 'composition';

export async function readSectionsEcrites(db: Db, idAssociation: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ section: string; le: Date }>`
    select section, max(survenu_le) as le from historique
    where objet = 'association' and id_objet = ${idAssociation} and section is not null
    group by section`.execute(db);
  return Object.fromEntries(rows.map(({ section, le }) => [section, le.toISOString()]));
}
