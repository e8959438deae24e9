import type { Actor } from '@asso/domain/compte/actor';
import { normaliseCourriel } from '@asso/domain/identifiants/courriel';
import type { AuthService } from '@asso/domain/service/service.fields';
import type { CompteAdministre } from '../compte/administration/compte-administre.sql.ts';
import { lockCompteOfEmail, saveCompteAdministre } from '../compte/administration/compte-administre.sql.ts';
import { inviteCompte } from '../compte/administration/invite-compte.ts';
import { revokeOtherSessions } from '../compte/session/session.sql.ts';
import type { Tx } from '../platform/db/database.ts';
import { type Refused, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import type { ServiceRow } from './service.sql.ts';

export const loginPris = refusal({ code: 'service.login-pris', field: 'login' });

type Change = { actor: Actor; row: ServiceRow; compte: CompteAdministre; auth: AuthService };

/**
 * Changes the account of a service. A new address proves nothing yet, so the password is erased, the sessions end and,
 * if the account is active, an invitation goes to the new address.
 */
export async function changeServiceCompte(
  trx: Tx,
  platform: Platform,
  { actor, row, compte, auth }: Change,
): Promise<Refused | undefined> {
  const at = platform.clock.now();
  const email = normaliseCourriel(auth.login ?? '');
  const isMoved = email !== compte.email;
  if (isMoved && (await lockCompteOfEmail(trx, email))) return loginPris;
  const isActive = auth.enabled === true;
  await saveCompteAdministre(trx, compte.id, {
    at,
    email,
    roles: auth.roles ?? ['rds.service'],
    desactive_at: isActive ? null : (compte.desactive_at ?? at),
    ...(isMoved ? { enabled: false, mot_de_passe: null } : {}),
  });
  if (isMoved) await revokeOtherSessions(trx, { id_utilisateur: compte.id, motif: 'compte' });
  const mustInvite = isActive && (isMoved || (compte.desactive_at !== null && !compte.enabled));
  if (mustInvite) await inviteService(trx, platform, { actor, row, compte: { ...compte, email } });
  return undefined;
}

type Invite = {
  actor: Actor;
  row: Pick<ServiceRow, 'nom'>;
  compte: Pick<CompteAdministre, 'id' | 'email' | 'prenom' | 'nom'>;
};

/** Returns false when too many mails were sent to this address within the hour. */
export const inviteService = (
  trx: Tx,
  platform: Platform,
  { actor, row, compte }: Invite,
): Promise<boolean> =>
  inviteCompte(trx, platform, { compte, par: `${actor.prenom} ${actor.nom}`, pour: `le service ${row.nom}` });
