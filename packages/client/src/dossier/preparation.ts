// The many saves of an association preparing its dossier are summed up in one line, because readers look for the other
// events.
import type { Evenement } from '@asso/contract/dossier/dossier.schemas';

const preparatifs: readonly string[] = [
  'enregistrer',
  'dossier.create',
  'dossier.pieces',
  'dossier.choix',
  'dossier.realignement',
  'projet.create',
  'projet.delete',
];

/** A run of saves as one line, with its first day and all its authors; events come newest first. */
export type Preparation = Pick<Evenement, 'id' | 'le'> & { depuis: string; par: readonly string[] };
export type SuiviItem = { evenement: Evenement } | { preparation: Preparation };

export function foldEvenements(evenements: readonly Evenement[]): SuiviItem[] {
  const told: SuiviItem[] = [];
  for (const evenement of evenements) {
    const last = told.at(-1);
    if (evenement.cote !== 'association' || !preparatifs.includes(evenement.action)) {
      told.push({ evenement });
    } else if (last && 'preparation' in last) {
      const { preparation } = last;
      const par = [...new Set([...preparation.par, evenement.par])];
      told[told.length - 1] = { preparation: { ...preparation, depuis: evenement.le, par } };
    } else {
      const { id, le, par } = evenement;
      told.push({ preparation: { id, le, depuis: le, par: [par] } });
    }
  }
  return told;
}
