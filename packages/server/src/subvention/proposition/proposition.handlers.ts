import type { Proposition, propositionEndpoints } from '@asso/contract/subvention/proposition.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import type { ServiceFait } from '@asso/domain/dossier/faits-service.rows';
import {
  canPropose,
  champMotifProposition,
  cleMontant,
  isMontantPropose,
  isMotifPropose,
} from '@asso/domain/dossier/proposition.rules';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { applyChanges, type Changes } from '@asso/domain/kernel/changes';
import type { Problem } from '@asso/domain/kernel/result';
import { findOwnInstruction } from '../../dossier/decision/move-instruction.ts';
import { type DossierRow, findDossier, type InstructionRow, lockDossier } from '../../dossier/dossier.sql.ts';
import { allowed, inaccessibleRefusal } from '../../dossier/dossier-access.ts';
import { toServiceLecteur, writeServiceFait } from '../../dossier/fait-du-service.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Answer, type Handlers, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  findLastAuteur,
  findMotifProposition,
  findVersionProposition,
  listProposes,
  proposeFinancement,
  raiseVersionProposition,
  saveMotifProposition,
  wasSaidSince,
} from './proposition.sql.ts';
import { checksOfPropositions } from './proposition-checks.ts';

const hourMs = 3_600_000;

export function propositionHandlers(platform: Platform): Handlers<typeof propositionEndpoints> {
  return {
    readProposition: async ({ actor, params }) => {
      const found = seenBy(actor, await findDossier(platform.db, params.id), params.service);
      if (!found.ok) return found;
      const value = await propositionOf(platform.db, actor, found.value);
      return { ok: true, value, version: value.version };
    },
    saveProposition: ({ actor, params, body }) =>
      inTransaction(platform.db, (trx) => save(platform, trx, { actor, ...params, changes: body.changes })),
  };
}

type Save = { actor: Actor; id: string; service: string; changes: Changes };

/**
 * Saves the amounts that a service proposes, with their reason. Fields that no colleague changed meanwhile are merged;
 * the association sees nothing of them before something is granted.
 */
async function save(
  platform: Platform,
  trx: Tx,
  { actor, id, service, changes }: Save,
): Promise<Answer<Proposition>> {
  const found = seenBy(actor, await lockDossier(trx, id), service);
  if (!found.ok) return found;
  const { dossier, instruction } = found.value;
  if (!canPropose(actor, instruction)) return refusal({ code: 'dossier.non-editable' });
  const key = { id_dossier: dossier.id, id_service: service };
  const lines = await listProposes(trx, key);
  const motifAvant = await findMotifProposition(trx, key);
  const stored = { ...montantsOf(lines), [champMotifProposition]: motifAvant };
  const wrong = wrongIn(changes, stored);
  if (wrong) return refusal(wrong);
  const { value: next, conflicts } = applyChanges<Record<string, unknown>>(stored, changes);
  if (Object.keys(conflicts).length > 0) {
    const version = await findVersionProposition(trx, key);
    const par = await findLastAuteur(trx, key);
    return { ok: false, problems: [{ code: 'kernel.conflit' }], conflicts, version, par };
  }
  const apres = lines.map((one) => ({ ...one, montant_propose: montantOf(next[cleMontant(one)]) }));
  const changed = lines.filter((one) => montantOf(next[cleMontant(one)]) !== one.montant_propose);
  const given = textOf(next[champMotifProposition]);
  const beyond = await checksOfPropositions.run(trx, {
    ...key,
    avant: lines,
    apres,
    motifAvant,
    motif: given,
  });
  if (!beyond.ok) return beyond;
  const motif = beyond.value.length > 0 ? given : '';
  if (changed.length > 0 || motif !== motifAvant) {
    for (const one of apres) await proposeFinancement(trx, service, one);
    await saveMotifProposition(trx, key, motif);
    await raiseVersionProposition(trx, key);
  }
  const said = { actor, dossier, instruction };
  if (changed.length > 0) await say(platform, trx, { ...said, why: replacedSaid(changed, next) });
  if (motif !== '' && motif !== motifAvant) {
    await keep(platform, trx, {
      ...said,
      action: 'bureau.propose-au-dela',
      why: [...beyond.value, motif].join('\n'),
    });
  }
  const value = await propositionOf(trx, actor, found.value);
  return { ok: true, value, version: value.version };
}

/** Gives the problem of the first change that is neither a valid amount of this dossier nor a valid reason, if any. */
function wrongIn(changes: Changes, stored: object): Problem | undefined {
  for (const [field, { to = null }] of Object.entries(changes)) {
    if (field === champMotifProposition) {
      if (!isMotifPropose(to)) return { code: 'dossier.motif-proposition', field };
    } else if (!Object.hasOwn(stored, field) || !isMontantPropose(to)) {
      return { code: 'dossier.montant-propose', field };
    }
  }
  return undefined;
}

const montantOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

type Seen = { dossier: DossierRow; instruction: InstructionRow };

/**
 * Gives the dossier with the instruction of this service; the proposal of a service of which this person is not a
 * member does not exist for them, even when they may read the dossier.
 */
function seenBy(actor: Actor, row: DossierRow | undefined, service: string) {
  const found = allowed(actor, row, 'consult');
  if (!found.ok) return found;
  const instruction = findOwnInstruction(actor, found.value, service);
  return instruction
    ? { ok: true as const, value: { dossier: found.value, instruction } }
    : inaccessibleRefusal;
}

async function propositionOf(db: Db, actor: Actor, { dossier, instruction }: Seen): Promise<Proposition> {
  const key = { id_dossier: dossier.id, id_service: instruction.id_service_instructeur };
  return {
    montants: montantsOf(await listProposes(db, key)),
    motif_enveloppe: await findMotifProposition(db, key),
    version: await findVersionProposition(db, key),
    rights: { propose: canPropose(actor, instruction) },
  };
}

const montantsOf = (
  lines: readonly { id_projet: string; annee: number; montant_propose: number | null }[],
): Record<string, number | null> =>
  Object.fromEntries(lines.map((one) => [cleMontant(one), one.montant_propose]));

/**
 * Returns « 2027 : 11 000 €, remplacé par 9 000 € », by which the history keeps the amount proposed before, or null
 * when none was.
 */
const replacedSaid = (
  changed: readonly { id_projet: string; annee: number; montant_propose: number | null }[],
  next: Readonly<Record<string, unknown>>,
): string | null =>
  changed
    .filter(({ montant_propose }) => montant_propose !== null)
    .map((one) => {
      const to = next[cleMontant(one)];
      const said = typeof to === 'number' ? `remplacé par ${formatEuros(to)}` : 'retiré';
      return `${one.annee} : ${formatEuros(one.montant_propose ?? 0)}, ${said}`;
    })
    .join('\n') || null;

type Told = Seen & { actor: Actor; why: string | null };

async function say(platform: Platform, trx: Tx, told: Told) {
  const { actor, dossier, instruction } = told;
  const since = new Date(platform.clock.now().getTime() - hourMs);
  const { id_service_instructeur: id_service } = instruction;
  if (await wasSaidSince(trx, { id_dossier: dossier.id, id_service, by: actor.id, since })) return;
  await keep(platform, trx, { ...told, action: 'instruction.propose' });
}

const keep = (
  { clock }: Platform,
  trx: Tx,
  { actor, dossier, instruction, action, why }: Told & { action: ServiceFait },
) =>
  writeServiceFait(trx, {
    id_dossier: dossier.id,
    service: toServiceLecteur(instruction),
    by: actor,
    at: clock.now(),
    action,
    why,
  });
