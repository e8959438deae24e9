// A person may sign up with an address that is free or already known, and nobody learns here whether it has an
// account (§4 Session, §7 Auth; decisions, Security readings).
import type { Problem } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';
import { adresseFields, type Inscription, inscriptionFields } from './inscription.fields.ts';
import { type NouveauMotDePasse, nouveauMotDePasseProblems } from './mot-de-passe.rules.ts';
import { isOtherSiteRole } from './roles.rules.ts';

/** The application of a sign-up that names none [R7.2]. */
export const defaultOrigine = 'lca';

/** A registered person may manage associations, once the address is proved. */
export const rolesInscription = ['lca.association'] as const;

type Choisi = Pick<NouveauMotDePasse, 'password' | 'confirm'>;

/** Finds everything that refuses a registration, without looking at the accounts that exist. */
export function inscriptionProblems(inscription: Inscription, choisi: Choisi): Problem[] {
  const { email, nom, prenom } = inscription;
  const owner = { courriel: email ?? '', nom: nom ?? '', prenom: prenom ?? '' };
  return [
    ...problems(inscriptionFields, inscription, { stage: 'saisie' }),
    ...nouveauMotDePasseProblems({ ...choisi, owner }),
  ];
}

export const adresseProblems = (email: string): Problem[] =>
  problems(adresseFields, { email }, { stage: 'saisie' });

/** The owner of an address: an account, perhaps not validated yet, and a registration that waits beside it. */
export type Adresse = {
  compte: { enabled: boolean; roles: readonly string[] } | undefined;
  hasInscription: boolean;
};

/** Tells whether somebody uses this account here: it is validated, and is not only an account of another site. */
export const isCompteInUse = (compte: Adresse['compte']): boolean =>
  compte?.enabled === true && !compte.roles.every(isOtherSiteRole);

/**
 * Returns what the e-mail says after a registration, or when it is asked for again; null means that none is sent.
 */
export function courrielInscription({
  compte,
  hasInscription,
}: Adresse): 'validation' | 'deja-un-compte' | null {
  if (isCompteInUse(compte)) return hasInscription ? 'deja-un-compte' : null;
  return hasInscription || compte?.enabled === false ? 'validation' : null;
}
