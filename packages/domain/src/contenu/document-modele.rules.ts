// Everybody gets one file of each document template, chosen among its versions (§3 documentsModeles).
import type { EtatAnalyse } from '../document/document.rules.ts';

/** The files of a template belong to an owner of this kind. */
export const proprietaireModele = 'document-modele';

type Version = { etat_analyse: EtatAnalyse; deleted: boolean };

/** Keeps the versions, latest first, that still count: a withdrawn version also ends all those it had replaced. */
export function versionsDebout<V extends Pick<Version, 'deleted'>>(versions: readonly V[]): readonly V[] {
  const withdrawn = versions.findIndex(({ deleted }) => deleted);
  return withdrawn < 0 ? versions : versions.slice(0, withdrawn);
}

/** Returns the version everybody gets: while a new one is being analysed, the previous one stays. */
export const versionServie = <V extends Version>(versions: readonly V[]): V | null =>
  versionsDebout(versions).find(
    ({ etat_analyse }) => etat_analyse === 'sur' || etat_analyse === 'non_analyse',
  ) ?? null;
