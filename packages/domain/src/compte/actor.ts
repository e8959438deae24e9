// Who is asking: what every right is decided on. Read from the memberships with the request, never from the token alone.
// The hat decides which memberships count: associations without an « rds. » role, open services with one. Somebody who
// has not validated the address or must change the password has no role and no membership yet.

/** One active membership: `id_siret` null means the head office. */
export type MembreAssociation = {
  id_association: string;
  id_siret: string | null;
  fonction: string;
  /** What earlier managers left is not open to them yet. */
  passe_ferme?: boolean;
};
export type MembreService = { id_service: string; role: string };

/** As the history and a receipt name who acts: the person, and the key their software acts with. */
export const signatureOf = ({
  prenom,
  nom,
  cle,
}: Pick<Actor, 'prenom' | 'nom'> & { cle?: { nom: string } | undefined }): string =>
  `${prenom} ${nom}${cle ? ` (clé « ${cle.nom} »)` : ''}`;

export type Actor = {
  id: string;
  email: string;
  civilite: string | null;
  nom: string;
  prenom: string;
  /** The hat worn for this call, one of `roles`. */
  role: string;
  roles: readonly string[];
  associations: readonly MembreAssociation[];
  /** Associations of which only the dossiers they were given are open to them: nothing else of these is. */
  partages?: readonly string[];
  services: readonly MembreService[];
  /** Territory of an rds.admin: set for « Administrateur local », null for « national ». */
  territoire: string | null;
  /** The problem that closes every call but those that mend it: no validated address, a password to change, no code. */
  closedBy?: string;
  /** The session the token belongs to. */
  session?: string;
  /** Software that calls with a key: it acts for this person, within one owner and these scopes. */
  cle?: CleWorn;
};

export type CleWorn = { id: string; nom: string; portees: readonly string[] };
