// A new password is chosen at sign-up, after a reset or in place of the old one (§5 Password, §7 Auth).
import { motDePasseProblems, type Owner } from '../identifiants/mot-de-passe.ts';
import type { Problem } from '../kernel/result.ts';

export type NouveauMotDePasse = {
  password: string;
  /** The password typed again; a page that asks for the password once sends it twice. */
  confirm: string;
  owner: Owner;
};

type Champs = { password: string; confirm: string };

/**
 * The names of the password and of its confirmation in the body, at sign-up and when it is changed; problems carry
 * these names as `field`.
 */
export const champsInscription: Champs = { password: 'password', confirm: 'confirm' };
export const champsChangement: Champs = { password: 'new_password', confirm: 'new_confirm' };

/**
 * Finds what refuses the password: it is missing, too weak (for several reasons at once), or typed twice
 * differently.
 */
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
