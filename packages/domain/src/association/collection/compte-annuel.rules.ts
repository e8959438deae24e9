// The accounts of a year give its result, and say when an auditor is required (§3 comptes; §9 Threshold).
import { formatEuros } from '../../identifiants/nombres-affiches.ts';
import { isMontant } from '../../kernel/money.ts';
import type { Problem } from '../../kernel/result.ts';
import type { CompteAnnuel } from './compte-annuel.fields.ts';

/**
 * The sum of subventions or of donations in a year, in euros, above which the accounts must be certified and published.
 */
export const seuilCommissaireEuros = 153_000;

/** Returns the result in euros, or null while products or charges are missing. */
export function resultatEuros({ produits, charges }: CompteAnnuel): number | null {
  return isMontant(produits) && isMontant(charges) ? produits - charges : null;
}

export const withResultat = (compte: CompteAnnuel): CompteAnnuel => ({
  ...compte,
  resultat: resultatEuros(compte),
});

/** Refuses subventions and donations above the products, of which they are a part. */
export function compteAnnuelProblems({ produits, subv, dons }: CompteAnnuel): Problem[] {
  const recus = (isMontant(subv) ? subv : 0) + (isMontant(dons) ? dons : 0);
  if (!isMontant(produits) || recus <= produits) return [];
  const field = isMontant(subv) ? 'subv' : 'dons';
  return [
    {
      code: 'association.recus-au-dessus',
      field,
      params: { recus: formatEuros(recus), produits: formatEuros(produits) },
    },
  ];
}

/**
 * Tells whether an auditor is expected and none is declared. Nothing is refused for it: the association may have an
 * auditor and not have ticked the box yet.
 */
export const isCommissaireAttendu = ({ subv, dons, a_commissaire_aux_comptes }: CompteAnnuel): boolean =>
  a_commissaire_aux_comptes !== true &&
  [subv, dons].some((montant) => isMontant(montant) && montant > seuilCommissaireEuros);
