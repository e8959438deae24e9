import { motDePasseLiens } from '@asso/domain/compte/lien.rules';
import { nouveauMotDePasseProblems } from '@asso/domain/compte/mot-de-passe.rules';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetAllEchecs } from '../connexion/echec-connexion.sql.ts';
import { activate } from '../inscription/activation.ts';
import { findInscrit, type Personne } from '../inscription/inscription.sql.ts';
import { findLienAmong, spendLien } from '../lien.sql.ts';
import { hashToken } from '../session/tokens.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { writeNouveauMotDePasse } from './write-nouveau-mot-de-passe.ts';

export type Nouveau = { token: string; password: string; confirm: string };
type Deps = Pick<Platform, 'db' | 'clock' | 'mail' | 'config'> & { hasher: PasswordHasher };

/**
 * Changes the password for the holder of the link, who proved that they read the mailbox: every session ends, and an
 * account that was not validated becomes so. After a refusal, the link still works.
 */
export async function resetMotDePasse(
  deps: Deps,
  { token, password, confirm }: Nouveau,
): Promise<Result<null>> {
  const { db, clock, hasher } = deps;
  const now = clock.now();
  const lien = await findLienAmong(db, { objets: motDePasseLiens, token, now });
  const owner = lien && (await findInscrit(db, lien.id_utilisateur));
  if (!lien || !owner || owner.email !== lien.destinataire) return refused({ code: 'compte.lien-perime' });
  if (owner.desactive_at !== null) return refused({ code: 'compte.desactive' });
  if (owner.locked) return refused({ code: 'compte.verrouille' });
  const problems = nouveauMotDePasseProblems({
    password,
    confirm,
    owner: { ...owner, courriel: owner.email },
  });
  if (problems.length > 0) return { ok: false, problems };
  if (hasher.isFull()) return refused({ code: 'kernel.trop-de-requetes', params: { n: 5 } });
  const hash = await hasher.hash(password);
  return inTransaction(db, async (trx): Promise<Result<null>> => {
    if (!(await spendLien(trx, { objet: lien.objet, token, now })))
      return refused({ code: 'compte.lien-perime' });
    const active: Result<Personne> = await activate(trx, owner.id, now);
    if (!active.ok) return active;
    await writeNouveauMotDePasse(trx, deps, {
      person: active.value,
      hash,
      action: 'reinitialiser-mot-de-passe',
    });
    await forgetAllEchecs(trx, hashToken(owner.email));
    return ok(null);
  });
}
