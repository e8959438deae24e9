import type { Actor } from '@asso/domain/compte/actor';
import { suppressionProblems } from '@asso/domain/service/service.rules';
import { saveCompteAdministre } from '../compte/administration/compte-administre.sql.ts';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type Answer, type Refused, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import type { ServiceRow } from './service.sql.ts';
import { lockAdministered } from './service-access.ts';
import { deleteMembre, detachCompte, saveService } from './service-admin.sql.ts';
import { serviceUsages } from './services-en-usage.ts';

type Target = { actor: Actor; key: string };

/**
 * Deactivates and detaches the account of a service, which is the first step of a deletion: whatever prevents the
 * deletion of the service also protects its account [R7.7].
 */
export const deleteAuthService = ({ db, clock }: Platform, { actor, key }: Target): Promise<Answer<string>> =>
  inTransaction(db, async (trx) => {
    const found = await lockDeletable(trx, { actor, key });
    if (!found.ok) return found;
    await withdrawCompte(trx, { actor, row: found.value, at: clock.now() });
    return { ok: true, value: found.value.id };
  });

/**
 * Deletes the service, which is the second step, and its account if it still has one. Its row stays, locked, for the
 * dossiers it instructed [R7.7].
 */
export const deleteService = (
  { db, clock }: Platform,
  { actor, key }: Target,
): Promise<Answer<{ _id: string }>> =>
  inTransaction(db, async (trx) => {
    const found = await lockDeletable(trx, { actor, key });
    if (!found.ok) return found;
    const { id, nom } = found.value;
    const at = clock.now();
    await withdrawCompte(trx, { actor, row: found.value, at });
    await saveService(trx, id, { locked: true, supprime_le: at, at, by: actor.id });
    await writeHistory(trx, {
      objet: 'service',
      id_objet: id,
      by: actor,
      at,
      action: 'supprimer',
      from: nom,
    });
    return { ok: true, value: { _id: id } };
  });

async function lockDeletable(
  trx: Tx,
  { actor, key }: Target,
): Promise<{ ok: true; value: ServiceRow } | Refused> {
  const found = await lockAdministered(trx, actor, key);
  if (!found.ok) return found;
  const [first, ...others] = suppressionProblems(await serviceUsages.of(trx, found.value.id));
  return first ? refusal(first, ...others) : found;
}

type Withdrawal = { actor: Actor; row: ServiceRow; at: Date };

/** Deactivates the account of the service and detaches it; does nothing when this was already done. */
async function withdrawCompte(trx: Tx, { actor, row, at }: Withdrawal): Promise<void> {
  const { id, auth_id, nom } = row;
  if (auth_id === null) return;
  await saveCompteAdministre(trx, auth_id, { desactive_at: at, at });
  await deleteMembre(trx, { id_service: id, id_utilisateur: auth_id }, { withCompte: true });
  await detachCompte(trx, id);
  await saveService(trx, id, { at, by: actor.id });
  await writeHistory(trx, {
    objet: 'service',
    id_objet: id,
    by: actor,
    at,
    action: 'retirer-compte',
    to: nom,
  });
}
