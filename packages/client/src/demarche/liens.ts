// The addresses common to all démarches: the list of steps, each step by its name, a field to correct, and the way back
// to the check page.
import type { Lien, Liens, Query } from './demarche.ts';

export const etapeHref = <D, E extends string>(
  { adresse }: Pick<Liens<D, E>, 'adresse'>,
  dossier: D,
  etape: E | 'transmis',
): string => adresse(dossier, `?etape=${etape}`);

/** Returns a link to each of these steps, under its own words: « les pièces ». */
export const listEtapeLiens = <D, E extends string>(
  liens: Pick<Liens<D, E>, 'adresse'>,
  dossier: D,
  labels: { [K in E]?: string },
): Lien[] =>
  (Object.entries(labels) as [E, string][]).map(([etape, label]) => ({
    label,
    href: etapeHref(liens, dossier, etape),
  }));

export const isEtape = <D, E extends string>({ etapes }: Liens<D, E>, name: string | null): name is E =>
  etapes.some((etape) => etape === name);

/** Returns the address of a field to correct, or of the list of steps for a problem without a field. */
export function champHref<D, E extends string>(liens: Liens<D, E>, dossier: D, field: string): string {
  if (field === '') return liens.adresse(dossier);
  const own = liens.champ?.(dossier, field);
  if (own) return own;
  return `${etapeHref(liens, dossier, liens.etapeDuChamp(field))}&champ=${encodeURIComponent(field)}`;
}

/** Returns the address that opens a part to change, and leads back to it on the check page. */
export const editHref = (href: string, bloc: string): string =>
  href.includes('?') ? `${href}&retour=${encodeURIComponent(bloc)}` : href;

/**
 * Returns the address of a field to correct from the check page, with the way back to it when the field is in this
 * dossier.
 */
export function correctHref<D, E extends string>(liens: Liens<D, E>, dossier: D, field: string): string {
  const href = champHref(liens, dossier, field);
  const bloc = liens.bloc?.(field) ?? liens.etapeDuChamp(field);
  return href.startsWith(`${liens.adresse(dossier)}?`) ? editHref(href, bloc) : href;
}

/** Returns the address of the check page, opened at the part just corrected. */
export const blocHref = <D>(
  adresse: (dossier: D, query?: Query) => string,
  dossier: D,
  bloc: string,
): string => adresse(dossier, `?etape=transmission&bloc=${encodeURIComponent(bloc)}`);

export function suiteHref<D, E extends string>(liens: Liens<D, E>, dossier: D, etape: E): string {
  const next = liens.etapes[liens.etapes.indexOf(etape) + 1] ?? etape;
  return liens.suite?.(dossier, etape) ?? etapeHref(liens, dossier, next);
}
