// What somebody writes before having an account stays in this browser alone, unencrypted, until they sign in and it
// becomes a dossier.
import { joursMs } from '@asso/domain/identifiants/durees';
import { createStore, useStore } from '../../ui/page/store.ts';
import { now } from '../clock.ts';
import { placeWithoutCompte as place } from './place-sans-compte.ts';

export const draftRetention = { jours: 30 };

export type BrouillonWithoutCompte = {
  /** The code of the subvention asked for. */
  code: string;
  titre: string;
  reponses: Readonly<Record<string, unknown>>;
  /** The idempotency key: two tabs that turn the draft into a dossier at once create only one. */
  cle: string;
  le: number;
};

const kept = createStore<readonly BrouillonWithoutCompte[]>(read());

export const useBrouillonsWithoutCompte = (): readonly BrouillonWithoutCompte[] => useStore(kept);
export const useBrouillonWithoutCompte = (code: string): BrouillonWithoutCompte | undefined =>
  useStore(kept).find((one) => one.code === code);

/** Returns the page where the draft of a subvention was begun, and is taken up. */
export const brouillonHref = (code: string): string => `/commencer/${encodeURIComponent(code)}`;

/**
 * Returns where somebody goes once they have an association: back to the draft that waited for it, the last that was
 * written, or home.
 */
export function pageAfterAdhesion(): string {
  const [last] = kept.get().toSorted((a, b) => b.le - a.le);
  return last ? brouillonHref(last.code) : '/user/dashboard';
}

/** Keeps one draft for each subvention; returns false when this browser refuses to store it. */
export function keepBrouillon(brouillon: Omit<BrouillonWithoutCompte, 'le'>): boolean {
  return write([
    ...read().filter(({ code }) => code !== brouillon.code),
    { ...brouillon, le: now().getTime() },
  ]);
}

export const forgetBrouillon = (code: string): boolean => write(read().filter((one) => one.code !== code));

function write(all: readonly BrouillonWithoutCompte[]): boolean {
  kept.set(all);
  try {
    if (all.length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(all));
    return true;
  } catch {
    // The storage is full or closed, but the page itself still holds the answers.
    return false;
  }
}

/**
 * Returns the kept drafts. Any script or person may have written in this storage, so its content is checked; a draft
 * older than a month is left out.
 */
function read(): BrouillonWithoutCompte[] {
  const oldest = now().getTime() - joursMs(draftRetention.jours);
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => isBrouillon(one) && one.le >= oldest) : [];
  } catch {
    return [];
  }
}

function isBrouillon(one: unknown): one is BrouillonWithoutCompte {
  const { code, titre, reponses, cle, le } = Object(one) as Partial<BrouillonWithoutCompte>;
  return (
    [code, titre, cle].every((text) => typeof text === 'string') &&
    typeof reponses === 'object' &&
    typeof le === 'number'
  );
}

// Another tab may change this draft, or turn it into a dossier.
addEventListener('storage', ({ key }) => {
  if (key === place || key === null) kept.set(read());
});
