import type { Clock } from '../../platform/clock/clock.ts';
import type { Session } from '../../platform/db/session.sql.ts';
import type { Connues } from './connues.ts';
import type { RapportLigne } from './rapport.ts';
import type { SuiviImport } from './suivi-import.sql.ts';

/** The state of one import while it runs. */
export type ImportContext = {
  session: Session;
  clock: Clock;
  connues: Connues;
  /** Called with each batch before its transaction ends: after a cut, a line may come twice but is never missed. */
  onLignes?: (fichier: string, lignes: readonly RapportLigne[]) => void | Promise<void>;
  /** Stops the import after the batch in progress; what is written stays, and the next import continues from there. */
  signal?: AbortSignal;
  /** Called after each batch. */
  onAvancement?: (suivi: SuiviImport) => void;
};
