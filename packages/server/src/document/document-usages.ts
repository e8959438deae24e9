import type { Actor } from '@asso/domain/compte/actor';
import type { Db, Tx } from '../platform/db/database.ts';
import { registered } from '../platform/registered.ts';

/** A file that joins a document. */
export type UsageDeDocument = {
  id_document: string;
  /** « 26-000123 ». */
  reference: string;
  /** Its page, below /client. */
  lien: string | null;
  joint_le: Date | null;
  /** The last time it was sent with this document. */
  transmis_le: Date | null;
  /** It joins it still. */
  est_joint: boolean;
};

export type Suite = {
  id_document: string;
  /** The document that takes its place; none when it is only taken away. */
  vers: string | null;
  /** Null: the portal itself, for who deposited the document. */
  by: Actor | null;
  par: string;
  at: Date;
};

/** What a feature knows of the documents its files join. */
export type UsagesDeDocuments = {
  /** Those of its files that this person may know of. */
  list: (db: Db, asked: { actor: Actor; documents: readonly string[] }) => Promise<UsageDeDocument[]>;
  /** The files that were never sent take the other document, or none; what was sent keeps what it was sent with. */
  follow: (tx: Tx, suite: Suite) => Promise<void>;
};

/** Filled by the features above, each with its kind of files. */
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
