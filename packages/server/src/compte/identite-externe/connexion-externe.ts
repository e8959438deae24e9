import { fournisseurs } from '@asso/domain/compte/fournisseur-identite.rows';
import { ok, type Problem, type Result, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { RefusedError } from '../../platform/http/refused-error.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type ConnexionDeps,
  type ConnexionOuverte,
  closedProblem,
  openCompte,
} from '../connexion/connexion.ts';
import { takeBackEssai } from '../connexion/echec-connexion.sql.ts';
import { countOrWait, toEssai } from '../connexion/essai-connexion.ts';
import { spendCode } from '../second-facteur/second-facteur.ts';
import { type AppareilConnu, findAppareil } from '../session/appareil.sql.ts';
import { hashToken } from '../session/tokens.ts';
import { type CompteRow, findCompteById, findPersonne } from '../utilisateur.sql.ts';
import type { Retour } from './essai-externe.ts';
import { identiteLieeMail } from './identite-externe.mail.ts';
import {
  deleteEssai,
  insertIdentite,
  insertSessionExterne,
  saveIdentiteVue,
} from './identite-externe.sql.ts';

export type ExterneDeps = ConnexionDeps & Pick<Platform, 'mail' | 'config'>;

/**
 * What comes with every sign-in by a provider: the code of the second factor if one was typed, the wish to trust the
 * browser, the trust it already has (`appareil`), the network address and the browser's name.
 */
export type Porte = { code?: string; confiance?: boolean; appareil?: string; ip: string; userAgent: string };

type Asked = {
  id: string;
  retour: Retour;
  porte: Porte;
  /**
   * True when the identity already opens this account: the two factors checked by the provider then replace the
   * account's own code. False while the identity is being tied.
   */
  isTied: boolean;
  /** Runs in the transaction that opens the session. */
  also?: (trx: Tx) => Promise<void>;
};

/**
 * Opens a session for a person whom a provider recognised, with the same refusals and code as a sign-in by password.
 */
export async function openByRetour(
  deps: ExterneDeps,
  { id, retour, porte, isTied, also }: Asked,
): Promise<Result<ConnexionOuverte>> {
  const { db, clock } = deps;
  const compte = await findCompteById(db, id);
  if (!compte) return refused({ code: 'compte.connexion-externe-perimee' });
  const closed = closedProblem(compte);
  if (closed) return refused(closed);
  const known = porte.appareil ? await findAppareil(db, hashToken(porte.appareil), clock.now()) : undefined;
  const appareil = known?.id_utilisateur === id ? known : undefined;
  const isSure = appareil !== undefined || (isTied && retour.identite.isDoubleFacteur);
  const problem = compte.has_second_facteur && !isSure ? await codeProblem(deps, compte, porte) : null;
  if (problem) return refused(problem);
  return ok(await inTransaction(db, (trx) => enter(trx, deps, { id, retour, porte, appareil, also })));
}

/**
 * Checks the code; a wrong one counts as a failed sign-in, so that a provider allows no more attempts than the
 * password.
 */
async function codeProblem(
  deps: ExterneDeps,
  { id, email }: CompteRow,
  { code, ip }: Porte,
): Promise<Problem | null> {
  const { db, clock, coffre } = deps;
  if (!code) return { code: 'compte.code-requis', field: 'code' };
  const now = clock.now();
  const essai = toEssai({ email, ip, now });
  const tooSoon = await countOrWait(deps, essai);
  if (tooSoon) return tooSoon;
  const problem = await spendCode(db, coffre, { id, code, now });
  if (problem?.code !== 'compte.code-incorrect') await takeBackEssai(db, essai);
  return problem;
}

type Entering = Omit<Asked, 'isTied'> & { appareil?: AppareilConnu };

async function enter(
  trx: Tx,
  deps: ExterneDeps,
  { id, retour, porte, appareil, also }: Entering,
): Promise<ConnexionOuverte> {
  await spendRetour(trx, retour);
  await also?.(trx);
  const opened = await openCompte(trx, deps, { id, appareil, given: porte });
  await rememberProvider(trx, deps, { retour, id_session: opened.id_session });
  return opened;
}

/** Uses the return up; of two uses at once, one opens a session and the other is told to begin again. */
export async function spendRetour(trx: Tx, { hash }: Retour): Promise<void> {
  if (!(await deleteEssai(trx, hash))) throw new RefusedError({ code: 'compte.connexion-externe-perimee' });
}

/** Keeps, encrypted for this session, the token that signs the person out at the provider. */
export async function rememberProvider(
  trx: Tx,
  { clock, coffre }: Pick<ExterneDeps, 'clock' | 'coffre'>,
  { retour, id_session }: { retour: Retour; id_session: string },
): Promise<void> {
  const { fournisseur, identite, idToken } = retour;
  await saveIdentiteVue(trx, { fournisseur, sub: identite.sub }, clock.now());
  await insertSessionExterne(trx, { id_session, fournisseur, id_token: coffre.seal(idToken, id_session) });
}

/**
 * Makes this identity open this account from now on. When it already opens another account, the transaction is rolled
 * back.
 */
export async function tieIdentite(
  trx: Tx,
  { clock, mail }: Pick<ExterneDeps, 'clock' | 'mail'>,
  { id, retour }: { id: string; retour: Retour },
): Promise<void> {
  const { fournisseur, identite } = retour;
  const { nom } = fournisseurs[fournisseur];
  const now = clock.now();
  const owner = await insertIdentite(trx, { fournisseur, sub: identite.sub, id_utilisateur: id, now });
  if (owner !== id) throw new RefusedError({ code: 'compte.identite-deja-liee', params: { nom } });
  const personne = await findPersonne(trx, id);
  if (!personne) throw new RefusedError({ code: 'compte.connexion-externe-perimee' });
  const by = { id, nom: personne.nom, prenom: personne.prenom, role: personne.roles[0] ?? '' };
  const line = { objet: 'compte', id_objet: id, by, at: now, details: { fournisseur } };
  await writeHistory(trx, { ...line, action: 'lier-identite' });
  const cle = `identite-liee/${id}/${fournisseur}/${now.toISOString()}`;
  await mail.write(trx, { cle, ...identiteLieeMail(personne, nom) });
}
