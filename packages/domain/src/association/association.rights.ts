// Who may do what with the file of an association (§6; decisions, Who belongs where); what is not written is denied.
import type { Actor, MembreAssociation } from '../compte/actor.ts';
import { isServiceRole } from '../compte/roles.rules.ts';
import { departements } from '../referentiel/data/departements.ts';

export const associationActions = [
  'consult',
  'edit',
  'editRepresentants',
  'editRib',
  'editEtablissement',
  'deposer',
  'consultMembres',
  'manageMembres',
] as const;
export type AssociationAction = (typeof associationActions)[number];
export type AssociationRights = Record<AssociationAction, boolean>;

/** What a person is to an association, the hat they wear counted. A pending member is « etranger ». */
export const profils = ['siege', 'secondaire', 'administration', 'lecture', 'etranger'] as const;
export type Profil = (typeof profils)[number];

/** What each may do; « secondaire » only where it touches its own establishment. */
const actionsOf: Record<Profil, readonly AssociationAction[]> = {
  siege: associationActions,
  secondaire: [
    'consult',
    'editRepresentants',
    'editRib',
    'editEtablissement',
    'deposer',
    'consultMembres',
    'manageMembres',
  ],
  administration: associationActions,
  lecture: ['consult'],
  etranger: [],
};

/** What a right is decided on; a missing input denies. */
export type AssociationRef = {
  id: string;
  code_departement?: string | null;
  /** This person may read a dossier of the association, on the side of a service. */
  isReadable?: boolean;
};

export type Acces = {
  profil: Profil;
  rights: AssociationRights;
  /** The establishments this person is held to; null when to none [R6.23] [R6.24]. */
  sirets: readonly string[] | null;
};

export function associationAccess(actor: Actor, association: AssociationRef): Acces {
  const members = actor.associations.filter(({ id_association }) => id_association === association.id);
  const profil = profilOf(actor, association, members);
  const allowed = actionsOf[profil];
  return {
    profil,
    rights: Object.fromEntries(
      associationActions.map((action) => [action, allowed.includes(action)]),
    ) as AssociationRights,
    sirets: profil === 'secondaire' ? members.flatMap(({ id_siret }) => id_siret ?? []) : null,
  };
}

/** Whether a row of a collection belongs where this person is held: the association's own rows do not. */
export const isWithin = (acces: Acces, idSiret: string | null | undefined): boolean =>
  acces.sirets === null || (typeof idSiret === 'string' && acces.sirets.includes(idSiret));

function profilOf(actor: Actor, association: AssociationRef, members: readonly MembreAssociation[]): Profil {
  if (actor.role === 'lca.admin') return 'administration';
  if (isServiceRole(actor.role)) {
    const isReader = association.isReadable === true || isAdminOf(actor, association);
    return isReader ? 'lecture' : 'etranger';
  }
  if (actor.role !== 'lca.association') return 'etranger';
  if (members.some(({ id_siret }) => id_siret === null)) return 'siege';
  return members.length > 0 ? 'secondaire' : 'etranger';
}

/** « Administrateur national » reads them all, « local » those of its territory; an application's admin none. */
function isAdminOf(actor: Actor, { code_departement }: AssociationRef): boolean {
  if (actor.role !== 'rds.admin') return false;
  return actor.territoire === null || territoiresOf(code_departement).includes(actor.territoire);
}

/** A place is in its department, in its region (« R93 ») and in the whole country (« FR »). */
export function territoiresOf(codeDepartement: string | null | undefined): string[] {
  if (!codeDepartement) return ['FR'];
  const region = departements.find(({ value }) => value === codeDepartement)?.region;
  return region ? ['FR', `R${region}`, codeDepartement] : ['FR', codeDepartement];
}
