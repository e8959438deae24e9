// What somebody writes before having an account stays in this browser alone, in clear, until an account takes it over.
import { joursMs } from '@asso/domain/identifiants/durees';
import { createStore, useStore } from '../../ui/page/store.ts';
import { now } from '../clock.ts';
import { placeSansCompte as place } from './place-sans-compte.ts';

export const garde = { jours: 30 };

export type BrouillonSansCompte = {
  /** This is the code of the subvention that it asks for. */
  code: string;
  titre: string;
  reponses: Readonly<Record<string, unknown>>;
  /** Two tabs that take it over at once make one request. */
  cle: string;
  le: number;
};

const kept = createStore<readonly BrouillonSansCompte[]>(read());

export const useBrouillonsSansCompte = (): readonly BrouillonSansCompte[] => useStore(kept);
export const useBrouillonSansCompte = (code: string): BrouillonSansCompte | undefined =>
  useStore(kept).find((one) => one.code === code);

/** One is kept for each subvention; false when this browser keeps nothing. */
export function keepBrouillon(brouillon: Omit<BrouillonSansCompte, 'le'>): boolean {
  return write([
    ...read().filter(({ code }) => code !== brouillon.code),
    { ...brouillon, le: now().getTime() },
  ]);
}

export const forgetBrouillon = (code: string): boolean => write(read().filter((one) => one.code !== code));

function write(all: readonly BrouillonSansCompte[]): boolean {
  kept.set(all);
  try {
    if (all.length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(all));
    return true;
  } catch {
    // The storage refused the text; the page itself still holds the answers.
    return false;
  }
}

/** Anybody may have written in this storage, so its content is not trusted; an old draft is left out. */
function read(): BrouillonSansCompte[] {
  const oldest = now().getTime() - joursMs(garde.jours);
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => isBrouillon(one) && one.le >= oldest) : [];
  } catch {
    return [];
  }
}

function isBrouillon(one: unknown): one is BrouillonSansCompte {
  const { code, titre, reponses, cle, le } = Object(one) as Partial<BrouillonSansCompte>;
  return (
    [code, titre, cle].every((text) => typeof text === 'string') &&
    typeof reponses === 'object' &&
    typeof le === 'number'
  );
}

// Another tab may write this text, or move it to an account.
addEventListener('storage', ({ key }) => {
  if (key === place || key === null) kept.set(read());
});
