const repertoire = '/repertoire-des-subventions';

/** Returns the address of the same page for readers without an account; a search keeps its words and filters. */
export function toPublicHref(href: string): string {
  const query = new URLSearchParams(href.split('?')[1] ?? '');
  const code = query.get('code');
  if (code) return `${repertoire}/${encodeURIComponent(code)}`;
  const text = query.toString();
  return text ? `${repertoire}?${text}` : repertoire;
}
