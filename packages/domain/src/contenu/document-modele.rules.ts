// Which file of a template of document everybody gets (§3 documentsModeles).
import type { EtatAnalyse } from '../document/document.rules.ts';

/** What the files of a template belong to. */
export const proprietaireModele = 'document-modele';

type Version = { etat_analyse: EtatAnalyse; deleted: boolean };

/** Of the versions, latest first, those that stand: a withdrawn one takes what it had replaced with it. */
export function versionsDebout<V extends Pick<Version, 'deleted'>>(versions: readonly V[]): readonly V[] {
  const withdrawn = versions.findIndex(({ deleted }) => deleted);
  return withdrawn < 0 ? versions : versions.slice(0, withdrawn);
}

/** Of the versions, latest first, the one that everybody gets: while a new one is looked at, the one before stays. */
export const versionServie = <V extends Version>(versions: readonly V[]): V | null =>
  versionsDebout(versions).find(
    ({ etat_analyse }) => etat_analyse === 'sur' || etat_analyse === 'non_analyse',
  ) ?? null;
