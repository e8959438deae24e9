// The theme (light or dark), the density of the pages and the single-letter shortcuts are chosen by each person for
// their screen, and kept in this browser.
import { createStore, useStore } from '../ui/page/store.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];
export const affichages = ['calme', 'compacte'] as const;
export type Affichage = (typeof affichages)[number];
/** The height of the rows in a table of work: low, or high enough for a finger. */
export const hauteurs = ['serree', 'haute'] as const;
export type Hauteur = (typeof hauteurs)[number];

/** When `affichage` is null, the current role decides: compact for services and administrators. */
type Preferences = {
  theme: Theme;
  affichage: Affichage | null;
  hauteur: Hauteur;
  /** True to group the rows of the queue by type of request. */
  isFileGroupee: boolean;
  /**
   * True when single letters run commands in the queue and on the page of a dossier; people who dictate, or press keys
   * by mistake, turn this off.
   */
  touches: boolean;
  /** True when the list of the queue beside a dossier is folded. */
  isFileRepliee: boolean;
};

const storageName = 'asso.preferences';
const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

const preferences = createStore<Preferences>(read());
export const usePreferences = (): Preferences => useStore(preferences);

export function prefer(change: Partial<Preferences>): void {
  preferences.set((present) => ({ ...present, ...change }));
  localStorage.setItem(storageName, JSON.stringify(preferences.get()));
  applyTheme();
}

/** Runs once, before the first paint, and follows the system's theme from then on. */
export function startTheme(): void {
  applyTheme();
  darkSystem().addEventListener('change', applyTheme);
}

function applyTheme(): void {
  const { theme } = preferences.get();
  const isDark = theme === 'system' ? darkSystem().matches : theme === 'dark';
  document.documentElement.dataset.frScheme = theme;
  document.documentElement.dataset.frTheme = isDark ? 'dark' : 'light';
}

export function applyAffichage(affichage: Affichage): void {
  document.documentElement.dataset.affichage = affichage;
}

function read(): Preferences {
  const found = parse(localStorage.getItem(storageName));
  const theme = themes.find((one) => one === found.theme) ?? 'system';
  const affichage = affichages.find((one) => one === found.affichage) ?? null;
  const hauteur = hauteurs.find((one) => one === found.hauteur) ?? 'serree';
  return {
    theme,
    affichage,
    hauteur,
    isFileGroupee: found.isFileGroupee === true,
    touches: found.touches !== false,
    isFileRepliee: found.isFileRepliee === true,
  };
}

/** Reads the kept choices. Any script or person may have written in this storage, so its content is not trusted. */
function parse(text: string | null): Partial<Record<keyof Preferences, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
