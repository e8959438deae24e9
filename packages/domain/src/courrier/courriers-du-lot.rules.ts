// In a lot, the letters go only with the dossiers of their kind, and the convention only with the decisions that require
// one (décret 2001-495).
import type { GenreDossier } from '../dossier/genre.rows.ts';
import { needsConvention } from './convention.rules.ts';
import { courrierDemarche, type NatureCourrier } from './natures-courrier.rules.ts';

type Montant = { annee: number; montant_accorde: number | null };

const granted = (montants: readonly Montant[]) =>
  montants.map(({ annee, montant_accorde }) => ({ annee, montant_accorde: montant_accorde ?? 0 }));

export const chooseCourriers = <V extends { nature: NatureCourrier }>(
  versions: readonly V[],
  { genre, montants }: { genre: GenreDossier; montants: readonly Montant[] },
): V[] =>
  versions.filter(
    ({ nature }) =>
      courrierDemarche(nature) === genre && (nature !== 'convention' || needsConvention(granted(montants))),
  );

/** Tells whether a convention is required and none is among the chosen letters. */
export const lacksConvention = (
  versions: readonly { nature: NatureCourrier }[],
  montants: readonly Montant[],
): boolean => needsConvention(granted(montants)) && !versions.some(({ nature }) => nature === 'convention');
