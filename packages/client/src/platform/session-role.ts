// The hat worn on this screen, among those held: each call names it, so that both sides speak of the same one.
import { createStore, useStore } from '../ui/store.ts';

type Hat = { worn: string | null; held: readonly string[] };

const storageName = 'asso.role';
const lastName = 'asso.role.dernier';
const hat = createStore<Hat>({ worn: null, held: [] });

/** Undefined with a single role: there is nothing to choose. */
export const wornRole = (): string | undefined => {
  const { worn, held } = hat.get();
  return held.length > 1 && worn ? worn : undefined;
};

/** The hat itself, single or not. */
export const hatWorn = (): string | null => hat.get().worn;

export const useWornRole = (): string | null => useStore(hat).worn;

/** The one chosen before in this browser, as long as it is still held. */
export function holdRoles(held: readonly string[], usual: string): void {
  const chosen = localStorage.getItem(storageName);
  const worn = chosen && held.includes(chosen) ? chosen : usual;
  localStorage.setItem(lastName, worn);
  hat.set({ held, worn });
}

/** As whom this browser was last used, before it is known who opens it now: a guess of what to fetch, no right. */
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
