import type { Actor } from '@asso/domain/compte/actor';
import type { DocumentDeclare } from '@asso/domain/document/document.fields';
import type { RegleFichier } from '@asso/domain/document/fichier.rules';
import type { Result } from '@asso/domain/kernel/result';
import type { Db } from '../platform/db/database.ts';
import { registered } from '../platform/registered.ts';
import type { DocumentRow } from './document.sql.ts';

/** A kind of object to which files may belong, and who may deposit, read and remove them. */
export type DocumentOwner = {
  /** The files that this kind of object accepts; the ordinary rule applies when absent. */
  regle?: RegleFichier;
  /**
   * Gives the id under which the file is recorded, from any identifier of the object. It may complete the declared
   * facts.
   */
  openForDeposit: (db: Db, asked: Deposit) => Promise<Result<{ id: string; declare: DocumentDeclare }>>;
  canRead: (db: Db, asked: DocumentReading) => Promise<boolean>;
  canRemove: (db: Db, asked: DocumentReading) => Promise<boolean>;
};

export type Deposit = {
  actor: Actor;
  id: string;
  declare: DocumentDeclare;
  /** True of a file that belongs to nothing until it is kept. */
  isProvisoire: boolean;
};
export type DocumentReading = { actor: Actor; document: DocumentRow };

/**
 * Tells whether a person reads a file in another way: for instance, whoever may read a dossier reads the files joined
 * to it.
 */
export type DocumentReader = (db: Db, asked: DocumentReading) => Promise<boolean>;

/** Makes the registry in which other features say which kinds of objects have files, and the other ways to read one. */
export function documentOwners() {
  const owners = registered(new Map<string, DocumentOwner>());
  const readers = registered(new Set<DocumentReader>());
  return {
    add: (kind: string, owner: DocumentOwner) => void owners.set(kind, owner),
    addReader: (reader: DocumentReader) => void readers.add(reader),
    of: (kind: string): DocumentOwner | undefined => owners.get(kind),
    canRead: async (db: Db, asked: DocumentReading): Promise<boolean> => {
      if (await owners.get(asked.document.proprietaire)?.canRead(db, asked)) return true;
      for (const reader of readers) if (await reader(db, asked)) return true;
      return false;
    },
  };
}
export type DocumentOwners = ReturnType<typeof documentOwners>;

export const ownersOfDocuments = documentOwners();
