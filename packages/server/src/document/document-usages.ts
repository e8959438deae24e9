import type { Actor } from '@asso/domain/compte/actor';
import type { Db, Tx } from '../platform/db/database.ts';
import { registered } from '../platform/registered.ts';

/** This is a dossier, a report or a request to which a document is joined. */
export type UsageDeDocument = {
  id_document: string;
  /** Reads like « 26-000123 ». */
  reference: string;
  /** This is the path of its page, below /client. */
  lien: string | null;
  joint_le: Date | null;
  /** The last time it was transmitted with this document. */
  transmis_le: Date | null;
  /** True while the file (a dossier, a request…) still joins the document. */
  est_joint: boolean;
};

export type Suite = {
  id_document: string;
  /** This is the document that replaces it, or null when it is only removed. */
  vers: string | null;
  /** This is null when the portal itself acts, on behalf of the person who deposited the document. */
  by: Actor | null;
  par: string;
  at: Date;
};

/** A feature tells by these functions how its procedures use documents. */
export type UsagesDeDocuments = {
  /** Lists the uses that this person may know of. */
  list: (db: Db, asked: { actor: Actor; documents: readonly string[] }) => Promise<UsageDeDocument[]>;
  /**
   * What was never transmitted takes the other document, or none; what was transmitted keeps the document it was
   * transmitted with.
   */
  follow: (tx: Tx, suite: Suite) => Promise<void>;
};

/** The features above register the procedures that use documents. */
function documentUsages() {
  const usages = registered(new Set<UsagesDeDocuments>());
  return {
    add: (one: UsagesDeDocuments) => void usages.add(one),
    list: async (db: Db, asked: { actor: Actor; documents: readonly string[] }) => {
      if (asked.documents.length === 0) return [];
      const found = await Promise.all([...usages].map((one) => one.list(db, asked)));
      return found.flat();
    },
    follow: async (tx: Tx, suite: Suite) => {
      for (const one of usages) await one.follow(tx, suite);
    },
  };
}

export const usagesOfDocuments = documentUsages();
