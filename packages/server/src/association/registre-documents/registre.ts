import type { Readable } from 'node:stream';
import type { PieceRegistre } from '@asso/domain/document/registre-documents.rules';
import { slot } from '../../platform/registered.ts';
import type { AssociationRow } from '../association.sql.ts';

export type Cles = Pick<AssociationRow, 'id_rna' | 'id_siren' | 'id_siret_siege' | 'nom'>;

/** A register that keeps documents of associations. */
export type RegistreDocuments = {
  /**
   * Lists the documents; null when the register does not answer, or not as it should; empty for an association that the
   * register cannot know.
   */
  list: (association: Cles) => Promise<PieceRegistre[] | null>;
  /** Gives the bytes of the document; null when they cannot be had now. */
  read: (piece: PieceRegistre, association: Cles) => Promise<Readable | Buffer | null>;
};

export type Registres = {
  /** The registers to ask; without any, no document arrives by itself, and the page says so. */
  branches: readonly RegistreDocuments[];
  /** True in a demonstration, where documents are made up and say so. */
  isInvente: boolean;
};

/** Gives the registers that the operator configured or, in a demonstration, those that its data brings. */
function registresDeDocuments() {
  const { fill, read } = slot<RegistreDocuments>();
  return {
    setDemonstration: fill,
    of: (branches: readonly RegistreDocuments[]): Registres => {
      const demonstration = read();
      return branches.length > 0 || demonstration === undefined
        ? { branches, isInvente: false }
        : { branches: [demonstration], isInvente: true };
    },
  };
}

export const registreDocumentSources = registresDeDocuments();
