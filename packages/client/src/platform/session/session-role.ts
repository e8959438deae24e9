// A person with several roles acts in one of them on this screen; each call names it, so that both sides speak of the
// same one.
import { createStore, useStore } from '../../ui/page/store.ts';

type Hat = { worn: string | null; held: readonly string[] };

const storageName = 'asso.role';
const lastName = 'asso.role.dernier';
const hat = createStore<Hat>({ worn: null, held: [] });

/** Returns undefined for a person with a single role, who has nothing to choose. */
export const wornRole = (): string | undefined => {
  const { worn, held } = hat.get();
  return held.length > 1 && worn ? worn : undefined;
};

/** Returns the current role, even when the person has only one. */
export const hatWorn = (): string | null => hat.get().worn;

export const useWornRole = (): string | null => useStore(hat).worn;

/** The role chosen before in this browser is taken again, as long as the person still holds it. */
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

export function forgetRoles(): void {
  localStorage.removeItem(storageName);
  localStorage.removeItem(lastName);
  hat.set({ worn: null, held: [] });
}
