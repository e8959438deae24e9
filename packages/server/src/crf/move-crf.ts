import type { Actor } from '@asso/domain/compte/actor';
import { type ActionCrf, type ActionServiceCrf, findMoveCrf } from '@asso/domain/crf/crf.states';
import { transmissionCrfProblems } from '@asso/domain/crf/crf.steps';
import { etatCrfSaid } from '@asso/domain/dossier/etats-crf.rows';
import { isBlank } from '@asso/domain/kernel/asks';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Platform } from '../platform/platform.ts';
import { touchCrf } from './crf.sql.ts';
import type { FoundCrf } from './crf-access.ts';
import { loadCrf } from './load-crf.ts';
import { tellCrf } from './tell-crf.ts';

type Move = { actor: Actor; at: Date };

/**
 * Sends a report whose dossier the caller has locked. A second person who tries finds it sent: nothing is sent twice.
 */
export async function transmitCrf(
  platform: Platform,
  trx: Tx,
  { found, ...move }: Move & { found: FoundCrf },
): Promise<Result<FoundCrf>> {
  const { crf } = found;
  const to = findMoveCrf({ from: crf.id_etat, action: 'transmit', by: 'demandeur' });
  // Nothing was ever typed in a report in state 1: naming what is missing says more than naming its state.
  if (!to && crf.id_etat !== 1) return impossible(found);
  const { complet } = await loadCrf(trx, found, move.actor);
  const [first, ...others] = transmissionCrfProblems(complet);
  if (first) return refused(first, ...others);
  if (!to) return impossible(found);
  const moved = await write(trx, found, { ...move, action: 'transmit', why: null });
  await tellCrf(platform, trx, { found: moved, action: 'transmit', actor: move.actor });
  platform.checkpoint('transmission.avant-commit');
  return ok(moved);
}

/** The service receives the report, or sends it back with what is to be corrected. */
export async function decideCrf(
  platform: Platform,
  trx: Tx,
  { found, action, motif, ...move }: Move & { found: FoundCrf; action: ActionServiceCrf; motif?: string },
): Promise<Result<FoundCrf>> {
  const to = findMoveCrf({ from: found.crf.id_etat, action, by: 'service' });
  if (!to) return impossible(found);
  if (to.reason && isBlank(motif)) return refused({ code: 'crf.motif-obligatoire', field: 'motif' });
  const why = to.reason ? (motif?.trim() ?? null) : null;
  const moved = await write(trx, found, { ...move, action, why });
  await tellCrf(platform, trx, { found: moved, action, actor: move.actor, motif: why });
  return ok(moved);
}

/** Tells the present state of the report, because somebody else moved it first. */
const impossible = ({ crf }: FoundCrf): Result<never> =>
  refused({ code: 'crf.mouvement-impossible', params: { etat: etatCrfSaid(crf.id_etat) } });

type Written = Move & { action: ActionCrf; why: string | null };

async function write(
  trx: Tx,
  { dossier, crf }: FoundCrf,
  { actor, at, action, why }: Written,
): Promise<FoundCrf> {
  const by = action === 'transmit' ? 'demandeur' : 'service';
  const to = findMoveCrf({ from: crf.id_etat, action, by })?.to ?? crf.id_etat;
  const touch = { id: crf.id, by: actor.id, at };
  const row = await touchCrf(trx, touch, {
    id_etat: to,
    motif: why,
    recu_le: to === 5 ? at : null,
    ...(action === 'transmit' ? { transmis_le: at } : {}),
  });
  await writeHistory(trx, {
    objet: 'crf',
    id_objet: crf.id,
    by: actor,
    at,
    action: `crf.${action}`,
    from: `${crf.id_etat}`,
    to: `${to}`,
    why,
  });
  return { dossier, crf: row };
}
