export const subventionHref = (code: string): string =>
  `/repertoire-des-subventions?code=${encodeURIComponent(code)}`;

/** Where a request begins; `association` is any of its identifiers. */
export const nouvelleDemandeHref = (association: string, code: string): string =>
  `/associations/${association}/subvention-demande?code=${encodeURIComponent(code)}`;

/** The same, from an earlier request that is taken up again. */
export const renouvelerHref = (association: string, code: string, id_fo: string): string =>
  `${nouvelleDemandeHref(association, code)}&renouvelle=${encodeURIComponent(id_fo)}`;
