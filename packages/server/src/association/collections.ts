import type { CollectionType } from '@asso/domain/association/collections.rows';
import type { Problem } from '@asso/domain/kernel/result';
import type { Db, Tx } from '../platform/db/database.ts';
import { affiliationLieeProblem } from './affiliation-liee.ts';
import type { LigneRow, LigneTable } from './ligne-row.ts';
import { withPortailNumber } from './numero-portail.ts';
import { usagesOfRibs } from './rib-usages.ts';

export type FaitLigne = 'ajouter' | 'modifier' | 'retirer';

/** Where a collection is kept, and what the database alone can know of it. */
export type StoredCollection = {
  table: LigneTable;
  /** Its name in the history. */
  objet: string;
  /** The first of the columns it is listed by; then comes the day it was written. */
  order: { column: string; direction: 'asc' | 'desc' };
  /** The constraint that refuses a second one; its collection says how. */
  unique?: string;
  /** What another table knows of it, beside what was written. */
  complete?: (tx: Tx, value: object) => Promise<object>;
  /** One that files already sent depend on is replaced, never changed under them. */
  isHeld?: (db: Db, id: string) => Promise<boolean>;
  /** Why it stays as it is: something that stands depends on it. `to` null: it is withdrawn. */
  retenue?: (tx: Tx, from: LigneRow, to: object | null) => Promise<Problem | null>;
  /** Where the other managers are told: the kind of notification, the page it leads to, what follows the name. */
  avis?: {
    kind: 5 | 6;
    rubrique: string;
    faits: Readonly<Record<FaitLigne, (nom: string) => string>>;
  };
  /** What the history says from and to, beside the fact that somebody saved: a right, an amount, an account. */
  traced: Readonly<Record<string, (row: LigneRow) => string | null>>;
};

/** By year, the latest first. */
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
        modifier: (nom) => `a modifié ce qui est dit de ${nom}, représentant légal`,
        retirer: (nom) => `a retiré ${nom} des représentants légaux`,
      },
    },
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
