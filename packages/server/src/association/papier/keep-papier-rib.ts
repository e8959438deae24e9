import type { Rib } from '@asso/domain/association/collection/rib.fields';
import { isSameRib } from '@asso/domain/association/collection/rib.rules';
import { maskIban } from '@asso/domain/identifiants/nombres-affiches';
import { ok } from '@asso/domain/kernel/result';
import { traceDepot } from '../../document/deposit.ts';
import { keepProvisoire, tagRib } from '../../document/document.sql.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { listLignes } from '../collection/ligne.sql.ts';
import type { RowOf } from '../collection/ligne-row.ts';
import { addLigne, type SavedLigne } from '../collection/save-ligne.ts';
import { openPapierRib, type PapierDemande } from './open-papier.ts';

type Keep = PapierDemande & { rib: Rib };

/**
 * Adds the bank account that the person confirmed and links it to the paper on which it was read, in one transaction;
 * an account already there is only linked to the paper.
 */
export async function keepPapierRib(
  platform: Platform,
  { rib, ...asked }: Keep,
): Promise<SavedLigne<'ribs'>> {
  const opened = await openPapierRib(platform.db, asked);
  if (!opened.ok) return opened;
  const { document } = opened.value;
  const at = platform.clock.now();
  const name = async (tx: Tx, { iban, id_siret }: RowOf<'ribs'>) => {
    if (await keepProvisoire(tx, document.id, at)) await traceDepot(tx, document, { actor: asked.actor, at });
    await tagRib(tx, document.id, { iban, id_siret, at });
    const trace = { objet: 'document', id_objet: document.id, by: asked.actor, at };
    await writeHistory(tx, { ...trace, action: 'modifier', to: iban && maskIban(iban) });
  };
  const { row, perimetre } = opened.value.association;
  const known = await listLignes(platform.db, { type: 'ribs', idAssociation: row.id }, perimetre);
  const same = known.find((one) => isSameRib(one, rib));
  if (same) {
    await inTransaction(platform.db, (tx) => name(tx, same));
    return ok(same);
  }
  const { actor, id_asso } = asked;
  return addLigne(platform, { type: 'ribs', actor, id_asso, value: rib, also: name });
}
