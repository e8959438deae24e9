// Some people administer a subvention, and the library of what campaigns ask (§6 Admin levels; decisions, Who
// belongs where).
import type { Actor } from '../compte/actor.ts';
import { isInTerritoire, territoiresIn } from '../compte/territoire-admin.rules.ts';
import type { Rights } from '../kernel/writable.ts';
import { administersServices } from '../service/service.rights.ts';
import { actesByEtat, actesSubvention, type EtatSubvention } from './catalogue.states.ts';

export const administrateursCatalogue = ['rds.admin', 'rds.appli_admin'] as const;

/** `territoire` is that of the service responsible for the subvention. */
export type SubventionAdministree = {
  etat: EtatSubvention;
  territoire: string | null;
  /** True when somebody began a dossier on the subvention. */
  hasDossiers: boolean;
  /** True when somebody began a dossier on the version that is published now. */
  isCommencee: boolean;
};

/**
 * Tells whether the person administers the subventions of this territory; a local administrator of another one does
 * not.
 */
export const canAdminister = (actor: Actor, territoire: string | null): boolean =>
  administersServices(actor) && isInTerritoire(actor.territoire, territoire);

export function subventionRights(actor: Actor, subvention: SubventionAdministree): Rights {
  const { etat, territoire, hasDossiers, isCommencee } = subvention;
  const open = canAdminister(actor, territoire) ? actesByEtat[etat] : [];
  return rightsByActe(actesSubvention, { open, held: { delete: hasDossiers, unpublish: isCommencee } });
}

type Actes<A extends string> = {
  /** The acts that the state opens to this person, and what holds one of them. */
  open: readonly A[];
  held: Partial<Record<A, boolean>>;
};

/** Tells of each act on a published form whether this person may do it now. */
export const rightsByActe = <A extends string>(
  actes: readonly A[],
  { open, held }: Actes<A>,
): Record<A, boolean> =>
  Object.fromEntries(actes.map((acte) => [acte, open.includes(acte) && !held[acte]])) as Record<A, boolean>;

/** Returns the territories whose subventions and agréments are listed for administrators; undefined means all. */
export const territoiresAdministres = ({ territoire }: Actor): readonly string[] | undefined =>
  territoire === null ? undefined : territoiresIn(territoire);

/**
 * Returns the rights on a model of the library: national ones are read everywhere, and written only by national
 * administrators.
 */
export const modeleRights = (actor: Actor, territoire: string | null): Rights => ({
  read: administersServices(actor) && (territoire === null || isInTerritoire(actor.territoire, territoire)),
  edit: canAdminister(actor, territoire),
});
