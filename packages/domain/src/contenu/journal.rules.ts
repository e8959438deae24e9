// Whose acts each administrator reads in the journal (§6 Admin levels; decisions, Who belongs where).
import type { Actor } from '../compte/actor.ts';
import { territoiresIn } from '../compte/territoire-admin.rules.ts';

export const administrateursDuJournal = ['lca.admin', 'rds.admin', 'rds.appli_admin'] as const;

export type PorteeJournal = {
  /** Acts done in one of these roles. */
  roles: readonly string[];
  /** Only one's own, and those on services of these territories. */
  local: { par: string; territoires: readonly string[] } | null;
};

export function porteeJournal(actor: Pick<Actor, 'id' | 'role' | 'territoire'>): PorteeJournal {
  if (actor.role === 'lca.admin') return { roles: administrateursDuJournal, local: null };
  const roles = ['rds.admin', 'rds.appli_admin'];
  if (actor.territoire === null) return { roles, local: null };
  return { roles, local: { par: actor.id, territoires: territoiresIn(actor.territoire) } };
}
