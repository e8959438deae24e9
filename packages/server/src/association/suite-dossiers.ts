import type { DossierPartageable } from '@asso/contract/association/invitation.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import type { Db, Tx } from '../platform/db/database.ts';
import type { HistoryEntry } from '../platform/history/history.sql.ts';
import { registered } from '../platform/registered.ts';

/** Who did it, as the history names them. */
export type Auteur = NonNullable<HistoryEntry['by']>;

/** Who takes up what somebody leaves open: every dossier, financial report and request that is not over. */
export type Succession = {
  id_association: string;
  /** One establishment's only; null for the whole association. */
  id_siret: string | null;
  /** Only what this person began or was given; null for everything: the association itself is taken over. */
  de: string | null;
  /** Ids of accounts. */
  a: readonly string[];
  /** Named by who leaves, or by an administrator; any other gets no more than they may see of the past. */
  isDesigne: boolean;
  by: Auteur;
  at: Date;
};

export type Partage = {
  ids: readonly string[];
  id_association: string;
  a: string;
  by: Auteur;
  at: Date;
};

/** What the features above do with their files when people come, leave, or are given some. */
export type SuiteDossiers = {
  /** Adds the successors to `sharedWith`, never changes who began it; gives how many files that is. */
  succeed: (tx: Tx, succession: Succession) => Promise<number>;
  /** The ids of those named that this person may give to somebody. */
  givable?: (
    db: Db,
    asked: { actor: Actor; id_association: string; cles: readonly string[] },
  ) => Promise<string[]>;
  /** All that this person may give, the latest moved first. */
  listGivable?: (db: Db, asked: { actor: Actor; id_association: string }) => Promise<DossierPartageable[]>;
  give?: (tx: Tx, partage: Partage) => Promise<void>;
  /** Takes back what somebody was given, when that is all they had. */
  takeBack?: (tx: Tx, of: { id_association: string; id_utilisateur: string }) => Promise<void>;
  /** How many each of these people takes part in. */
  count?: (db: Db, id_association: string) => Promise<ReadonlyMap<string, number>>;
};

/** Filled by the features above, each for its own files. */
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
