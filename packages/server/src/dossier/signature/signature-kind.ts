// Each kind of dossier says what its signatory reads and certifies; asking, signing and refusing are written once.
import type { Actor } from '@asso/domain/compte/actor';
import type { DossierNommant, PartSignee } from '@asso/domain/dossier/signature/signature.rules';
import type { FaitSigne } from '@asso/domain/dossier/signature/signature.words';
import type { Listes } from '@asso/domain/kernel/listes';
import type { Problem, Result } from '@asso/domain/kernel/result';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { DossierRow } from '../dossier.sql.ts';

export type ASignerLu = {
  complet: DossierNommant;
  /** The lists in which the functions of people find their labels. */
  listes: Listes;
  /** Everything that keeps the dossier from being transmitted, and how each is said. */
  manques: readonly Problem[];
  say: (problem: Problem) => string;
  parts: readonly PartSignee[];
  faits: readonly FaitSigne[];
  /** What is certified: in plain words, and as the official text says it. */
  clauses: readonly string[];
  attestation: readonly string[];
  /** Says what is asked: « 2 800 € demandés », « demande d’agrément ». */
  demande: string;
  /** True when the edition takes no request without a signature. */
  isExigee: boolean;
  /** The place that the preparer wrote in the attestation, if any. */
  lieu: string | null | undefined;
  date_fin: string;
  fuseau: string;
  /** The last change, and the account that made it. */
  modifie: { par: string; le: Date };
  /** Says what comes next once it is transmitted at this instant. */
  suites: (at: Date, services: number) => readonly string[];
};

export type SignatureKind = {
  read: (db: Db, dossier: DossierRow, now: Date) => Promise<ASignerLu>;
  /** Transmits a dossier that the caller has locked, by the rule of transmission of its kind. */
  transmit: (trx: Tx, dossier: DossierRow, acte: { actor: Actor; at: Date }) => Promise<Result<DossierRow>>;
};
