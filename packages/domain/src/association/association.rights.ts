// Rights on the file of an association depend on the person (§6; decisions, Who belongs where); a right that is not
// listed is denied.
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

/** A person's relation to an association in the role they act in. A pending member is « etranger ». */
export const profils = ['siege', 'secondaire', 'administration', 'lecture', 'etranger'] as const;
export type AssociationProfil = (typeof profils)[number];

/** The actions that each profile may do; « secondaire » may do them only on its own establishment. */
const actionsOf: Record<AssociationProfil, readonly AssociationAction[]> = {
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

/** The facts about an association on which a right is decided; a missing one denies. */
export type AssociationRef = {
  id: string;
  code_departement?: string | null;
  /** True when this person, acting for a service, may read a dossier of the association. */
  isReadable?: boolean;
};

export type Acces = {
  profil: AssociationProfil;
  rights: AssociationRights;
  /** The establishments to which this person is limited; they are null when there is no limit [R6.23] [R6.24]. */
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

/**
 * Tells whether a row is within the person's establishments; a row of the whole association is not, for a person so
 * limited.
 */
export const isWithin = (acces: Acces, idSiret: string | null | undefined): boolean =>
  acces.sirets === null || (typeof idSiret === 'string' && acces.sirets.includes(idSiret));

function profilOf(
  actor: Actor,
  association: AssociationRef,
  members: readonly MembreAssociation[],
): AssociationProfil {
  if (actor.role === 'lca.admin') return 'administration';
  if (isServiceRole(actor.role)) {
    const isReader = association.isReadable === true || isAdminOf(actor, association);
    return isReader ? 'lecture' : 'etranger';
  }
  if (actor.role !== 'lca.association') return 'etranger';
  if (members.some(({ id_siret }) => id_siret === null)) return 'siege';
  return members.length > 0 ? 'secondaire' : 'etranger';
}

/**
 * Tells whether the person administers the association: an « administrateur national » administers all of them, a «
 * local » one those of its territory, an application's administrator none.
 */
function isAdminOf(actor: Actor, { code_departement }: AssociationRef): boolean {
  if (actor.role !== 'rds.admin') return false;
  return actor.territoire === null || listTerritoiresFor(code_departement).includes(actor.territoire);
}

/**
 * Tells whether the person may correct the numbers of an association and merge two files of one: those who administer
 * all associations, since the other file may be anywhere.
 */
export const canRattacher = ({ role, territoire }: Pick<Actor, 'role' | 'territoire'>): boolean =>
  role === 'lca.admin' || (role === 'rds.admin' && territoire === null);

/** Lists the territories of a place: its department, its region (« R93 ») and the whole country (« FR »). */
export function listTerritoiresFor(codeDepartement: string | null | undefined): string[] {
  if (!codeDepartement) return ['FR'];
  const region = departements.find(({ value }) => value === codeDepartement)?.region;
  return region ? ['FR', `R${region}`, codeDepartement] : ['FR', codeDepartement];
}
