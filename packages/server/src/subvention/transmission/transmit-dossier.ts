import { type Actor, signatureOf } from '@asso/domain/compte/actor';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { etatsInstruction } from '@asso/domain/dossier/instruction.states';
import { suitesSubvention } from '@asso/domain/dossier/recepisse.words';
import { transmissionProblems } from '@asso/domain/subvention/dossier-subvention.steps';
import { moveInstructions } from '../../dossier/decision/move-instruction.ts';
import {
  type DossierRow,
  findDemandeurs,
  findDossier,
  insertInstruction,
  takeCharge,
} from '../../dossier/dossier.sql.ts';
import { lockAllowed } from '../../dossier/dossier-access.ts';
import { recordPiecesSent } from '../../dossier/pieces/pieces-transmises.sql.ts';
import { objetOf } from '../../dossier/tell-dossier.ts';
import { findFaitsEnvoi } from '../../dossier/transmission/faits-envoi.sql.ts';
import { recepisseMail } from '../../dossier/transmission/recepisse.mail.ts';
import { contactsDossierOf, type Recepisse, recepisseOf } from '../../dossier/transmission/recepisse.ts';
import { notify } from '../../notification/notify.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answer } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { syncMontantsInstructions } from '../dossier-subvention.sql.ts';
import { type Loaded, loadDossier } from '../load-dossier.ts';
import { forgetRetraits } from '../renouvellement/realignement.sql.ts';
import { closeDemande } from '../signature/signature.sql.ts';

type Transmission = { actor: Actor; key: string; ifMatch: number };

/**
 * Transmits a grant dossier: states, co-financing instructions, history, inbox and receipt in one transaction. A
 * second person who tries is told that the dossier is transmitted already: nothing is sent twice.
 */
export async function transmitDossier(platform: Platform, sending: Transmission): Promise<Answer<Recepisse>> {
  const answer = await inTransaction(platform.db, async (trx): Promise<Answer<Recepisse>> => {
    const found = await lockAllowed(trx, { ...sending, genre: 'subvention' }, 'transmit');
    if (!found.ok) return found;
    const at = platform.clock.now();
    return transmitLocked(platform, trx, { actor: sending.actor, row: found.value, at });
  });
  if (answer.ok) platform.checkpoint('transmission.avant-reponse');
  return answer;
}

/** Does the same for a dossier that the caller holds, and that this person may transmit: who signs it comes here too. */
export async function transmitLocked(
  platform: Platform,
  trx: Tx,
  { actor, row, at }: { actor: Actor; row: DossierRow; at: Date },
): Promise<Answer<Recepisse>> {
  const loaded = await loadDossier(trx, row);
  const isSentBack = row.instructions.some((one) => one.etat === 'C');
  const [first, ...others] = transmissionProblems(loaded.complet, { now: at, isSentBack });
  if (first) return { ok: false, problems: [first, ...others] };
  const hasOthers = await addCofinancers(trx, loaded, at);
  await recordPiecesSent(trx, row.id, at);
  if (loaded.realignement !== null) await forgetRetraits(trx, row.id);
  const isByService = isServiceRole(actor.role);
  if (row.created_by_type === 'rds' && !isByService) await takeCharge(trx, { id: row.id, at });
  const dossier = hasOthers ? ((await findDossier(trx, row.id)) ?? row) : row;
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
    par: signatureOf(actor),
    courriel: actor.email,
    contacts: await contactsDossierOf(trx, dossier),
    delai: loaded.complet.campagne.delai_habituel_jours,
    faits: await findFaitsEnvoi(trx, dossier.id),
  });
  await notify(platform, trx, {
    kind: 1,
    to: await findDemandeurs(trx, dossier),
    objet: objetOf(dossier),
    id_association: dossier.id_association,
    par: actor.id,
    params: { etat: etatsInstruction.D },
    // The receipt is the e-mail of the person who transmits; when a service sends it, the managers are sent an
    // e-mail.
    mail: isByService ? undefined : false,
  });
  await platform.mail.write(
    trx,
    recepisseMail(platform, {
      ...{ actor, row, contacts: value.contacts, version: moved.value },
      suites: suitesSubvention({ recu: at, delaiJours: value.delai_habituel_jours }),
    }),
  );
  // A signature that was asked and did not come is awaited no more.
  await closeDemande(trx, row.id, at);
  platform.checkpoint('transmission.avant-commit');
  return { ok: true, value, version: moved.value };
}

/**
 * Adds an instruction for each other service named in the amounts asked (decisions, Dossiers); answers whether there
 * are any.
 */
async function addCofinancers(trx: Tx, { row, projets }: Loaded, at: Date): Promise<boolean> {
  const named = new Set(
    projets.flatMap((one) => one.financements.map((line) => line.id_service_instructeur)),
  );
  for (const one of row.instructions) named.delete(one.id_service_instructeur);
  for (const id_service_instructeur of named) {
    await insertInstruction(trx, { id_dossier: row.id, id_service_instructeur, etat: 'A', at });
  }
  await syncMontantsInstructions(trx, row.id);
  return named.size > 0;
}
