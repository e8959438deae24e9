// Whose acts each administrator reads in the journal (§6 Admin levels; decisions, Who belongs where).
import type { Actor } from '../compte/actor.ts';
import { territoiresIn } from '../compte/territoire-admin.rules.ts';

/** Who reads it. */
export const administrateursDuJournal = ['lca.admin', 'rds.admin', 'rds.appli_admin'] as const;

/** Those of Osiris administer their own application: their acts are kept, and read by who administers the portal. */
const deLaPlateforme = [...administrateursDuJournal, 'osiris.appli_admin', 'osiris.admin-programme'] as const;
const desServices = ['rds.admin', 'rds.appli_admin'] as const;

export type PorteeJournal = {
  /** Acts done in one of these roles. */
  roles: readonly string[];
  /** Only one's own, and those on services of these territories. */
  local: { par: string; territoires: readonly string[] } | null;
};

export function porteeJournal(actor: Pick<Actor, 'id' | 'role' | 'territoire'>): PorteeJournal {
  if (actor.role === 'lca.admin') return { roles: deLaPlateforme, local: null };
  if (actor.territoire === null) return { roles: desServices, local: null };
  return { roles: desServices, local: { par: actor.id, territoires: territoiresIn(actor.territoire) } };
}
