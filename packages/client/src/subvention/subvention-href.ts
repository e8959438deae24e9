export const subventionHref = (code: string): string =>
  `/repertoire-des-subventions?code=${encodeURIComponent(code)}`;

/** A request begins at this address; `association` is any of its identifiers. */
export const nouvelleDemandeHref = (association: string, code: string): string =>
  `/associations/${association}/subvention-demande?code=${encodeURIComponent(code)}`;

/** The request begins as a copy of an earlier one. */
export const renouvelerHref = (association: string, code: string, id_fo: string): string =>
  `${nouvelleDemandeHref(association, code)}&renouvelle=${encodeURIComponent(id_fo)}`;
