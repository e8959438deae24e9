import type { EssaiComplements } from '@asso/contract/dossier/completude.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import {
  type Manque,
  parseEcheance,
  readManques,
  reponseProblems,
  sayManques,
} from '@asso/domain/dossier/completude/completude.rules';
import type { ActionCompletude } from '@asso/domain/dossier/completude/completude.states';
import { completudeMovesFor, isInChargeOf, relationTo } from '@asso/domain/dossier/dossier.rights';
import { sayEtatInstruction } from '@asso/domain/dossier/instruction.states';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { dossierConflict } from '../conflict-author.ts';
import {
  type DossierRow,
  findDossier,
  type InstructionRow,
  lockDossier,
  touchDossier,
} from '../dossier.sql.ts';
import { allowed, dossierRef, inaccessibleRefusal } from '../dossier-access.ts';
import type { DossierKinds } from '../dossier-kinds.ts';
import { updateCompletude } from './completude.sql.ts';
import { demandeursToTell, recordCompletude, tellCompletude } from './tell-completude.ts';

type Act = { actor: Actor; id: string; service: string; ifMatch: number };
export type CompletudeAsked = Act & {
  manques: readonly { code: string; phrase: string }[];
  avant_le: string;
};
export type Answered = Act & {
  reponses: readonly { code: string; uuid?: string | null; texte?: string | null }[];
};

type Open = { trx: Tx; dossier: DossierRow; instruction: InstructionRow; at: Date };
type Outcome = Promise<Result<number> | Refused>;

/** Asks for what is missing in the name of the service, or asks again; the state of the dossier does not change. */
export const askComplements = (platform: Platform, kinds: DossierKinds, asked: CompletudeAsked): Outcome =>
  inCompletude(platform, { ...asked, action: 'ask' }, async ({ trx, dossier, instruction, at }) => {
    const demande = await demandeOf(trx, kinds, { dossier, asked, at });
    if (!demande.ok) return demande;
    const { manques, avant } = demande.value;
    await updateCompletude(trx, instruction, { etat: 'demande', at, avant, manques, reponses: [] });
    const told = { dossier, instruction, actor: asked.actor, at, manques, avant };
    await recordCompletude(trx, { ...told, action: 'ask', lines: manques.map(linesOfManque) });
    await tellCompletude(platform, trx, { ...told, action: 'ask' });
    return ok(await touchDossier(trx, { id: dossier.id, by: asked.actor.id, at }, { statut: 'incomplet' }));
  });

/** Says what asking would do, or why it would be refused, with the same rules; nothing is written. */
export async function tryComplements(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  kinds: DossierKinds,
  asked: CompletudeAsked,
): Promise<Result<EssaiComplements> | Refused> {
  const open = await mayComplete(db, await findDossier(db, asked.id), { ...asked, action: 'ask' });
  if (!open.ok) return open;
  const { dossier, instruction } = open.value;
  const demande = await demandeOf(db, kinds, { dossier, asked, at: clock.now() });
  if (!demande.ok) return demande;
  const { manques, avant } = demande.value;
  const told = await demandeursToTell(db, { dossier, actor: asked.actor });
  return ok({
    manques: manques.map(({ code, libelle, phrase }) => ({ code, libelle, phrase })),
    avant_le: avant.toISOString(),
    personnes: told.length,
    remplace: instruction.completude === 'demande' ? sayManques(instruction.manques) : null,
  });
}

type Demande = { dossier: DossierRow; asked: CompletudeAsked; at: Date };

async function demandeOf(
  db: Db,
  kinds: DossierKinds,
  { dossier, asked, at }: Demande,
): Promise<Result<{ manques: Manque[]; avant: Date }>> {
  const { points, zone } = await kinds.of(dossier.genre).completude(db, dossier, at);
  const { manques, problems } = readManques(asked.manques, points);
  const avant = parseEcheance(asked.avant_le, { now: at, zone });
  if (!avant) problems.push({ code: 'dossier.echeance-invalide', field: 'avant_le' });
  const [first, ...others] = problems;
  if (first || !avant) return { ok: false, problems: first ? [first, ...others] : [] };
  return ok({ manques, avant });
}

/** Receives what the association brings: all that was asked and nothing else; the service then looks. */
export const answerComplements = (platform: Platform, kinds: DossierKinds, given: Answered): Outcome =>
  inCompletude(platform, { ...given, action: 'answer' }, async ({ trx, dossier, instruction, at }) => {
    const { manques } = instruction;
    const [first, ...others] = reponseProblems(given.reponses, manques);
    if (first) return { ok: false, problems: [first, ...others] };
    const pieces = given.reponses.flatMap(({ code, uuid }) => (uuid ? [{ point: code, uuid }] : []));
    const joined = await kinds
      .of(dossier.genre)
      .joinComplements(trx, { dossier, pieces, actor: given.actor, at });
    if (!joined.ok) return joined;
    const reponses = given.reponses.map(({ code, uuid, texte }) => ({
      code,
      uuid: uuid ?? null,
      nom: uuid ? (joined.value.get(uuid) ?? null) : null,
      texte: texte?.normalize('NFC').trim() || null,
    }));
    await updateCompletude(trx, instruction, { etat: 'repondu', at, reponses });
    const lines = manques.map(({ code, libelle }) => {
      const { nom = null, texte = null } = reponses.find((one) => one.code === code) ?? {};
      return `${libelle} : ${[nom, texte].filter(Boolean).join('. ')}`;
    });
    const told = { dossier, instruction, actor: given.actor, at, manques };
    await recordCompletude(trx, { ...told, action: 'answer', lines });
    await tellCompletude(platform, trx, { ...told, action: 'answer', lines });
    return ok(await touchDossier(trx, { id: dossier.id, by: given.actor.id, at }));
  });

/** Sets the dossier back to complete in the name of the service, whether the association answered or not. */
export const acceptComplements = (platform: Platform, act: Act): Outcome =>
  inCompletude(platform, { ...act, action: 'accept' }, async ({ trx, dossier, instruction, at }) => {
    await updateCompletude(trx, instruction, { etat: 'complet', at, avant: null });
    const told = { dossier, instruction, actor: act.actor, at, manques: instruction.manques };
    await recordCompletude(trx, { ...told, action: 'accept', lines: [] });
    await tellCompletude(platform, trx, { ...told, action: 'accept' });
    return ok(await touchDossier(trx, { id: dossier.id, by: act.actor.id, at }, { statut: 'complet' }));
  });

/** Locks the dossier and checks that this person may do this act, on the version they have seen. */
const inCompletude = (
  { db, clock }: Platform,
  asked: Act & { action: ActionCompletude },
  act: (open: Open) => Outcome,
): Outcome =>
  inTransaction(db, async (trx) => {
    const open = await mayComplete(trx, await lockDossier(trx, asked.id), asked);
    return open.ok ? act({ trx, ...open.value, at: clock.now() }) : open;
  });

/** Checks that this person may do this act on the dossier, as they have seen it. */
async function mayComplete(
  db: Db,
  row: DossierRow | undefined,
  { actor, service, ifMatch, action }: Act & { action: ActionCompletude },
): Promise<Result<Pick<Open, 'dossier' | 'instruction'>> | Refused> {
  const found = allowed(actor, row, 'consult');
  if (!found.ok) return found;
  const dossier = found.value;
  const instruction = dossier.instructions.find((one) => one.id_service_instructeur === service);
  if (!instruction) return inaccessibleRefusal;
  const isTheirs =
    action === 'answer'
      ? relationTo(actor, dossierRef(dossier)) === 'demandeur'
      : isInChargeOf(actor, instruction);
  if (!isTheirs) return action === 'answer' ? refused({ code: 'dossier.non-editable' }) : inaccessibleRefusal;
  if (dossier.version !== ifMatch) return dossierConflict(db, dossier);
  if (!completudeMovesFor(actor, dossierRef(dossier), instruction).includes(action)) {
    if (action !== 'ask') return refused({ code: 'dossier.completude-impossible' });
    return refused({
      code: 'dossier.mouvement-impossible',
      params: { etat: sayEtatInstruction(instruction.etat) },
    });
  }
  return ok({ dossier, instruction });
}

const linesOfManque = ({ libelle, phrase }: Manque): string => `${libelle} : ${phrase}`;
