// Some people offer agréments, and each may do certain acts with one (§6 Roles; decisions, Who belongs where:
// /administration/rda).
import { rightsByActe } from '../catalogue/catalogue.rights.ts';
import type { Actor } from '../compte/actor.ts';
import { isInTerritoire } from '../compte/territoire-admin.rules.ts';
import type { Rights } from '../kernel/writable.ts';
import { actesByEtatDefinition, actesDefinition, type EtatDefinition } from './definition.states.ts';

export const administrateursAgrement = ['lca.admin', 'rds.admin', 'rds.appli_admin'] as const;

export const administersAgrements = ({ role }: Actor): boolean =>
  (administrateursAgrement as readonly string[]).includes(role);

/**
 * Tells whether the person administers the agréments of this territory; a local administrator does not see the drafts
 * of another one.
 */
export const administreAgrement = (actor: Actor, territoire: string | null): boolean =>
  administersAgrements(actor) && isInTerritoire(actor.territoire, territoire);

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
  const open = administreAgrement(actor, territoire) ? actesByEtatDefinition[etat] : [];
  return rightsByActe(actesDefinition, { open, held: { delete: hasDossiers } });
}
