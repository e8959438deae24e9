import type { Actor } from '@asso/domain/compte/actor';
import {
  echeanceOf,
  type Manque,
  manquesOf,
  reponseProblems,
} from '@asso/domain/dossier/completude/completude.rules';
import type { ActionCompletude } from '@asso/domain/dossier/completude/completude.states';
import { completudeMovesFor, isInChargeOf, relationTo } from '@asso/domain/dossier/dossier.rights';
import { etatInstructionSaid } from '@asso/domain/dossier/instruction.states';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { lastAuthor } from '../conflict-author.ts';
import { type DossierRow, type InstructionRow, lockDossier, touchDossier } from '../dossier.sql.ts';
import { allowed, inaccessible, refOf } from '../dossier-access.ts';
import type { DossierKinds } from '../dossier-kinds.ts';
import { updateCompletude } from './completude.sql.ts';
import { recordCompletude, tellCompletude } from './tell-completude.ts';

type Act = { actor: Actor; id: string; service: string; ifMatch: number };
export type Asked = Act & { manques: readonly { code: string; phrase: string }[]; avant_le: string };
export type Answered = Act & {
  reponses: readonly { code: string; uuid?: string | null; texte?: string | null }[];
};

type Open = { trx: Tx; dossier: DossierRow; instruction: InstructionRow; at: Date };
type Outcome = Promise<Result<number> | Refused>;

/** The service says what is missing, or says it again; the state of the dossier does not change. */
export const askComplements = (platform: Platform, kinds: DossierKinds, asked: Asked): Outcome =>
  inCompletude(platform, { ...asked, action: 'ask' }, async ({ trx, dossier, instruction, at }) => {
    const { points, zone } = await kinds.of(dossier.genre).completude(trx, dossier);
    const { manques, problems } = manquesOf(asked.manques, points);
    const avant = echeanceOf(asked.avant_le, { now: at, zone });
    if (!avant) problems.push({ code: 'dossier.echeance-invalide', field: 'avant_le' });
    const [first, ...others] = problems;
    if (first || !avant) return { ok: false, problems: first ? [first, ...others] : [] };
    await updateCompletude(trx, instruction, { etat: 'demande', at, avant, manques, reponses: [] });
    const told = { dossier, instruction, actor: asked.actor, at, manques, avant };
    await recordCompletude(trx, { ...told, action: 'ask', lines: manques.map(linesOfManque) });
    await tellCompletude(platform, trx, { ...told, action: 'ask' });
    return ok(await touchDossier(trx, { id: dossier.id, by: asked.actor.id, at }, { statut: 'incomplet' }));
  });

/** The association brings what was asked, all of it and nothing else; the service then looks. */
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

/** The service sets the dossier back to complete, whether the association answered or not. */
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
  { actor, id, service, ifMatch, action }: Act & { action: ActionCompletude },
  act: (open: Open) => Outcome,
): Outcome =>
  inTransaction(db, async (trx) => {
    const found = allowed(actor, await lockDossier(trx, id), 'consult');
    if (!found.ok) return found;
    const dossier = found.value;
    const instruction = dossier.instructions.find((one) => one.id_service_instructeur === service);
    if (!instruction) return inaccessible;
    const isTheirs =
      action === 'answer'
        ? relationTo(actor, refOf(dossier)) === 'demandeur'
        : isInChargeOf(actor, instruction);
    if (!isTheirs) return action === 'answer' ? refused({ code: 'dossier.non-editable' }) : inaccessible;
    if (dossier.version !== ifMatch) {
      const par = await lastAuthor(trx, dossier);
      return { ok: false, problems: [{ code: 'kernel.conflit' }], version: dossier.version, par };
    }
    if (!completudeMovesFor(actor, refOf(dossier), instruction).includes(action)) {
      if (action !== 'ask') return refused({ code: 'dossier.completude-impossible' });
      return refused({
        code: 'dossier.mouvement-impossible',
        params: { etat: etatInstructionSaid(instruction.etat) },
      });
    }
    return act({ trx, dossier, instruction, at: clock.now() });
  });

const linesOfManque = ({ libelle, phrase }: Manque): string => `${libelle} : ${phrase}`;
