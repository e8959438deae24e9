// Every procedure has the same addresses: its list of steps, each step by its name, a field to correct, the way back to
// the page that checks the answers.
import type { Liens, Query } from './demarche.ts';

export const etapeHref = <D, E extends string>(
  { adresse }: Pick<Liens<D, E>, 'adresse'>,
  dossier: D,
  etape: E | 'transmis',
): string => adresse(dossier, `?etape=${etape}`);

export const isEtape = <D, E extends string>({ etapes }: Liens<D, E>, name: string | null): name is E =>
  etapes.some((etape) => etape === name);

/** Leads to a field to correct; a problem without a field leads to the list of steps. */
export function champHref<D, E extends string>(liens: Liens<D, E>, dossier: D, field: string): string {
  if (field === '') return liens.adresse(dossier);
  const own = liens.champ?.(dossier, field);
  if (own) return own;
  return `${etapeHref(liens, dossier, liens.etapeDuChamp(field))}&champ=${encodeURIComponent(field)}`;
}

/** The address opens a part for correction, then leads back to it on the page that checks the answers. */
export const modifierHref = (href: string, bloc: string): string =>
  href.includes('?') ? `${href}&retour=${encodeURIComponent(bloc)}` : href;

/** From the page that checks the answers, a field is corrected and leads back; a page of another object does not. */
export function corrigerHref<D, E extends string>(liens: Liens<D, E>, dossier: D, field: string): string {
  const href = champHref(liens, dossier, field);
  const bloc = liens.bloc?.(field) ?? liens.etapeDuChamp(field);
  return href.startsWith(`${liens.adresse(dossier)}?`) ? modifierHref(href, bloc) : href;
}

/** The page that checks the answers opens at the part that was just corrected. */
export const blocHref = <D>(
  adresse: (dossier: D, query?: Query) => string,
  dossier: D,
  bloc: string,
): string => adresse(dossier, `?etape=transmission&bloc=${encodeURIComponent(bloc)}`);

export function suiteHref<D, E extends string>(liens: Liens<D, E>, dossier: D, etape: E): string {
  const next = liens.etapes[liens.etapes.indexOf(etape) + 1] ?? etape;
  return liens.suite?.(dossier, etape) ?? etapeHref(liens, dossier, next);
}
