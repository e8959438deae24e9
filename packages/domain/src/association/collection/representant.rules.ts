// A person may represent the association legally if it said so, or else if their function does (§3
// representants_legaux, §4 step 1).
import type { Fonction } from '../../referentiel/data/option.ts';
import { listOptionsCourtes } from '../../referentiel/listes-courtes.rows.ts';
import type { Representant } from './representant.fields.ts';

/**
 * Tells whether the function alone makes a person represent the association, as for a president; for the others the
 * association is asked.
 */
const representeParFonction = (fonction: unknown): boolean =>
  fonctions.some((one) => one.value === fonction && one.representeParDefaut === true);

/**
 * Tells whether « Oui » is proposed when the form asks if the person represents the association: for the functions that
 * do, and for a treasurer, who sends most dossiers. The person may still answer no.
 */
export const isSuggestedSigner = (fonction: unknown): boolean =>
  representeParFonction(fonction) || fonction === 'TRE';

/**
 * Tells whether « Oui » was only proposed: nothing in the function says that the person signs, so the answer is to be
 * read again in the statutes.
 */
export const needsCheckToSign = ({ fonction, est_representant_legal }: Representant): boolean =>
  est_representant_legal === true && isSuggestedSigner(fonction) && !representeParFonction(fonction);

const fonctions: readonly Fonction[] = listOptionsCourtes('fonctions');

/** Writes whether the person represents the association: the answer given, else what the function says. */
export const withRepresentation = ({ est_representant_legal, fonction }: Representant): Representant => ({
  est_representant_legal: est_representant_legal ?? representeParFonction(fonction),
});

/**
 * Tells whether a person was declared not to represent the association, and so is never chosen as its legal
 * representative.
 */
export const isNotRepresentant = (personne: Readonly<Record<string, unknown>>): boolean =>
  personne.est_representant_legal === false;
