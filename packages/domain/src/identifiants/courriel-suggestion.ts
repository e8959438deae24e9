// « Vouliez-vous écrire gmail.com ? » suggests the domain when somebody mistyped one of those most used in France.
const domains = [
  'gmail.com',
  'hotmail.fr',
  'hotmail.com',
  'outlook.fr',
  'outlook.com',
  'live.fr',
  'yahoo.fr',
  'yahoo.com',
  'orange.fr',
  'wanadoo.fr',
  'free.fr',
  'sfr.fr',
  'laposte.net',
  'bbox.fr',
  'icloud.com',
  'protonmail.com',
];

/** Returns the whole address with the likely domain, or null when nothing looks mistyped. */
export function suggestCourriel(courriel: string): string | null {
  const at = courriel.lastIndexOf('@');
  const domain = courriel.slice(at + 1).toLowerCase();
  if (at < 1 || domains.includes(domain)) return null;
  const near = domains.find((known) => isOneSlipAway(domain, known));
  return near ? `${courriel.slice(0, at)}@${near}` : null;
}

/**
 * Tells whether two domains differ by one typing error: one letter missing, added or changed, or two neighbours
 * swapped.
 */
function isOneSlipAway(typed: string, known: string): boolean {
  const start = commonLength(typed, known);
  const [a, b] = [typed.slice(start), known.slice(start)];
  const swapped = a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return swapped || a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1);
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
