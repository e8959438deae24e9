// A person with several roles uses one of them in this browser, and each call names it, so that the page and the server
// use the same one.
import { createStore, useStore } from '../../ui/page/store.ts';

type Hat = { worn: string | null; held: readonly string[] };

const storageName = 'asso.role';
const lastName = 'asso.role.dernier';
const hat = createStore<Hat>({ worn: null, held: [] });

/** Returns the role to name in calls; undefined for a person with a single role, who has nothing to choose. */
export const wornRole = (): string | undefined => {
  const { worn, held } = hat.get();
  return held.length > 1 && worn ? worn : undefined;
};

/** Returns the current role, even when the person has only one. */
export const hatWorn = (): string | null => hat.get().worn;

export const useWornRole = (): string | null => useStore(hat).worn;

/** Takes again the role last chosen in this browser, if the person still has it; else their usual one. */
export function holdRoles(held: readonly string[], usual: string): void {
  const chosen = localStorage.getItem(storageName);
  const worn = chosen && held.includes(chosen) ? chosen : usual;
  localStorage.setItem(lastName, worn);
  hat.set({ held, worn });
}

/**
 * Returns the role last used in this browser. It only guesses which code to load before the user is known, and gives
 * no right.
 */
export const lastRole = (): string | null => localStorage.getItem(lastName);

export function wearRole(role: string): void {
  localStorage.setItem(storageName, role);
  hat.set((present) => ({ ...present, worn: role }));
}

/** The roles with which an address was opened, since a link says not in which of them it may be: the first one first. */
let tried: { place: string; roles: readonly string[] } | null = null;

/**
 * Wears the next role of this person for an address that the present one may not open, and returns it. Once all were
 * refused, the role of the beginning is worn again, and null is returned.
 */
export function wearNextRole(place: string): string | null {
  const { worn, held } = hat.get();
  if (worn === null) return null;
  const roles = tried?.place === place ? tried.roles : [worn];
  const next = held.find((role) => !roles.includes(role));
  if (next === undefined) {
    tried = null;
    if (roles[0] && roles[0] !== worn) wearRole(roles[0]);
    return null;
  }
  tried = { place, roles: [...roles, next] };
  wearRole(next);
  return next;
}

/** Returns the role that opened this address in place of the one worn before, the first time it is asked. */
export function roleThatOpened(place: string): string | null {
  const found = tried?.place === place ? hat.get().worn : null;
  if (found) tried = null;
  return found;
}

export function forgetRoles(): void {
  localStorage.removeItem(storageName);
  localStorage.removeItem(lastName);
  hat.set({ worn: null, held: [] });
}
