import { isUuid } from '@asso/domain/identifiants/uuid';
import type { Problem } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { compteSupprimeMail } from '../connexion/connexion.mail.ts';
import { compteDeparts } from './departs.ts';
import {
  countOthersWithRole,
  eraseCompte,
  hasActiveMembership,
  isCompteOfService,
  lockCompte,
} from './profil.sql.ts';

type Suppression = {
  id: string;
  by: { id: string; nom: string; prenom: string; role: string };
  repriseOuverte?: boolean;
  /** True when nobody asked for the deletion, but the account was not used for years. */
  pourInactivite?: boolean;
  /** Checked inside the transaction: when it gives false, nothing is deleted. */
  stillHolds?: (tx: Tx) => Promise<boolean>;
};

/**
 * Removes the name and the access of an account, in one transaction with what other features do when somebody leaves;
 * returns the reasons that prevent it, or null.
 */
export async function deleteCompte(platform: Platform, suppression: Suppression): Promise<Refused | null> {
  try {
    await inTransaction(platform.db, (tx) => efface(tx, platform, suppression));
    return null;
  } catch (error) {
    if (error instanceof InTheWay) return { ok: false, problems: error.problems };
    throw error;
  }
}

async function efface(tx: Tx, platform: Platform, suppression: Suppression) {
  const { id, by, repriseOuverte = false, pourInactivite = false, stillHolds } = suppression;
  if (stillHolds && !(await stillHolds(tx))) return;
  const compte = isUuid(id) ? await lockCompte(tx, id) : undefined;
  if (!compte) throw new InTheWay([{ code: 'compte.inconnu' }]);
  const at = platform.clock.now();
  const found: Problem[] = [
    ...((await isCompteOfService(tx, id)) ? [{ code: 'compte.compte-de-service' }] : []),
    ...((await isLastAdmin(tx, compte)) ? [{ code: 'compte.dernier-administrateur' }] : []),
    ...(await compteDeparts.onDepartUtilisateur(tx, platform, { id, by, at, repriseOuverte })),
  ];
  if (found.length === 0 && (await hasActiveMembership(tx, id))) found.push({ code: 'compte.encore-membre' });
  if (found.length > 0) throw new InTheWay(found);
  const cle = `compte-supprime/${id}`;
  await platform.mail.write(tx, { cle, ...compteSupprimeMail(compte, { pourInactivite }) });
  await eraseCompte(tx, id, at);
  const who = by.id === id ? { ...by, prenom: 'Compte', nom: 'supprimé' } : by;
  await writeHistory(tx, {
    objet: 'compte',
    id_objet: id,
    by: pourInactivite ? null : who,
    at,
    action: pourInactivite ? 'supprimer-inactif' : 'supprimer',
  });
}

/** Tells whether nobody else could give roles: the last administrator may not leave. */
const isLastAdmin = async (tx: Tx, { id, roles }: { id: string; roles: readonly string[] }) =>
  roles.includes('lca.admin') && (await countOthersWithRole(tx, 'lca.admin', id)) === 0;

/** Rolls the transaction back, and carries the reasons for the refusal. */
class InTheWay extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super('the account stays');
    this.problems = problems;
  }
}
