import type { Actor } from '@asso/domain/compte/actor';
import { sayManques } from '@asso/domain/dossier/completude/completude.rules';
import { needsRetrait } from '@asso/domain/dossier/completude/completude.states';
import { type ActionService, findMove } from '@asso/domain/dossier/instruction.states';
import { type PointRenvoi, pointsWithoutPhrase, texteRenvoi } from '@asso/domain/dossier/renvoi.rules';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { dossierConflict } from '../conflict-author.ts';
import { type InstructionRow, lockDossier } from '../dossier.sql.ts';
import { allowed } from '../dossier-access.ts';
import type { AgrementAccorde, DossierKinds } from '../dossier-kinds.ts';
import { keepVersions } from '../renvoi/keep-versions.ts';
import { keepRenvoi } from '../renvoi/renvoi.sql.ts';
import { tellAutresServices } from '../tell-dossier.ts';
import { checksOfAccords, type Pesee } from './accord-checks.ts';
import { courriersRegistry, type Retouche } from './courriers-registry.ts';
import { findOwnInstruction, type Move, moveInstructions } from './move-instruction.ts';

export type Decision = Pesee & {
  actor: Actor;
  id: string;
  service: string;
  action: ActionService;
  motif?: string;
  retire_complements?: boolean;
  /** The service confirms that it grants more than was asked. */
  plus_que_demande?: boolean;
  points?: readonly PointRenvoi[];
  montants?: readonly { id_projet: string; annee: number; montant_accorde: number }[];
  /** What the arrêté says, when an agrément is granted. */
  agrement?: AgrementAccorde;
  /** The ids of the published templates whose letters leave with the decision. */
  courriers?: readonly string[];
  retouches?: readonly Retouche[];
  ifMatch: number;
};

/**
 * Moves the instruction of a service in its name; a grant writes its amounts, and every decision its letters, in one
 * transaction.
 */
export const decide = (
  platform: Platform,
  kinds: DossierKinds,
  decision: Decision,
): Promise<Result<Decided> | Refused> =>
  inTransaction(platform.db, (trx) => decideIn({ platform, kinds, trx }, decision));

export type Decided = { version: number; courriers: readonly string[] };

/** Decides as `decide` does, in the caller's transaction, which the caller rolls back when the decision is refused. */
export async function decideIn(
  { platform, kinds, trx }: Deps,
  { actor, ...decision }: Decision,
): Promise<Result<Decided> | Refused> {
  const found = allowed(actor, await lockDossier(trx, decision.id), 'consult');
  if (!found.ok) return found;
  const dossier = found.value;
  const instruction = findOwnInstruction(actor, dossier, decision.service);
  // Someone who does not act for this service is not told whether the dossier is before it.
  if (!instruction) return refused({ code: 'dossier.service-introuvable' });
  if (dossier.version !== decision.ifMatch) return dossierConflict(trx, dossier);
  const at = platform.clock.now();
  const { action, service: id_service, montants, points = [], courriers: versions = [] } = decision;
  const motif = action === 'sendBack' ? texteRenvoi(points, decision.motif) : decision.motif;
  const move = { dossier, action, by: 'service' as const, actor, at, id_service, motif: decision.motif };
  const canMove =
    findMove({ from: instruction.etat, action, by: 'service', genre: dossier.genre }) !== undefined;
  // The state is checked first: letters are filled only when this service may move the instruction now.
  const lettres = await courriersRegistry.make(trx, {
    dossier,
    instruction,
    action,
    actor,
    at,
    motif,
    montants,
    retouches: decision.retouches,
    agrement: decision.agrement,
    versions: canMove ? versions : [],
  });
  if (!lettres.ok) return lettres;
  const given = { ...move, nombreCourriers: lettres.value.nombre };
  const moved = await moveAs({ platform, kinds, trx }, given, { decision, instruction });
  if (!moved.ok) return moved;
  await keepVersions(trx, kinds.of(dossier.genre), move);
  if (action === 'sendBack') await tellAutresServices(platform, trx, move);
  return ok({ version: moved.value, courriers: await lettres.value.write() });
}

type Asked = { decision: Omit<Decision, 'actor'>; instruction: InstructionRow };

/** Moves the instruction as decided; what is granted is looked at only when this service may grant now. */
async function moveAs(
  deps: Deps,
  move: ServiceMove,
  { decision, instruction }: Asked,
): Promise<Result<number>> {
  if (move.action === 'sendBack') return sendBack(deps, move, decision.points ?? []);
  if (move.action !== 'grant' || instruction.etat !== '2')
    return moveInstructions(deps.platform, deps.trx, move);
  if (needsRetrait(move.action, instruction.completude) && decision.retire_complements !== true) {
    const params = { manque: sayManques(instruction.manques) };
    return refused({ code: 'dossier.complements-attendus', params });
  }
  return grant(deps, move, decision);
}

type Deps = { platform: Platform; kinds: DossierKinds; trx: Tx };
type ServiceMove = Move & { id_service: string };

/** Sends the dossier back to the association, and keeps its present content, to show later what was corrected. */
async function sendBack(
  { platform, kinds, trx }: Deps,
  move: ServiceMove,
  points: readonly PointRenvoi[],
): Promise<Result<number>> {
  const { dossier, actor, at, id_service } = move;
  const [silent] = pointsWithoutPhrase(points, move.motif);
  if (silent) {
    const params = { point: silent.libelle };
    return refused({ code: 'dossier.point-sans-phrase', field: `points.${silent.cible}`, params });
  }
  const sent = await moveInstructions(platform, trx, { ...move, motif: texteRenvoi(points, move.motif) });
  if (!sent.ok) return sent;
  const contenu = await kinds.of(dossier.genre).photo(trx, dossier);
  const key = { id_dossier: dossier.id, id_service_instructeur: id_service };
  await keepRenvoi(trx, { ...key, le: at, par: actor.id, points, contenu });
  return sent;
}

async function grant(
  { platform, kinds, trx }: Deps,
  move: ServiceMove,
  decision: Asked['decision'],
): Promise<Result<number>> {
  const { dossier, id_service, actor, at } = move;
  const { montants = [], plus_que_demande, agrement, motif_enveloppe, ensemble, isPesee } = decision;
  const made = { dossier, id_service, montants, plus_que_demande, agrement, actor, at };
  const accord = { ...made, motif_enveloppe, ensemble, isPesee };
  const checked = await checksOfAccords.run(trx, accord);
  if (!checked.ok) return checked;
  const granted = await kinds.of(dossier.genre).accorder(platform, trx, accord);
  if (!granted.ok) return granted;
  const moved = await moveInstructions(platform, trx, {
    ...move,
    montant: granted.value.total,
    precisions: granted.value.precisions,
  });
  if (moved.ok) await checked.value.keep();
  return moved;
}
