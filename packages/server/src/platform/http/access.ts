import type { Endpoint } from '@asso/contract/kernel/endpoint';
import type { Actor, CleWorn } from '@asso/domain/compte/actor';
import { matchesRole } from '@asso/domain/compte/roles.rules';
import { ok, type Result, refused } from '@asso/domain/kernel/result';

/** Finds the person who owns this token, acting in `role` when one is named; memberships are those of the moment. */
export type Authenticator = (request: { token: string; role?: string }) => Promise<Result<Actor>>;

export type Credentials = { token?: string; role?: string };

/**
 * Decides whether this row is open to the caller, before anything of the body is read. A visitor whom nothing
 * identifies passes on a public row, with null for the actor.
 */
export async function accessTo(
  row: Endpoint,
  credentials: Credentials,
  authenticate: Authenticator,
): Promise<Result<Actor | null>> {
  const { token, role } = credentials;
  if (token === undefined)
    return row.access === 'public' ? ok(null) : refused({ code: 'kernel.non-connecte' });
  const found = await authenticate({ token, role });
  // An expired session must not close a public page.
  if (!found.ok) return row.access === 'public' ? ok(null) : found;
  const actor = found.value;
  if (actor.cle !== undefined) {
    // Software that always sends its key reads what anybody may read, as anybody.
    if (row.access === 'public' && row.scope === undefined) return ok(null);
    const closed = closedToKey(row, actor.cle);
    if (closed) return closed;
  }
  if (actor.closedBy !== undefined && row.access !== 'public' && !row.whileClosed) {
    return refused({ code: actor.closedBy });
  }
  // A person without any role acts without one, whatever role the page names.
  if (actor.roles.length === 0 && typeof row.access === 'string') return ok(actor);
  if (role !== undefined && !actor.roles.includes(role)) return refused({ code: 'kernel.role-non-detenu' });
  const worn = role === undefined ? actor : { ...actor, role };
  if (typeof row.access === 'string') return ok(worn);
  if (isAmong(row.access, worn.role)) return ok(worn);
  const other = role === undefined ? actor.roles.find((held) => isAmong(row.access, held)) : undefined;
  if (other === undefined) return refused({ code: 'kernel.interdit' });
  // The person also holds a role that opens this row: the call uses it, so what depends on the role is read again.
  const changed = await authenticate({ token, role: other });
  return changed.ok ? ok({ ...changed.value, role: other }) : changed;
}

/** Refuses a key whose scopes do not open the row. A row without a scope is closed to keys, unless it is public. */
function closedToKey({ scope }: Endpoint, { portees }: CleWorn): Result<never> | null {
  if (scope === undefined) return refused({ code: 'kernel.ferme-aux-cles' });
  if (portees.includes(scope)) return null;
  return refused({ code: 'kernel.hors-portee', params: { portee: scope } });
}

const isAmong = (access: Endpoint['access'], role: string): boolean =>
  typeof access !== 'string' && access.some((pattern) => matchesRole(pattern, role));
