import type { CollectionType } from '@asso/domain/association/collections.rows';
import type { Problem } from '@asso/domain/kernel/result';
import type { Db } from '../platform/db/database.ts';
import type { LigneRow, LigneTable } from './ligne-row.ts';
import { usagesOfRibs } from './rib-usages.ts';

export type FaitLigne = 'ajouter' | 'modifier' | 'retirer';

/** Where a collection is kept, and what the database alone can know of it. */
export type StoredCollection = {
  table: LigneTable;
  /** Its name in the history. */
  objet: string;
  /** The first of the columns it is listed by; then comes the day it was written. */
  order: { column: string; direction: 'asc' | 'desc' };
  /** A constraint that refuses a second one, and how that is said. */
  unique?: { constraint: string; problem: Problem };
  /** One that files already sent depend on is replaced, never changed under them. */
  isHeld?: (db: Db, id: string) => Promise<boolean>;
  /** What the other managers are told of one, after the name of who did it. */
  faits: Readonly<Record<FaitLigne, (nom: string) => string>>;
  /** The kind of notification that says it, and the page it leads to, below that of the association. */
  avis: { kind: 5 | 6; rubrique: string };
  /** What the history says from and to, beside the fact that somebody saved: a right, an amount, an account. */
  traced: Readonly<Record<string, (row: LigneRow) => string | null>>;
};

export const storedCollections = {
  representants_legaux: {
    table: 'representant_legal',
    objet: 'representant',
    order: { column: 'est_representant_legal', direction: 'desc' },
    faits: {
      ajouter: (nom) => `a ajouté ${nom} aux représentants légaux`,
      modifier: (nom) => `a modifié ce qui est dit de ${nom}, représentant légal`,
      retirer: (nom) => `a retiré ${nom} des représentants légaux`,
    },
    avis: { kind: 5, rubrique: 'representants' },
    traced: { valideur_cec: (row) => String(Reflect.get(row, 'valideur_cec') ?? false) },
  },
  ribs: {
    table: 'rib',
    objet: 'rib',
    order: { column: 'id_siret', direction: 'asc' },
    unique: {
      constraint: 'rib_siret_iban',
      problem: { code: 'association.rib-en-double', field: 'iban' },
    },
    isHeld: usagesOfRibs.isUsed,
    faits: {
      ajouter: (nom) => `a ajouté le RIB ${nom}`,
      modifier: (nom) => `a modifié le RIB ${nom}`,
      retirer: (nom) => `a retiré le RIB ${nom}`,
    },
    avis: { kind: 6, rubrique: 'ribs' },
    traced: {},
  },
} as const satisfies Record<CollectionType, StoredCollection>;
