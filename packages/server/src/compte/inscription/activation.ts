import { isCompteInUse } from '@asso/domain/compte/inscription.rules';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { findSecondFacteur } from '../second-facteur/second-facteur.sql.ts';
import { revokeOtherSessions } from '../session/session.sql.ts';
import { findAdresse, joinInscription, lockInscrit, type Personne, saveValide } from './inscription.sql.ts';

/**
 * Validates a person who proved that they read the mailbox of their address, and gives the account they have from now
 * on: their own, or the account that had this address but came from another site or was never validated. An account
 * already in use is not given to them.
 */
export async function activate(trx: Tx, id: string, now: Date): Promise<Result<Personne>> {
  const person = await lockInscrit(trx, id);
  if (!person) return refused({ code: 'compte.inconnu' });
  if (person.enabled) return ok(person);
  const compte = person.en_inscription ? (await findAdresse(trx, person.email)).compte : undefined;
  if (isCompteInUse(compte)) return refused({ code: 'compte.adresse-deja-liee' });
  if (compte) {
    await revokeOtherSessions(trx, { id_utilisateur: compte.id, motif: 'mot-de-passe' });
    // The person proved that the mailbox is theirs, but gave no code of the second factor that this account requires:
    // their sessions end.
    if ((await findSecondFacteur(trx, compte.id))?.actif_at) {
      await revokeOtherSessions(trx, { id_utilisateur: person.id, motif: 'compte' });
    }
    await joinInscription(trx, { from: person.id, into: compte.id, now });
  } else await saveValide(trx, person.id, now);
  const active = { ...person, id: compte?.id ?? person.id };
  await writeHistory(trx, { ...toCompteActe(active), at: now, action: 'activer' });
  return ok(active);
}

/** Describes, for the history, what somebody does to their own account. */
export const toCompteActe = ({
  id,
  nom,
  prenom,
  roles,
}: Pick<Personne, 'id' | 'nom' | 'prenom' | 'roles'>) => ({
  objet: 'utilisateur',
  id_objet: id,
  by: { id, nom, prenom, role: roles[0] ?? '' },
});
