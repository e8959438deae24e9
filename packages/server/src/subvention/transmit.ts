import type { Actor } from '@asso/domain/compte/actor';
import { transmissionProblems } from '@asso/domain/subvention/dossier-subvention.rules';
import { findDossier, insertInstruction, lockDossier } from '../dossier/dossier.sql.ts';
import { allowed } from '../dossier/dossier-access.ts';
import { moveInstructions } from '../dossier/move-instruction.ts';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Answer } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { syncMontantsInstructions } from './dossier-subvention.sql.ts';
import { type Loaded, loadDossier } from './load-dossier.ts';
import { recepisseMail } from './recepisse.mail.ts';
import { type Recepisse, recepisseOf } from './recepisse.ts';

type Transmission = { actor: Actor; key: string; ifMatch: number };

/**
 * Transmits a grant dossier: states, co-financing instructions, history, inbox and receipt in one transaction. Whoever
 * comes second finds the dossier transmitted and is told so: nothing is sent twice.
 */
export async function transmitDossier(
  platform: Platform,
  { actor, key, ifMatch }: Transmission,
): Promise<Answer<Recepisse>> {
  const answer = await inTransaction(platform.db, async (trx): Promise<Answer<Recepisse>> => {
    const found = allowed(actor, await lockDossier(trx, key), 'transmit');
    if (!found.ok) return found;
    const row = found.value;
    if (row.version !== ifMatch)
      return { ok: false, problems: [{ code: 'kernel.conflit' }], version: row.version };
    const at = platform.clock.now();
    const loaded = await loadDossier(trx, row);
    const isSentBack = row.instructions.some((one) => one.etat === 'C');
    const [first, ...others] = transmissionProblems(loaded.complet, { now: at, isSentBack });
    if (first) return { ok: false, problems: [first, ...others] };
    await addCofinancers(trx, loaded, at);
    const dossier = (await findDossier(trx, row.id)) ?? row;
    const moved = await moveInstructions(platform, trx, {
      dossier,
      action: 'transmit',
      by: 'demandeur',
      actor,
      at,
    });
    if (!moved.ok) return moved;
    const value = recepisseOf({
      row: dossier,
      at,
      courriel: actor.email,
      delai: loaded.complet.campagne.delai_habituel_jours,
    });
    await platform.mail.write(
      trx,
      recepisseMail(platform, { actor, recepisse: value, row, version: moved.value }),
    );
    platform.checkpoint('transmission.avant-commit');
    return { ok: true, value, version: moved.value };
  });
  if (answer.ok) platform.checkpoint('transmission.avant-reponse');
  return answer;
}

/** One more instruction for each other service named in the amounts asked (decisions, Dossiers). */
async function addCofinancers(trx: Tx, { row, projets }: Loaded, at: Date): Promise<void> {
  const named = new Set(
    projets.flatMap((one) => one.financements.map((line) => line.id_service_instructeur)),
  );
  for (const one of row.instructions) named.delete(one.id_service_instructeur);
  for (const id_service_instructeur of named) {
    await insertInstruction(trx, { id_dossier: row.id, id_service_instructeur, etat: 'A', at });
  }
  await syncMontantsInstructions(trx, row.id);
}
