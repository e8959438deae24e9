import type { User, UserAssociation, UserService } from '@asso/contract/compte/user.schemas';
import { defaultRole } from '@asso/domain/compte/roles.rules';
import { needsSecondFacteur } from '@asso/domain/compte/second-facteur.rules';
import { countUnread, countUnreadByAssociation } from '../../notification/notification.sql.ts';
import type { Db } from '../../platform/db/database.ts';
import { type AssociationFacts, associationsOfComptes } from '../association-registry.ts';
import { type AssociationMembership, listMemberAssociations, listMemberServices } from '../membre.sql.ts';
import { findSession } from '../session/session.sql.ts';
import { findPersonne } from '../utilisateur.sql.ts';

type Of = { id: string; role?: string; session?: string };

/** Reads an account as the API shows it; gives undefined when it does not exist. */
export async function readUser(db: Db, { id, role, session }: Of): Promise<User | undefined> {
  const personne = await findPersonne(db, id);
  if (!personne) return undefined;
  const [associations, services, notifications, open] = await Promise.all([
    readAssociations(db, personne),
    listMemberServices(db, id),
    countUnread(db, id),
    session === undefined ? undefined : findSession(db, session),
  ]);
  const { email, civilite, nom, prenom, roles, enabled, territoire, version } = personne;
  const shown = services.map(serviceView);
  return {
    _id: id,
    authId: id,
    lcaId: id,
    email,
    civilite,
    nom,
    prenom,
    role: role || (defaultRole(roles) ?? ''),
    roles,
    enabled,
    mustChangePassword: personne.must_change_password,
    mustAddSecondFactor: needsSecondFacteur(roles) && !personne.has_second_facteur,
    territoire,
    associations,
    services: shown,
    rds: shown[0] ?? null,
    session: open ? { id: open.id, fin: open.expires_at.toISOString() } : null,
    cle_brouillons: null,
    notifications,
    version,
  };
}

async function readAssociations(db: Db, personne: { id: string; email: string }): Promise<UserAssociation[]> {
  const memberships = await listMemberAssociations(db, personne.id);
  const [facts, nonLues] = await Promise.all([
    associationsOfComptes.describe(db, { personne, memberships }),
    countUnreadByAssociation(db, personne.id),
  ]);
  return memberships.map((membership) => ({
    ...associationView(membership, facts.get(membership.id_association)),
    notifications: nonLues.get(membership.id_association) ?? 0,
  }));
}

/** Shows an association of the person; one who only asked to join sees its name and public numbers, nothing more. */
function associationView(
  { id_association, id_siret, fonction, etat, since, restreint }: AssociationMembership,
  facts: AssociationFacts = {},
): Omit<UserAssociation, 'notifications'> {
  const isActive = etat === 'active';
  return {
    id_association,
    id_correspondance: facts.id_correspondance ?? null,
    id_rna: facts.id_rna ?? null,
    id_siren: facts.id_siren ?? null,
    id_siret: id_siret ?? facts.id_siret ?? null,
    numero_local: facts.numero_local ?? null,
    nom: facts.nom ?? '',
    type: id_siret === null ? 'association' : 'etablissement',
    restreint,
    fonction,
    etat,
    since: since.toISOString(),
    isValideurCEC: isActive && (facts.isValideurCEC ?? false),
    representantsLegaux: isActive ? (facts.representantsLegaux ?? []) : [],
    declarations: isActive ? (facts.declarations ?? 0) : 0,
    isPassSportEligible: isActive && (facts.isPassSportEligible ?? false),
  };
}

const serviceView = (service: Awaited<ReturnType<typeof listMemberServices>>[number]): UserService => ({
  id_service: service.id_service,
  nom: service.nom,
  code: service.code,
  role: service.role,
  profil: { type: service.profil.type ?? '' },
  niveau_territorial: service.niveau_territorial,
  code_territoire: service.code_territoire,
});
