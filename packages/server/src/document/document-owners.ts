import type { Actor } from '@asso/domain/compte/actor';
import type { DocumentDeclare } from '@asso/domain/document/document.fields';
import type { RegleFichier } from '@asso/domain/document/fichier.rules';
import type { Result } from '@asso/domain/kernel/result';
import type { Db } from '../platform/db/database.ts';
import { registered } from '../platform/registered.ts';
import type { DocumentRow } from './document.sql.ts';

/** What a file may belong to: whoever reads the object reads its files, whoever writes it deposits and removes them. */
export type DocumentOwner = {
  /** Which files it takes; the ordinary ones when it says nothing. */
  regle?: RegleFichier;
  /** The id the file will bear, from any identifier the object is known by; what is said of it may be completed. */
  openForDeposit: (db: Db, asked: Deposit) => Promise<Result<{ id: string; declare: DocumentDeclare }>>;
  canRead: (db: Db, asked: Reading) => Promise<boolean>;
  canRemove: (db: Db, asked: Reading) => Promise<boolean>;
};

export type Deposit = { actor: Actor; id: string; declare: DocumentDeclare };
export type Reading = { actor: Actor; document: DocumentRow };

/** Another way to a file: a piece joined to a dossier is read by whoever reads the dossier. */
export type DocumentReader = (db: Db, asked: Reading) => Promise<boolean>;

/** Filled by the features above, each with the kinds of objects it knows. */
export function documentOwners() {
  const owners = registered(new Map<string, DocumentOwner>());
  const readers = registered(new Set<DocumentReader>());
  return {
    add: (kind: string, owner: DocumentOwner) => void owners.set(kind, owner),
    addReader: (reader: DocumentReader) => void readers.add(reader),
    of: (kind: string): DocumentOwner | undefined => owners.get(kind),
    canRead: async (db: Db, asked: Reading): Promise<boolean> => {
      if (await owners.get(asked.document.proprietaire)?.canRead(db, asked)) return true;
      for (const reader of readers) if (await reader(db, asked)) return true;
      return false;
    },
  };
}
export type DocumentOwners = ReturnType<typeof documentOwners>;

export const ownersOfDocuments = documentOwners();
