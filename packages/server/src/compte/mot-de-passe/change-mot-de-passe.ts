import type { Actor } from '@asso/domain/compte/actor';
import { champsChangement, nouveauMotDePasseProblems } from '@asso/domain/compte/mot-de-passe.rules';
import { ok, type Problem, type Result, refused } from '@asso/domain/kernel/result';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Detenteur, findDetenteur } from './nouveau-mot-de-passe.sql.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { writeNouveauMotDePasse } from './write-nouveau-mot-de-passe.ts';

type Changing = { actor: Actor; old_password: string; new_password: string; new_confirm: string };
type Deps = Pick<Platform, 'db' | 'clock' | 'mail' | 'config'> & { hasher: PasswordHasher };

/**
 * Changes the password of a signed-in person who knows the old one. Their other sessions end, and this one continues.
 */
export async function changeMotDePasse(
  deps: Deps,
  { actor, old_password, new_password, new_confirm }: Changing,
): Promise<Result<null>> {
  const { db, hasher } = deps;
  const person = await findDetenteur(db, actor.id);
  if (!person) return refused({ code: 'compte.inconnu' });
  if (!person.enabled) return refused({ code: 'compte.non-valide' });
  if (person.mot_de_passe === null)
    return refused({ code: 'compte.sans-mot-de-passe', field: 'old_password' });
  const owner = { ...person, courriel: person.email };
  const chosen = { password: new_password, confirm: new_confirm, owner };
  const problems = [
    ...(old_password === '' ? [oldMissing] : []),
    ...nouveauMotDePasseProblems(chosen, champsChangement),
  ];
  if (problems.length > 0) return { ok: false, problems };
  if (hasher.isFull()) return refused({ code: 'kernel.trop-de-requetes', params: { n: 5 } });
  if (!(await hasher.verify(person.mot_de_passe, old_password))) return refused(oldWrong);
  if (old_password === new_password) return refused(same);
  const hash = await hasher.hash(new_password);
  return inTransaction(db, async (trx): Promise<Result<null>> => {
    // The row is read again and locked: of two changes made at once with the same old password, the second is refused.
    const present = await findDetenteur(trx, person.id, { isLocked: true });
    if (isOther(present, person)) return refused(oldWrong);
    await writeNouveauMotDePasse(trx, deps, {
      person,
      hash,
      action: 'changer-mot-de-passe',
      kept: actor.session,
    });
    return ok(null);
  });
}

const isOther = (present: Detenteur | undefined, checked: Detenteur): boolean =>
  present?.mot_de_passe !== checked.mot_de_passe;

const oldMissing: Problem = {
  code: 'kernel.obligatoire',
  field: 'old_password',
  params: { label: 'Mot de passe actuel' },
};
const oldWrong: Problem = { code: 'compte.mot-de-passe-faux', field: 'old_password' };
const same: Problem = { code: 'compte.mot-de-passe-identique', field: 'new_password' };
