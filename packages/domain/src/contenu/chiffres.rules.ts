// The figures of the whole portal: how many dossiers that were begun are sent, and at which step the others were left.
// Drafts are counted by what was saved last in them; nobody is followed, and no visit is kept (§7; screens,
// Statistiques).
import type { EtapeSubvention } from '../subvention/dossier-subvention.steps.ts';

/** A dossier that was not sent, and that nobody changed for this many days, counts as left. */
export const daysBeforeAbandoned = 30;

/** Returns the step of what was saved last, a part of the form or « projet 2 »; without a save, only the choice was made. */
export function etapeLaissee(section: string | null): EtapeSubvention {
  if (section === null || section === 'description') return 'choix';
  if (section.startsWith('projet')) return 'projets';
  if (section.startsWith('piece') || section.startsWith('document')) return 'pieces';
  return section.startsWith('attestation') ? 'transmission' : 'demandeur';
}

type Laissee = { annee: number; section: string | null; n: number };

/** Counts the dossiers of that year left at each step, in the order of the steps. */
export function countAbandonedByEtape(
  laissees: readonly Laissee[],
  annee: number,
  etapes: readonly EtapeSubvention[],
): { etape: EtapeSubvention; n: number }[] {
  return etapes.map((etape) => ({
    etape,
    n: laissees
      .filter((one) => one.annee === annee && etapeLaissee(one.section) === etape)
      .reduce((sum, one) => sum + one.n, 0),
  }));
}
