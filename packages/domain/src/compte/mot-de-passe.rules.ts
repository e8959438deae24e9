// A new password, chosen at sign-up, after a reset or in place of the old one (§5 Password, §7 Auth).
import { motDePasseProblems, type Owner } from '../identifiants/mot-de-passe.ts';
import type { Problem } from '../kernel/result.ts';

export type NouveauMotDePasse = {
  password: string;
  /** Typed again, or sent by a page that asks for it once. */
  confirm: string;
  owner: Owner;
};

type Champs = { password: string; confirm: string };

/** The names of the two texts in the body, which are not those of a change: problems carry them as `field`. */
export const champsInscription: Champs = { password: 'password', confirm: 'confirm' };
export const champsChangement: Champs = { password: 'new_password', confirm: 'new_confirm' };

/** What refuses it: missing, too weak (several reasons at once), or typed twice differently. */
export function nouveauMotDePasseProblems(
  { password, confirm, owner }: NouveauMotDePasse,
  champs: Champs = champsInscription,
): Problem[] {
  if (password === '') {
    return [{ code: 'kernel.obligatoire', field: champs.password, params: { label: 'Mot de passe' } }];
  }
  const weak = motDePasseProblems(password, owner).map((one) => ({ ...one, field: champs.password }));
  const isSame = password === confirm;
  return isSame ? weak : [...weak, { code: 'compte.confirmation-differente', field: champs.confirm }];
}
