import type { Proposition, propositionEndpoints } from '@asso/contract/subvention/proposition.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { canPropose, cleMontant, isMontantPropose } from '@asso/domain/dossier/proposition.rules';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { applyChanges, type Changes } from '@asso/domain/kernel/changes';
import { type DossierRow, findDossier, type InstructionRow, lockDossier } from '../dossier/dossier.sql.ts';
import { allowed, inaccessible } from '../dossier/dossier-access.ts';
import { chargeOf } from '../dossier/move-instruction.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type Answer, type Handlers, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import {
  findLastAuteur,
  findVersionProposition,
  listProposes,
  proposeFinancement,
  raiseVersionProposition,
  wasSaidSince,
} from './proposition.sql.ts';

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

/** What a colleague did not touch is merged; the association sees none of it before something is granted. */
async function save(
  platform: Platform,
  trx: Tx,
  { actor, id, service, changes }: Save,
): Promise<Answer<Proposition>> {
  const found = seenBy(actor, await lockDossier(trx, id), service);
  if (!found.ok) return found;
  const { dossier, instruction } = found.value;
  if (!canPropose(actor, instruction)) return refusal({ code: 'dossier.non-editable' });
  const lines = await listProposes(trx, { id_dossier: dossier.id, id_service: service });
  const stored = montantsOf(lines);
  for (const [cle, { to = null }] of Object.entries(changes)) {
    if (!Object.hasOwn(stored, cle) || !isMontantPropose(to)) {
      return refusal({ code: 'dossier.montant-propose', field: cle });
    }
  }
  const merge = applyChanges(stored, changes);
  const key = { id_dossier: dossier.id, id_service: service };
  if (Object.keys(merge.conflicts).length > 0) {
    const version = await findVersionProposition(trx, key);
    const par = await findLastAuteur(trx, key);
    return { ok: false, problems: [{ code: 'kernel.conflit' }], conflicts: merge.conflicts, version, par };
  }
  const changed = lines.filter((one) => (merge.value[cleMontant(one)] ?? null) !== one.montant_propose);
  for (const one of changed) {
    await proposeFinancement(trx, service, { ...one, montant_propose: merge.value[cleMontant(one)] ?? null });
  }
  if (changed.length > 0) {
    await raiseVersionProposition(trx, key);
    await say(platform, trx, { actor, dossier, instruction, why: replacedSaid(changed, merge.value) });
  }
  const value = await propositionOf(trx, actor, found.value);
  return { ok: true, value, version: value.version };
}

type Seen = { dossier: DossierRow; instruction: InstructionRow };

/** Another service's proposal does not exist for this person, be the dossier theirs or not. */
function seenBy(actor: Actor, row: DossierRow | undefined, service: string) {
  const found = allowed(actor, row, 'consult');
  if (!found.ok) return found;
  const instruction = chargeOf(actor, found.value, service);
  return instruction ? { ok: true as const, value: { dossier: found.value, instruction } } : inaccessible;
}

async function propositionOf(db: Db, actor: Actor, { dossier, instruction }: Seen): Promise<Proposition> {
  const key = { id_dossier: dossier.id, id_service: instruction.id_service_instructeur };
  return {
    montants: montantsOf(await listProposes(db, key)),
    version: await findVersionProposition(db, key),
    rights: { propose: canPropose(actor, instruction) },
  };
}

const montantsOf = (
  lines: readonly { id_projet: string; annee: number; montant_propose: number | null }[],
): Record<string, number | null> =>
  Object.fromEntries(lines.map((one) => [cleMontant(one), one.montant_propose]));

/** « 2027 : 11 000 €, remplacé par 9 000 € »: what a colleague had proposed can be read again. */
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

async function say(platform: Platform, trx: Tx, { actor, dossier, instruction, why }: Told) {
  const at = platform.clock.now();
  const { id_service_instructeur: id_service, nom_service: service } = instruction;
  const since = new Date(at.getTime() - hourMs);
  if (await wasSaidSince(trx, { id_dossier: dossier.id, id_service, by: actor.id, since })) return;
  await writeHistory(trx, {
    objet: 'dossier',
    id_objet: dossier.id,
    by: actor,
    at,
    action: 'instruction.propose',
    why,
    details: { cote: 'service', service, id_service },
  });
}
