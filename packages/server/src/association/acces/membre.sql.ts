// The queries here are about memberships of an association, seen from the association.
import { type Selectable, sql } from 'kysely';
import type { Database, Db, Tx } from '../../platform/db/database.ts';

export type MembreRow = Selectable<Database['membre_association']>;

type Of = { id_utilisateur: string; id_association: string };

/**
 * Gives the instant before which everything written is closed to this member; null when all is open, or when the person
 * is no active member.
 */
export async function readClosedBefore(db: Db, { id_utilisateur, id_association }: Of): Promise<Date | null> {
  const row = await db
    .selectFrom('membre_association')
    .select((eb) => eb.fn.max('ferme_avant').as('ferme_avant'))
    .where('id_utilisateur', '=', id_utilisateur)
    .where('id_association', '=', id_association)
    .where('etat', '=', 'active')
    .executeTakeFirst();
  return row?.ferme_avant ?? null;
}

export const findVivant = (
  db: Db,
  { id_utilisateur, id_association, id_siret }: Of & { id_siret: string | null },
): Promise<MembreRow | undefined> =>
  db
    .selectFrom('membre_association')
    .selectAll()
    .where('id_utilisateur', '=', id_utilisateur)
    .where('id_association', '=', id_association)
    .where(sql`coalesce(id_siret, '')`, '=', id_siret ?? '')
    .where('etat', 'in', ['demandee', 'active'])
    .where('restreint', '=', false)
    .executeTakeFirst();

/**
 * Lists the active memberships and the requests of this person in the association; `isLocked` locks the rows for a
 * change.
 */
export const listVivants = (
  db: Db,
  { id_utilisateur, id_association }: Of,
  { isLocked = false } = {},
): Promise<MembreRow[]> =>
  db
    .selectFrom('membre_association')
    .selectAll()
    .where('id_utilisateur', '=', id_utilisateur)
    .where('id_association', '=', id_association)
    .where('etat', 'in', ['demandee', 'active'])
    .orderBy('since')
    .$if(isLocked, (query) => query.forUpdate())
    .execute();

/** Lists the associations in which this person has, or asks for, an access. */
export async function listAssociationsVivantes(db: Db, id_utilisateur: string): Promise<string[]> {
  const rows = await db
    .selectFrom('membre_association')
    .select('id_association')
    .distinct()
    .where('id_utilisateur', '=', id_utilisateur)
    .where('etat', 'in', ['demandee', 'active'])
    .orderBy('id_association')
    .execute();
  return rows.map((row) => row.id_association);
}

/** Gives a name such as « Jeanne Roux », kept by the history whatever becomes of the account. */
export async function readNom(db: Db, id_utilisateur: string): Promise<string> {
  const { prenom, nom } = await readPersonne(db, id_utilisateur);
  return `${prenom} ${nom}`.trim();
}

export async function readPersonne(db: Db, id: string): Promise<{ prenom: string; nom: string }> {
  const row = await db
    .selectFrom('utilisateur')
    .select(['prenom', 'nom'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? { prenom: '', nom: '' };
}

/** Gives the oldest request of this person that nobody answered yet. */
export const findPending = (db: Db, { id_utilisateur, id_association }: Of): Promise<MembreRow | undefined> =>
  db
    .selectFrom('membre_association')
    .selectAll()
    .where('id_utilisateur', '=', id_utilisateur)
    .where('id_association', '=', id_association)
    .where('etat', '=', 'demandee')
    .orderBy('since')
    .executeTakeFirst();

type Place = { id_association: string; id_siret: string | null };

/**
 * Lists the managers of a place who can receive an e-mail: the active members of the head office and of the
 * establishment `id_siret`. With `ecrit`, only those who may read what was written at that instant, since the past is
 * closed to some of them.
 */
export const listGestionnaires = (db: Db, { id_association, id_siret, ecrit }: Place & { ecrit?: Date }) =>
  db
    .selectFrom('membre_association')
    .innerJoin('destinataire', 'destinataire.id', 'membre_association.id_utilisateur')
    .select(['destinataire.id', 'destinataire.email', 'destinataire.prenom', 'destinataire.nom'])
    .distinct()
    .where('id_association', '=', id_association)
    .where('etat', '=', 'active')
    .where('restreint', '=', false)
    .where((eb) => eb.or([eb('id_siret', 'is', null), eb('id_siret', '=', id_siret)]))
    .$if(ecrit !== undefined, (query) =>
      query.where((eb) => eb.or([eb('ferme_avant', 'is', null), eb('ferme_avant', '<=', ecrit as Date)])),
    )
    .execute();

/** Lists the accounts that manage the association or one of its establishments. */
export async function listComptesGestionnaires(db: Db, id_association: string): Promise<string[]> {
  const rows = await db
    .selectFrom('membre_association')
    .select('id_utilisateur')
    .distinct()
    .where('id_association', '=', id_association)
    .where('etat', '=', 'active')
    .where('restreint', '=', false)
    .execute();
  return rows.map(({ id_utilisateur }) => id_utilisateur);
}

/**
 * Tells whether the association was managed before, or holds bank details, people, typed values or documents that a
 * newcomer may not read; those of the public registers (RNA, Sirene) do not count.
 */
export async function hasPasse(db: Db, id_association: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from membre_association where id_association = ${id_association} and etat = 'quittee')
      or exists (select from rib where id_association = ${id_association})
      or exists (select from representant_legal where id_association = ${id_association})
      or exists (select from document where proprietaire = 'association'
        and id_proprietaire = ${id_association}::text and origine not in ('RNA', 'Sirene'))
      or exists (select from association where id = ${id_association}
        and (corps <> '{}' or corps_anterieur is not null)) as found`.execute(db);
  return rows[0]?.found === true;
}

type NewMembre = Of & {
  id_siret: string | null;
  fonction: string;
  etat: 'active' | 'demandee';
  since: Date;
  ferme_avant: Date | null;
  restreint?: boolean;
  message?: string | null;
  /** The author of the membership: the person themself when absent. */
  par?: string;
};

export const insertMembre = (tx: Tx, membre: NewMembre): Promise<MembreRow> =>
  tx
    .insertInto('membre_association')
    .values({ par: membre.id_utilisateur, ...membre })
    .returningAll()
    .executeTakeFirstOrThrow();

export const findMembre = async (db: Db, id: string): Promise<MembreRow | undefined> =>
  db.selectFrom('membre_association').selectAll().where('id', '=', id).executeTakeFirst();

export const lockMembre = (tx: Tx, id: string): Promise<MembreRow | undefined> =>
  tx.selectFrom('membre_association').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Ends the access to a few dossiers of a person who now manages the association, since they no longer need it. */
export async function endRestreint(
  tx: Tx,
  { id_utilisateur, id_association }: Of,
  { par, at }: { par: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('membre_association')
    .set((eb) => ({ etat: 'quittee', since: at, par, version: eb('version', '+', 1) }))
    .where('id_utilisateur', '=', id_utilisateur)
    .where('id_association', '=', id_association)
    .where('etat', '=', 'active')
    .where('restreint', '=', true)
    .execute();
}

const sansDesaccord = { conteste_le: null, conteste_par: null, conteste_motif: null };

type Desaccord = { conteste_le: Date; conteste_par: string; conteste_motif: string };

/** Writes a disagreement on the access or the request; null clears it. */
export async function saveDesaccord(tx: Tx, id: string, desaccord: Desaccord | null): Promise<void> {
  await tx
    .updateTable('membre_association')
    .set((eb) => ({ ...(desaccord ?? sansDesaccord), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Lists the managers of exactly this place, whether or not they can still sign in: a new board may replace them. */
export const listSittingMembres = (tx: Tx, { id_association, id_siret }: Place): Promise<MembreRow[]> =>
  tx
    .selectFrom('membre_association')
    .selectAll()
    .where('id_association', '=', id_association)
    .where(sql`coalesce(id_siret, '')`, '=', id_siret ?? '')
    .where('etat', '=', 'active')
    .where('restreint', '=', false)
    .forUpdate()
    .execute();

export const updateMembre = (
  tx: Tx,
  id: string,
  set: {
    etat: 'active' | 'refusee' | 'quittee';
    since: Date;
    par: string;
    ferme_avant: Date | null;
    fonction?: string;
    installe_le?: Date;
  },
): Promise<MembreRow> =>
  tx
    .updateTable('membre_association')
    // Any decision ends the disagreement, so its columns are emptied.
    .set((eb) => ({ ...sansDesaccord, ...set, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

type Listed = {
  id_association: string;
  /** Keeps only the members of these establishments; null for all. */
  sirets?: readonly string[] | null;
  /** Keeps only the members who came since this instant, and the requests that wait; null for all. */
  depuis?: Date | null;
  /** Keeps only this membership, whatever its state. */
  id?: string;
};

/** Lists the members who are active or wait, with their names, or the one named by `id`: at most two hundred. */
export const listMembres = (db: Db, { id_association, sirets = null, depuis = null, id }: Listed) =>
  db
    .selectFrom('membre_association as m')
    .innerJoin('utilisateur as u', 'u.id', 'm.id_utilisateur')
    .leftJoin('utilisateur as c', 'c.id', 'm.conteste_par')
    .select(['m.id', 'm.id_utilisateur', 'm.id_siret', 'm.fonction', 'm.etat', 'm.since', 'm.ferme_avant'])
    .select(['m.version', 'm.restreint', 'u.nom', 'u.prenom', 'u.civilite', 'u.derniere_connexion_at'])
    .select(['m.message', 'm.installe_le', 'm.conteste_le', 'm.conteste_motif'])
    .select(sql<string>`c.prenom || ' ' || c.nom`.as('conteste_nom'))
    .select(sql<string>`u.email::text`.as('email'))
    .select(sql<boolean>`not exists (select from destinataire d where d.id = u.id)`.as('compte_ferme'))
    .where('m.id_association', '=', id_association)
    .$if(id === undefined, (query) => query.where('m.etat', 'in', ['active', 'demandee']))
    .$if(id !== undefined, (query) => query.where('m.id', '=', id ?? ''))
    .$if(sirets !== null, (query) => query.where('m.id_siret', '=', sql<string>`any(${[...(sirets ?? [])]})`))
    .$if(depuis !== null, (query) =>
      query.where((eb) => eb.or([eb('m.etat', '=', 'demandee'), eb('m.since', '>=', depuis as Date)])),
    )
    .orderBy('m.etat', 'desc')
    .orderBy('m.since')
    .limit(200)
    .execute();

export type MembreListe = Awaited<ReturnType<typeof listMembres>>[number];

/**
 * Tells whether a member of these associations has this address, not counting people who were given dossiers only.
 */
export async function hasMembre(
  db: Db,
  { courriel, associations }: { courriel: string; associations: readonly string[] },
): Promise<boolean> {
  if (associations.length === 0) return false;
  const found = await db
    .selectFrom('membre_association')
    .innerJoin('utilisateur', 'utilisateur.id', 'membre_association.id_utilisateur')
    .select('utilisateur.id')
    .where('membre_association.id_association', 'in', [...associations])
    .where('membre_association.etat', '=', 'active')
    .where('membre_association.restreint', '=', false)
    .where(sql`lower(utilisateur.email)`, '=', courriel)
    .executeTakeFirst();
  return found !== undefined;
}
