import { createHash } from 'node:crypto';
import {
  attenteSecondes,
  connexionProblem,
  isSousAttaque,
  oubliSecondes,
  tropDEssais,
  verrouSecondes,
} from '@asso/domain/compte/connexion.rules';
import { normaliseCourriel } from '@asso/domain/identifiants/courriel';
import { ok, type Problem, type Result, refused } from '@asso/domain/kernel/result';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Platform } from '../platform/platform.ts';
import {
  countEssai,
  countRecentEchecs,
  type Essai,
  forgetEchecs,
  saveLibreAt,
} from './echec-connexion.sql.ts';
import { isOutdated, type PasswordHasher } from './password-hasher.ts';
import { type OpenedSession, openSession } from './sessions.ts';
import type { Tokens } from './tokens.ts';
import { findCompteByEmail, saveConnexion, saveMotDePasse } from './utilisateur.sql.ts';

type Deps = Pick<Platform, 'db' | 'clock'> & { hasher: PasswordHasher; tokens: Tokens };
export type Identifiants = { email: string; password: string; ip: string; userAgent: string };

/** Too many failures? Right password? Open account? In this order: only the owner is told the third answer. */
export async function signIn(
  deps: Deps,
  { email, password, ip, userAgent }: Identifiants,
): Promise<Result<OpenedSession & { id_utilisateur: string }>> {
  const { db, clock, hasher, tokens } = deps;
  if (hasher.isFull()) return refused({ code: 'kernel.trop-de-requetes', params: { n: 5 } });
  const address = normaliseCourriel(email);
  const essai = { compte: createHash('sha256').update(address).digest(), ip, now: clock.now() };
  const tooSoon = await countOrWait(deps, essai);
  if (tooSoon) return refused(tooSoon);

  const compte = await findCompteByEmail(db, address);
  const isRight = await hasher.verify(compte?.mot_de_passe ?? null, password);
  if (!compte || !isRight) return refused({ code: 'compte.identifiants-incorrects' });

  await forgetEchecs(db, essai);
  const problem = connexionProblem({
    isDesactive: compte.desactive_at !== null,
    isLocked: compte.locked,
    roles: compte.roles,
    services: compte.services.map(({ locked }) => ({ isLocked: locked })),
  });
  if (problem) return refused(problem);
  const stronger = isOutdated(compte.mot_de_passe ?? '') ? await hasher.hash(password) : null;
  const session = await inTransaction(db, async (trx) => {
    if (stronger !== null) await saveMotDePasse(trx, compte.id, stronger);
    await saveConnexion(trx, compte.id, clock.now());
    return openSession(trx, { clock, tokens }, { id_utilisateur: compte.id, user_agent: userAgent });
  });
  return ok({ ...session, id_utilisateur: compte.id });
}

/** The attempt is counted as a failure before it is made: attempts made at once do not slip under the delay. */
async function countOrWait({ db }: Deps, essai: Essai): Promise<Problem | null> {
  const { compte, now } = essai;
  const recent = await countRecentEchecs(db, compte, after(now, -verrouSecondes));
  if (recent.dernierAt && isSousAttaque(recent)) {
    return tropDEssais(secondsUntil(after(recent.dernierAt, verrouSecondes), now));
  }
  return inTransaction(db, async (trx) => {
    const counted = await countEssai(trx, essai, oubliSecondes);
    if ('libreAt' in counted) return tropDEssais(secondsUntil(counted.libreAt, now));
    const seconds = attenteSecondes(counted.echecs);
    if (seconds > 0) await saveLibreAt(trx, essai, after(now, seconds));
    return null;
  });
}

const after = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
const secondsUntil = (at: Date, now: Date): number => (at.getTime() - now.getTime()) / 1000;
