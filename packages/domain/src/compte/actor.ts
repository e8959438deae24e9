// Every right is decided on the actor, the person who calls. It is read from the memberships with each request,
// never from the token alone. The role worn decides which memberships count: associations without an « rds. » role,
// open services with one. A person who has not validated the address, or must change the password, has no role and
// no membership yet.

/** One active membership; `id_siret` null means the head office. */
export type MembreAssociation = {
  id_association: string;
  id_siret: string | null;
  fonction: string;
  /** True while what earlier managers left is not open to this person. */
  passe_ferme?: boolean;
};
export type MembreService = { id_service: string; role: string };

/** Names the person who acts, and the key of their software if any, for the history and receipts. */
export const signActor = ({
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
  /** The role worn for this call, one of `roles`. */
  role: string;
  roles: readonly string[];
  associations: readonly MembreAssociation[];
  /** The associations in which the person opens only the dossiers they were given, and nothing else. */
  partages?: readonly string[];
  services: readonly MembreService[];
  /** The territory of an rds.admin: set for « Administrateur local », null for « national ». */
  territoire: string | null;
  /**
   * The problem that closes every call but those that solve it: an address to validate, a password to change, a second
   * factor to add.
   */
  closedBy?: string;
  /** The session to which the token belongs. */
  session?: string;
  /** The key with which software calls: it acts for this person, within one owner and these scopes. */
  cle?: CleWorn;
};

export type CleWorn = { id: string; nom: string; portees: readonly string[] };
