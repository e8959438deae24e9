// The hat worn on this screen, among those held: each call names it, so that both sides speak of the same one.
import { createStore, useStore } from '../ui/store.ts';

type Hat = { worn: string | null; held: readonly string[] };

const storageName = 'asso.role';
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
  hat.set({ held, worn: chosen && held.includes(chosen) ? chosen : usual });
}

export function wearRole(role: string): void {
  localStorage.setItem(storageName, role);
  hat.set((present) => ({ ...present, worn: role }));
}

export function forgetRoles(): void {
  localStorage.removeItem(storageName);
  hat.set({ worn: null, held: [] });
}
