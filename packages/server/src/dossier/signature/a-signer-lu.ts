import type { DossierNommant, PartSignee } from '@asso/domain/dossier/signature/signature.rules';
import type { FaitSigne } from '@asso/domain/dossier/signature/signature.words';
import type { Listes } from '@asso/domain/kernel/listes';
import type { Problem } from '@asso/domain/kernel/result';

/**
 * What the signatory of a dossier reads and certifies. Each kind of dossier gives its own; asking, signing and refusing
 * are written once.
 */
export type DossierToSign = {
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
