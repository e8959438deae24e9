// In a lot, the convention goes only with the decisions that require one (décret 2001-495).
import { needsConvention } from './convention.rules.ts';
import type { NatureCourrier } from './natures-courrier.rules.ts';

type Montant = { annee: number; montant_accorde: number | null };

const granted = (montants: readonly Montant[]) =>
  montants.map(({ annee, montant_accorde }) => ({ annee, montant_accorde: montant_accorde ?? 0 }));

export const courriersPour = <V extends { nature: NatureCourrier }>(
  versions: readonly V[],
  montants: readonly Montant[],
): V[] => versions.filter(({ nature }) => nature !== 'convention' || needsConvention(granted(montants)));

/** Tells whether a convention is required and none is among the chosen letters. */
export const lacksConvention = (
  versions: readonly { nature: NatureCourrier }[],
  montants: readonly Montant[],
): boolean => needsConvention(granted(montants)) && !versions.some(({ nature }) => nature === 'convention');
