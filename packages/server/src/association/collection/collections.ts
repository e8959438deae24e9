import type { CollectionType } from '@asso/domain/association/collection/collections.rows';
import type { Actor } from '@asso/domain/compte/actor';
import { withElision } from '@asso/domain/identifiants/elision';
import { type Reference, recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { isBlank } from '@asso/domain/kernel/asks';
import type { Problem } from '@asso/domain/kernel/result';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type AssociationRow, findAssociation } from '../association.sql.ts';
import { affiliationLieeProblem } from './affiliation-liee.ts';
import type { LigneRow, LigneTable } from './ligne-row.ts';
import { noteAdresse } from './note-adresse.ts';
import { usagesOfRibs } from './rib-usages.ts';

export type FaitLigne = 'ajouter' | 'modifier' | 'retirer';

/** Where a collection is stored, and what only the database can know of it. */
export type StoredCollection = {
  table: LigneTable;
  /** The name of a row of this collection in the history. */
  objet: string;
  /** The first column by which the rows are listed; the next one is the instant of creation (`created_at`). */
  order: { column: string; direction: 'asc' | 'desc' };
  /** The database constraint that refuses a duplicate; the collection says how the refusal is worded. */
  unique?: string;
  /** Adds what another table knows of the row, beside what was written. */
  complete?: (tx: Tx, value: object) => Promise<object>;
  /** Tells whether dossiers already sent depend on the row: it is then replaced by a new one, never changed. */
  isHeld?: (db: Db, id: string) => Promise<boolean>;
  /**
   * Gives the reason why a row on which something in force depends may not change; `to` is null when the row is
   * withdrawn.
   */
  retenue?: (tx: Tx, from: LigneRow, to: object | null) => Promise<Problem | null>;
  /** Does what the writing of a row entails beside the row; `subtractDuree` is null for a new one. */
  ecrite?: (
    tx: Tx,
    platform: Platform,
    written: { association: AssociationRow; avant: LigneRow | null; apres: LigneRow; by: Actor },
  ) => Promise<void>;
  /**
   * How the other managers are told: the kind of notification, the page it opens, and the words after the author's
   * name.
   */
  avis?: {
    kind: 5 | 6;
    rubrique: string;
    faits: Readonly<Record<FaitLigne, (nom: string) => string>>;
  };
  /** The values that the history keeps before and after a save, such as a right, an amount or an account. */
  traced: Readonly<Record<string, (row: LigneRow) => string | null>>;
};

/** Rows are listed by year, the latest first. */
const parAnnee = { order: { column: 'annee', direction: 'desc' }, traced: {} } as const;
const parNom = { order: { column: 'nom', direction: 'asc' }, traced: {} } as const;

export const storedCollections = {
  representants_legaux: {
    table: 'representant_legal',
    objet: 'representant',
    order: { column: 'est_representant_legal', direction: 'desc' },
    avis: {
      kind: 5,
      rubrique: 'representants',
      faits: {
        ajouter: (nom) => `a ajouté ${nom} aux représentants légaux`,
        modifier: (nom) => `a modifié ce qui est dit ${withElision(nom)}, représentant légal`,
        retirer: (nom) => `a retiré ${nom} des représentants légaux`,
      },
    },
    ecrite: noteAdresse,
    traced: { valideur_cec: (row) => String(Reflect.get(row, 'valideur_cec') ?? false) },
  },
  ribs: {
    table: 'rib',
    objet: 'rib',
    order: { column: 'id_siret', direction: 'asc' },
    unique: 'rib_siret_iban',
    isHeld: usagesOfRibs.isUsed,
    avis: {
      kind: 6,
      rubrique: 'ribs',
      faits: {
        ajouter: (nom) => `a ajouté le RIB ${nom}`,
        modifier: (nom) => `a modifié le RIB ${nom}`,
        retirer: (nom) => `a retiré le RIB ${nom}`,
      },
    },
    traced: {},
  },
  rhs: { table: 'rh_annuel', objet: 'rh', unique: 'rh_annuel_annee', ...parAnnee },
  comptes: { table: 'compte_annuel', objet: 'compte-annuel', unique: 'compte_annuel_annee', ...parAnnee },
  budgets: { table: 'budget_annuel', objet: 'budget-annuel', unique: 'budget_annuel_annee', ...parAnnee },
  agrements: {
    table: 'agrement_obtenu',
    objet: 'agrement',
    order: { column: 'date_attribution', direction: 'desc' },
    unique: 'agrement_obtenu_numero',
    traced: {},
  },
  affiliations: {
    table: 'affiliation',
    objet: 'affiliation',
    unique: 'affiliation_siren',
    complete: withPortailNumber,
    retenue: affiliationLieeProblem,
    ...parNom,
  },
  adherents_personnes_morales: {
    table: 'adherent_personne_morale',
    objet: 'adherent',
    unique: 'adherent_personne_morale_siret',
    ...parNom,
  },
  compositions: {
    table: 'composition',
    objet: 'composition',
    unique: 'composition_rna',
    complete: withPortailNumber,
    ...parNom,
  },
} as const satisfies Record<CollectionType, StoredCollection>;

type Nommee = { id_rna?: unknown; id_siren?: unknown; id_siret?: unknown };

/**
 * Fills the portal's own number (`id_correspondance`) of the association that the row names by a public number: null
 * when the portal does not have that association, unchanged when the row gives no public number.
 */
async function withPortailNumber(tx: Tx, value: object): Promise<object> {
  const references = referencesOf(value);
  if (references.length === 0) return value;
  for (const reference of references) {
    const found = await findAssociation(tx, reference);
    if (found) return { ...value, id_correspondance: found.id_correspondance };
  }
  return { ...value, id_correspondance: null };
}

const referencesOf = ({ id_rna, id_siren, id_siret }: Nommee): Reference[] =>
  [id_rna, id_siren, id_siret].flatMap((number) => {
    const reference = isBlank(number) ? null : recogniseReference(String(number));
    return reference ? [reference] : [];
  });
