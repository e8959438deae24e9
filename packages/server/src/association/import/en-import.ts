import type { Clock } from '../../platform/clock/clock.ts';
import type { Session } from '../../platform/db/session.sql.ts';
import type { Connues } from './connues.ts';
import type { LigneDuRapport } from './rapport.ts';
import type { Suivi } from './suivi-import.sql.ts';

/** What one import holds for as long as it lasts. */
export type EnImport = {
  session: Session;
  clock: Clock;
  connues: Connues;
  /** Told of each batch before its transaction ends: of a line twice after a cut, of none too few. */
  onLignes?: (fichier: string, lignes: readonly LigneDuRapport[]) => void | Promise<void>;
  /** Stops after the batch in progress; what is written stays, and is gone on from. */
  signal?: AbortSignal;
  /** Told after each batch. */
  onAvancement?: (suivi: Suivi) => void;
};
