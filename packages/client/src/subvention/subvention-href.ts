export const subventionHref = (code: string): string =>
  `/repertoire-des-subventions?code=${encodeURIComponent(code)}`;

/** Where a request begins; `association` is any of its identifiers. */
export const nouvelleDemandeHref = (association: string, code: string): string =>
  `/associations/${association}/subvention-demande?code=${encodeURIComponent(code)}`;
