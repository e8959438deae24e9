import type { Actor } from '@asso/domain/compte/actor';
import { type Issue, sommeAccordee } from '@asso/domain/dossier/decision.rules';
import { actionMots } from '@asso/domain/dossier/instruction.words';
import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { beginsFirst, computeDepart } from '@asso/domain/instruction/conclusion.rules';
import { isSignal, saySignaux, seenBeforeGrantText } from '@asso/domain/instruction/signaux.rows';
import { ok, type Problem, type Result, refused } from '@asso/domain/kernel/result';
import { repriseMinutes } from '@asso/domain/service/reprise.rules';
import { dossierConflict } from '../../dossier/conflict-author.ts';
import type { Pesee } from '../../dossier/decision/accord-checks.ts';
import { type Decided, type Decision, decideIn } from '../../dossier/decision/decide.ts';
import { findOwnInstruction, moveInstructions } from '../../dossier/decision/move-instruction.ts';
import type { SuiteMouvement } from '../../dossier/decision/suites-mouvement.ts';
import { type DossierRow, type InstructionRow, lockDossier } from '../../dossier/dossier.sql.ts';
import { allowed } from '../../dossier/dossier-access.ts';
import { kindsOfDossiers } from '../../dossier/dossier-kinds.ts';
import { toServiceLecteur, writeServiceFait } from '../../dossier/fait-du-service.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { InstructionPlace } from '../bureau/affectation.sql.ts';
import { lockEnveloppes } from '../enveloppe/enveloppe.sql.ts';
import { markReprise } from '../lot/lot.sql.ts';
import { retellLot } from '../lot/lot-resultat.ts';
import { insertSignalEcarte } from '../signaux/signaux.sql.ts';
import { inTransactionUnlessRefused } from '../unless-refused.ts';
import {
  type CorpsDecision,
  findChoix,
  findLotLigne,
  findPendingDecision,
  type InstructionLotLigne,
  insertPendingDecision,
  type PendingDecisionNamed,
  takePendingDecision,
  tryOut,
} from './conclusion.sql.ts';

type AConclure = {
  actor: Actor;
  id: string;
  service: string;
  action: Issue;
  corps: CorpsDecision;
  ifMatch: number;
  /** The signals that stood against a grant, which its author saw. */
  signaux_vus?: readonly string[] | undefined;
  /** Given when the decision is one of many that were made at once. */
  lot?: InstructionLotLigne;
  ensemble?: Pesee['ensemble'];
};

/** A decision that left at once has its letters; one that waits to leave has none yet. */
type Conclue = { part_le: Date | null; courriers: readonly string[] };

/**
 * Decides on a dossier: the decision is checked as if it were made now, and the study as if it began now where it had
 * not. Both then leave at once, or wait for the time that the service chose: until then nothing has happened, and what
 * is taken back leaves the dossier as it was.
 */
export const conclude = (
  platform: Platform,
  asked: AConclure,
): Promise<Result<{ part_le: Date | null }> | Refused> =>
  inTransactionUnlessRefused(platform.db, (trx) => concludeIn(platform, trx, asked));

export async function concludeIn(
  platform: Platform,
  trx: Tx,
  { actor, id, service, action, corps, ifMatch, signaux_vus = [], lot, ensemble }: AConclure,
): Promise<Result<Conclue> | Refused> {
  const found = await openedIn(trx, { actor, id, service });
  if (!found.ok) return found;
  const { dossier, instruction } = found.value;
  const place = { id_dossier: dossier.id, id_service: service };
  const waiting = await findPendingDecision(trx, place);
  if (waiting) return refused(enAttenteProblem(waiting));
  if (dossier.version !== ifMatch) return dossierConflict(trx, dossier);
  const at = platform.clock.now();
  const decide = () => beginAndDecide(platform, trx, { ...corps, actor, dossier, service, action, ensemble });
  const minutes = repriseMinutes((await findChoix(trx, service)).reprise_minutes);
  if (minutes === 0) {
    const decided = await decide();
    if (decided.ok) await ecarteVus(trx, { place, vus: signaux_vus, par: actor.id, le: at });
    return decided.ok ? ok({ part_le: null, courriers: decided.value.courriers }) : decided;
  }
  // The envelopes are locked before the trial, because undoing the trial releases the locks that it takes.
  if (action === 'grant') await lockEnveloppes(trx, { id_dossiers: [dossier.id], id_service: service });
  const tried = await tryOut(trx, decide);
  if (!tried.ok) return tried;
  const part_le = computeDepart(at, minutes);
  const { id: prise_par, role } = actor;
  await insertPendingDecision(trx, {
    ...place,
    action,
    corps,
    prise_par,
    role,
    prise_le: at,
    part_le,
    id_lot: lot?.id_lot ?? null,
    rang: lot?.rang ?? null,
  });
  await ecarteVus(trx, { place, vus: signaux_vus, par: actor.id, le: at });
  const vus = saySignaux(signaux_vus);
  await note(trx, {
    actor,
    at,
    dossier,
    instruction,
    action: 'bureau.conclu',
    why: [conclusionSaid(action, corps), ...(vus ? [`Vu : ${vus}.`] : [])].join('\n'),
  });
  return ok({ part_le, courriers: [] });
}

type ADecider = Omit<Decision, 'action' | 'id' | 'ifMatch'> & { action: Issue; dossier: DossierRow };

/** Makes a decision on a dossier that is locked, after the beginning of its study where nobody began it. */
export async function beginAndDecide(
  platform: Platform,
  trx: Tx,
  { dossier, ...decision }: ADecider,
): Promise<Result<Decided> | Refused> {
  const { actor, service, action } = decision;
  let { version: ifMatch } = dossier;
  const etat = findOwnInstruction(actor, dossier, service)?.etat;
  if (etat && beginsFirst(etat, action)) {
    const at = platform.clock.now();
    const start = { dossier, action: 'start', by: 'service', actor, at, id_service: service } as const;
    const started = await moveInstructions(platform, trx, { ...start, isSilent: true });
    if (!started.ok) return started;
    ifMatch = started.value;
  }
  const deps = { platform, kinds: kindsOfDossiers, trx };
  return decideIn(deps, { ...decision, id: dossier.id, ifMatch });
}

type Vus = { place: InstructionPlace; vus: readonly string[]; par: string; le: Date };

/** Sets aside, in the name of who grants, the signals that they saw and that did not stop them. */
async function ecarteVus(trx: Tx, { place, vus, par, le }: Vus): Promise<void> {
  for (const code of vus.filter(isSignal))
    await insertSignalEcarte(trx, { ...place, code, motif: seenBeforeGrantText, par, le });
}

type AReprendre = { actor: Actor; id: string; service: string };

/**
 * Takes back a decision that has not left, as any agent of the service may; nobody else is told, since nobody else knew
 * of it.
 */
export const takeBackDecision = (platform: Platform, asked: AReprendre): Promise<Result<{ id: string }>> =>
  inTransaction(platform.db, async (trx) => {
    const found = await openedIn(trx, asked);
    if (!found.ok) return found;
    const { dossier, instruction } = found.value;
    const taken = await takePendingDecision(trx, { id_dossier: dossier.id, id_service: asked.service });
    if (!taken) return refused({ code: 'instruction.rien-a-reprendre' });
    const ligne = findLotLigne(taken);
    if (ligne) {
      await markReprise(trx, ligne);
      await retellLot(trx, ligne.id_lot);
    }
    const at = platform.clock.now();
    const why = conclusionSaid(taken.action, taken.corps);
    await note(trx, { actor: asked.actor, at, dossier, instruction, action: 'bureau.repris', why });
    return ok({ id: dossier.id });
  });

/**
 * Locks the dossier, and gives it with the instruction of this service. A person who does not act for the service is
 * not told whether it has the dossier.
 */
async function openedIn(
  trx: Tx,
  { actor, id, service }: AReprendre,
): Promise<Result<{ dossier: DossierRow; instruction: InstructionRow }>> {
  const found = allowed(actor, await lockDossier(trx, id), 'consult');
  if (!found.ok) return found;
  const instruction = findOwnInstruction(actor, found.value, service);
  return instruction
    ? ok({ dossier: found.value, instruction })
    : refused({ code: 'dossier.service-introuvable' });
}

/** Refuses to move an instruction while a decision on it waits: that decision leaves or is taken back first. */
export const refuseWhileWaiting: SuiteMouvement['refuse'] = async (trx, { dossier, instruction }) => {
  const waiting = await findPendingDecision(trx, {
    id_dossier: dossier.id,
    id_service: instruction.id_service_instructeur,
  });
  return waiting ? enAttenteProblem(waiting) : null;
};

const enAttenteProblem = ({ par, part_le }: Pick<PendingDecisionNamed, 'par' | 'part_le'>): Problem => ({
  code: 'instruction.decision-en-attente',
  params: { auteur: par, heure: formatHeure(part_le) },
});

export const sumDecision = (action: Issue, { montants }: CorpsDecision): number | null =>
  action === 'grant' ? sommeAccordee(montants) : null;

function conclusionSaid(action: Issue, corps: CorpsDecision): string {
  const montant = sumDecision(action, corps);
  return montant === null ? actionMots(action).verbe : `${actionMots(action).verbe} ${formatEuros(montant)}`;
}

type Noted = {
  actor: Actor;
  at: Date;
  dossier: DossierRow;
  instruction: InstructionRow;
  action: 'bureau.conclu' | 'bureau.repris' | 'bureau.non-parti';
  why: string;
};

/** Writes a line of the history that only the service reads. */
const note = (trx: Tx, { actor, at, dossier, instruction, action, why }: Noted) =>
  writeServiceFait(trx, {
    id_dossier: dossier.id,
    service: toServiceLecteur(instruction),
    by: actor,
    at,
    action,
    why,
  });
