import type { DossierPartageable } from '@asso/contract/association/invitation.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import type { Db, Tx } from '../platform/db/database.ts';
import type { HistoryEntry } from '../platform/history/history.sql.ts';
import { registered } from '../platform/registered.ts';

/** The author of an act, as the history names them. */
export type HistoryAuteur = NonNullable<HistoryEntry['by']>;

/**
 * What a person leaves open is taken over by others: every dossier, financial report and request that is not
 * finished.
 */
export type Succession = {
  id_association: string;
  /** Takes over one establishment only; null for the whole association. */
  id_siret: string | null;
  /**
   * Takes over only what this person began or was given; null for everything, when the association itself is taken
   * over.
   */
  de: string | null;
  /** The ids of the accounts that take over. */
  a: readonly string[];
  /**
   * Tells whether the successors were named by the person who leaves, or by an administrator; other successors get no
   * more than they may see of the past.
   */
  isDesigne: boolean;
  by: HistoryAuteur;
  at: Date;
};

export type Partage = {
  ids: readonly string[];
  id_association: string;
  a: string;
  by: HistoryAuteur;
  at: Date;
};

/** What each feature does with its dossiers when people come, leave, or are given some. */
export type SuiteDossiers = {
  /** Adds the successors to `sharedWith` and never changes the creator; returns the number of dossiers. */
  succeed: (tx: Tx, succession: Succession) => Promise<number>;
  /** Lists, among the dossiers named, the ids of those that this person may give to somebody. */
  givable?: (
    db: Db,
    asked: { actor: Actor; id_association: string; cles: readonly string[] },
  ) => Promise<string[]>;
  /**
   * Lists the dossiers that this person began or was given and may give in turn, the latest changed first, fifty at
   * most.
   */
  listGivable?: (db: Db, asked: { actor: Actor; id_association: string }) => Promise<DossierPartageable[]>;
  give?: (tx: Tx, partage: Partage) => Promise<void>;
  /** Takes back what a person was given, when that is all they had. */
  takeBack?: (tx: Tx, of: { id_association: string; id_utilisateur: string }) => Promise<void>;
  /** Gives, by account, the number of dossiers in which each person takes part. */
  count?: (db: Db, id_association: string) => Promise<ReadonlyMap<string, number>>;
};

/** Gathers the features that registered here, each of which acts on its own dossiers. */
function suites() {
  const all = registered(new Map<string, SuiteDossiers>());
  return {
    add: (name: string, suite: SuiteDossiers) => void all.set(name, suite),
    succeed: async (tx: Tx, succession: Succession): Promise<number> => {
      if (succession.a.length === 0) return 0;
      let total = 0;
      for (const suite of all.values()) total += await suite.succeed(tx, succession);
      return total;
    },
    givable: async (db: Db, asked: { actor: Actor; id_association: string; cles: readonly string[] }) => {
      const found: string[] = [];
      for (const suite of all.values()) found.push(...((await suite.givable?.(db, asked)) ?? []));
      return found;
    },
    listGivable: async (db: Db, asked: { actor: Actor; id_association: string }) => {
      const found: DossierPartageable[] = [];
      for (const suite of all.values()) found.push(...((await suite.listGivable?.(db, asked)) ?? []));
      return found;
    },
    give: async (tx: Tx, partage: Partage): Promise<void> => {
      for (const suite of all.values()) await suite.give?.(tx, partage);
    },
    takeBack: async (tx: Tx, of: { id_association: string; id_utilisateur: string }): Promise<void> => {
      for (const suite of all.values()) await suite.takeBack?.(tx, of);
    },
    count: async (db: Db, id_association: string): Promise<Map<string, number>> => {
      const counts = new Map<string, number>();
      for (const suite of all.values()) {
        for (const [id, n] of (await suite.count?.(db, id_association)) ?? []) {
          counts.set(id, (counts.get(id) ?? 0) + n);
        }
      }
      return counts;
    },
  };
}

export const suitesOfDossiers = suites();
