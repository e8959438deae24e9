// Some people offer agréments, and each may do certain acts with one (§6 Roles; decisions, Who belongs where:
// /administration/rda).
import type { Actor } from '../compte/actor.ts';
import { isInTerritoire, territoiresIn } from '../compte/territoire-admin.rules.ts';
import type { Rights } from '../kernel/writable.ts';
import {
  type ActeDefinition,
  actesDefinition,
  actesParEtatDefinition,
  type EtatDefinition,
} from './definition.states.ts';

export const administrateursAgrement = ['lca.admin', 'rds.admin', 'rds.appli_admin'] as const;

export const administersAgrements = ({ role }: Actor): boolean =>
  (administrateursAgrement as readonly string[]).includes(role);

/**
 * Tells whether the person administers the agréments of this territory; a local administrator does not see the drafts
 * of another one.
 */
export const administreAgrement = (actor: Actor, territoire: string | null): boolean =>
  administersAgrements(actor) && isInTerritoire(actor.territoire, territoire);

/** Returns the territories whose agréments this person sees in the list; undefined means all. */
export const territoiresAgrements = ({ territoire }: Actor): readonly string[] | undefined =>
  territoire === null ? undefined : territoiresIn(territoire);

/**
 * `territoire` is that of the service that studies the dossiers. A definition with dossiers is withdrawn, never
 * deleted.
 */
type DefinitionAdministree = {
  etat: EtatDefinition;
  territoire: string | null;
  hasDossiers: boolean;
};

export function definitionRights(actor: Actor, definition: DefinitionAdministree): Rights {
  const { etat, territoire, hasDossiers } = definition;
  const open = administreAgrement(actor, territoire) ? actesParEtatDefinition[etat] : [];
  return Object.fromEntries(
    actesDefinition.map((acte) => [acte, open.includes(acte) && !(acte === 'delete' && hasDossiers)]),
  ) as Record<ActeDefinition, boolean>;
}
