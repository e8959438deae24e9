import type { Actor } from '@asso/domain/compte/actor';
import type { Db, Tx } from '../platform/db/database.ts';
import { registered } from '../platform/registered.ts';

/** A dossier, a report or a request to which a document is joined. */
export type DocumentUsage = {
  id_document: string;
  /** The number of the dossier, report or request, such as « 26-000123 ». */
  reference: string;
  /** The path of its page, below /client; null when there is none. */
  lien: string | null;
  joint_le: Date | null;
  /** The last time the dossier, report or request was transmitted with this document. */
  transmis_le: Date | null;
  /** True while the dossier, report or request still joins the document. */
  est_joint: boolean;
};

export type DocumentSuite = {
  id_document: string;
  /** The document that replaces `id_document`; null when that one is only removed. */
  vers: string | null;
  /** Null when the portal itself acts, on behalf of the person who deposited the document. */
  by: Actor | null;
  par: string;
  at: Date;
};

/** The functions by which a feature tells how its procedures use documents. */
export type DocumentUsagesSource = {
  /** Lists the uses that this person may know of. */
  list: (db: Db, asked: { actor: Actor; documents: readonly string[] }) => Promise<DocumentUsage[]>;
  /**
   * Replaces the document, or removes it, in what was never transmitted; what was transmitted keeps the document it
   * was transmitted with.
   */
  follow: (tx: Tx, suite: DocumentSuite) => Promise<void>;
};

/** Makes the registry in which other features say how their procedures use documents. */
function documentUsages() {
  const usages = registered(new Set<DocumentUsagesSource>());
  return {
    add: (one: DocumentUsagesSource) => void usages.add(one),
    list: async (db: Db, asked: { actor: Actor; documents: readonly string[] }) => {
      if (asked.documents.length === 0) return [];
      const found = await Promise.all([...usages].map((one) => one.list(db, asked)));
      return found.flat();
    },
    follow: async (tx: Tx, suite: DocumentSuite) => {
      for (const one of usages) await one.follow(tx, suite);
    },
  };
}

export const usagesOfDocuments = documentUsages();
