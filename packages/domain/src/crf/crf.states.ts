// A financial report has moves between its states, and may be written only in some (§4 CRF states; decisions,
// Dossiers).
import { type EtatCrf, etatsCrf, ordreEtatsCrf } from '../dossier/etats-crf.rows.ts';
import { findTransition, movesFrom, type StatesTable } from '../kernel/states.ts';

export type { EtatCrf };

/** The table of moves writes the state codes as text. */
type Code = `${EtatCrf}`;
export type CoteCrf = 'demandeur' | 'service';
export type ActionCrf = 'save' | 'transmit' | 'receive' | 'sendBack';

const table: StatesTable<Code, ActionCrf, CoteCrf> = {
  labels: etatsCrf,
  transitions: [
    { action: 'save', from: '1', to: '2', by: 'demandeur' },
    { action: 'transmit', from: '2', to: '4', by: 'demandeur' },
    { action: 'transmit', from: '3', to: '4', by: 'demandeur' },
    { action: 'receive', from: '4', to: '5', by: 'service' },
    { action: 'sendBack', from: '4', to: '3', by: 'service', reason: true },
  ],
};

type Move = { from: EtatCrf; action: ActionCrf; by: CoteCrf };

/** Returns the state a move leads to and whether a reason must be given; null when the table has no such move. */
export function findMoveCrf({ from, action, by }: Move): { to: EtatCrf; reason: boolean } | null {
  const row = findTransition(table, { from: `${from}`, action, by });
  const to = ordreEtatsCrf.find((etat) => `${etat}` === row?.to);
  return row && to ? { to, reason: row.reason === true } : null;
}

export const movesOfCrf = (from: EtatCrf, by: CoteCrf): ActionCrf[] => movesFrom(table, `${from}`, by);

export const actionsServiceCrf = ['receive', 'sendBack'] as const satisfies ActionCrf[];
export type ActionServiceCrf = (typeof actionsServiceCrf)[number];

/** Tells whether the report may be written: one that was sent is closed to its author until it is sent back. */
export const isCrfEditable = (etat: EtatCrf): boolean => etat <= 3;

export const crfMode = (etat: EtatCrf): 'edit' | 'read' => (isCrfEditable(etat) ? 'edit' : 'read');

/** Tells whether the report was sent, and was not sent back since. */
export const isCrfTransmis = (etat: EtatCrf): boolean => !isCrfEditable(etat);

/** Tells whether the service has received the report: nothing is expected of it any more. */
export const isCrfRecu = (etat: EtatCrf): boolean => etat === 5;

/** Tells whether the signed report itself is one of the documents, as it is once the report was sent, or sent back. */
export const isDocumentCrfAttendu = (etat: EtatCrf): boolean => etat >= 3;

/** The colour says who acts next, as for a dossier. */
export const tonsCrf: Record<EtatCrf, 'a-vous' | 'chez-eux' | 'atteint'> = {
  1: 'a-vous',
  2: 'a-vous',
  3: 'a-vous',
  4: 'chez-eux',
  5: 'atteint',
};

type Renvoye = {
  etat: EtatCrf;
  /** Whether the last change of the report is that of the service. */
  isDuService: boolean;
  /** When the report changed last, and each of its projects, which are saved apart. */
  le: Date;
  projets: readonly Date[];
};

/** Tells whether nothing was changed in a report since the service sent it back. */
export const isRenvoyeInchange = ({ etat, isDuService, le, projets }: Renvoye): boolean =>
  etat === 3 && isDuService && projets.every((one) => one <= le);
