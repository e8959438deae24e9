import { connexionProblem } from '@asso/domain/compte/connexion.rules';
import { confianceSecondes } from '@asso/domain/compte/second-facteur.rules';
import { normaliseCourriel } from '@asso/domain/identifiants/courriel';
import { ok, type Problem, type Result, refused } from '@asso/domain/kernel/result';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Coffre } from '../coffre.ts';
import { isOutdated, type PasswordHasher } from '../mot-de-passe/password-hasher.ts';
import { spendCode } from '../second-facteur/second-facteur.ts';
import { type AppareilConnu, findAppareil, insertAppareil, saveAppareilVu } from '../session/appareil.sql.ts';
import { type OpenedSession, openSession } from '../session/session.ts';
import { hashToken, type Tokens } from '../session/tokens.ts';
import { type CompteRow, findCompteByEmail, saveMotDePasse } from '../utilisateur.sql.ts';
import { forgetEchecs, takeBackEssai } from './echec-connexion.sql.ts';
import { countOrWait, type EssaiMade, toEssai } from './essai-connexion.ts';

export type ConnexionDeps = Pick<Platform, 'db' | 'clock' | 'jobs'> & {
  hasher: PasswordHasher;
  tokens: Tokens;
  coffre: Coffre;
};

export type Identifiants = {
  email: string;
  password: string;
  /** A code of the person's application, or a recovery code. */
  code?: string;
  /** Asks that this browser need no code for a while. */
  confiance?: boolean;
  /** The value of a trusted browser's cookie. */
  appareil?: string;
  ip: string;
  userAgent: string;
};

export type ConnexionOuverte = OpenedSession & { id_utilisateur: string; appareil?: string };

/**
 * Checks in this order whether there were too many failures, whether the password is right, whether the account is
 * open, and whether the code is right. A state of the account is told only once the password has been proved.
 */
export async function openConnexion(
  deps: ConnexionDeps,
  given: Identifiants,
  /** Runs in the transaction that opens the session. */
  also?: (trx: Tx, id: string, idSession: string) => Promise<void>,
): Promise<Result<ConnexionOuverte>> {
  const { db, clock, hasher } = deps;
  if (hasher.isFull()) return refused({ code: 'kernel.trop-de-requetes', params: { n: 5 } });
  const email = normaliseCourriel(given.email);
  const connu = given.appareil ? await findAppareil(db, hashToken(given.appareil), clock.now()) : undefined;
  const appareil = connu?.email === email ? connu : undefined;
  const essai = toEssai({ email, appareil, ip: given.ip, now: clock.now() });
  const tooSoon = await countOrWait(deps, essai);
  if (tooSoon) return refused(tooSoon);

  const compte = await compteOfPassword(deps, { email, password: given.password });
  if (!compte) return refused({ code: 'compte.identifiants-incorrects' });
  const problem = await ownerProblem(deps, { compte, appareil, essai, given });
  if (problem) return refused(problem);
  // A person who registers with the address of an account erases only their own attempt, never the failures counted
  // against that account.
  await (compte.en_inscription ? takeBackEssai : forgetEchecs)(db, essai);
  const stronger = isOutdated(compte.mot_de_passe ?? '') ? await hasher.hash(given.password) : null;
  return ok(
    await inTransaction(db, async (trx) => {
      if (stronger !== null) await saveMotDePasse(trx, compte.id, stronger);
      const opened = await openCompte(trx, deps, { id: compte.id, appareil, given });
      await also?.(trx, compte.id, opened.id_session);
      return opened;
    }),
  );
}

export const closedProblem = (compte: CompteRow): Problem | null =>
  connexionProblem({
    isDesactive: compte.desactive_at !== null,
    isLocked: compte.locked,
    roles: compte.roles,
    services: compte.services.map(({ locked }) => ({ isLocked: locked })),
  });

type Asked = { compte: CompteRow; appareil?: AppareilConnu; essai: EssaiMade; given: Identifiants };

/**
 * Checks what a person who gave the right password may still lack. A wrong code stays counted as a failure, and the
 * right password alone does not erase earlier failures.
 */
async function ownerProblem(
  { db, clock, coffre }: ConnexionDeps,
  { compte, appareil, essai, given }: Asked,
): Promise<Problem | null> {
  const closed = closedProblem(compte);
  if (closed) {
    await takeBackEssai(db, essai);
    return closed;
  }
  if (!compte.has_second_facteur || appareil?.id_utilisateur === compte.id) return null;
  const problem = given.code
    ? await spendCode(db, coffre, { id: compte.id, code: given.code, now: clock.now() })
    : { code: 'compte.code-requis', field: 'code' };
  if (problem && problem.code !== 'compte.code-incorrect') await takeBackEssai(db, essai);
  return problem;
}

type Opening = {
  id: string;
  appareil?: AppareilConnu;
  given: Pick<Identifiants, 'confiance' | 'userAgent'>;
};

/** Opens a session, and trusts the browser when asked to. The caller has checked that the person owns the account. */
export async function openCompte(
  trx: Tx,
  { clock, tokens }: Pick<ConnexionDeps, 'clock' | 'tokens'>,
  { id, appareil, given }: Opening,
): Promise<ConnexionOuverte> {
  const now = clock.now();
  if (appareil) await saveAppareilVu(trx, appareil.id, now);
  const user_agent = given.userAgent;
  const session = await openSession(trx, { clock, tokens }, { id_utilisateur: id, user_agent });
  if (!given.confiance || appareil) return { ...session, id_utilisateur: id };
  const token = tokens.newRefresh();
  const expires_at = new Date(now.getTime() + confianceSecondes * 1000);
  await insertAppareil(trx, {
    id_utilisateur: id,
    hash: hashToken(token),
    created_at: now,
    expires_at,
    user_agent,
  });
  return { ...session, id_utilisateur: id, appareil: token };
}

/**
 * Finds the account of this address or, when the password is not that account's, the registration that waits beside it;
 * undefined when neither has this password. A wrong password costs two checks even for an unknown address, so that the
 * time tells nothing.
 */
async function compteOfPassword(
  { db, hasher }: { db: Db; hasher: PasswordHasher },
  { email, password }: { email: string; password: string },
): Promise<CompteRow | undefined> {
  for (const enInscription of [false, true]) {
    const found = await findCompteByEmail(db, email, { enInscription });
    if (await hasher.verify(found?.mot_de_passe ?? null, password)) return found;
  }
  return undefined;
}
