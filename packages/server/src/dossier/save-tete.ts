import type { Actor } from '@asso/domain/compte/actor';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Answer } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { keepListes } from '../referentiel/listes.ts';
import { lockDossier } from './dossier.sql.ts';
import { allowed } from './dossier-access.ts';
import type { DossierKinds, SaveTete } from './dossier-kinds.ts';

/** Saves the head of a dossier as its kind does, once it is locked for a person who may edit it. */
export async function saveTete(
  platform: Platform,
  kinds: DossierKinds,
  { key, ...save }: Omit<SaveTete, 'at'> & { actor: Actor; key: string },
): Promise<Answer<{ tete: unknown; version: number }>> {
  await keepListes(platform.db);
  return inTransaction(platform.db, async (trx) => {
    const found = allowed(save.actor, await lockDossier(trx, key), 'edit');
    if (!found.ok) return found;
    return kinds.of(found.value.genre).saveTete(trx, found.value, { ...save, at: platform.clock.now() });
  });
}
