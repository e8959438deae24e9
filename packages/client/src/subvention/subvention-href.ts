export const subventionHref = (code: string): string =>
  `/repertoire-des-subventions?code=${encodeURIComponent(code)}`;
