// Who signs up, what is written to them, and whose account it becomes (§4 Session, §7 Auth; decisions, Security
// readings: nobody learns here whether an address has an account).
import type { Problem } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';
import { adresseFields, type Inscription, inscriptionFields } from './inscription.fields.ts';
import { type NouveauMotDePasse, nouveauMotDePasseProblems } from './mot-de-passe.rules.ts';
import { isAutreSiteRole } from './roles.rules.ts';

/** The application a call of sign-up comes from, when it does not say [R7.2]. */
export const origineParDefaut = 'lca';

/** What a registered person may do: manage associations, once the address is proved. */
export const rolesInscription = ['lca.association'] as const;

type Choisi = Pick<NouveauMotDePasse, 'password' | 'confirm'>;

/** Everything that refuses a registration, and nothing that depends on who is already known. */
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

/** Who an address belongs to: an account, which may still wait for its validation, and what registers beside it. */
export type Adresse = {
  compte: { enabled: boolean; roles: readonly string[] } | undefined;
  hasInscription: boolean;
};

/** An account that somebody uses here: neither one to be validated, nor one of another site only. */
export const isCompteEnUsage = (compte: Adresse['compte']): boolean =>
  compte?.enabled === true && !compte.roles.every(isAutreSiteRole);

/** What the e-mail says after a registration, or when it is asked for again; null when there is nothing to write. */
export function courrielInscription({
  compte,
  hasInscription,
}: Adresse): 'validation' | 'deja-un-compte' | null {
  if (isCompteEnUsage(compte)) return hasInscription ? 'deja-un-compte' : null;
  return hasInscription || compte?.enabled === false ? 'validation' : null;
}
