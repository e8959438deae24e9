// E-mail addresses: which characters they hold, how they are normalised and masked (§5 Email; §9 masking).
import type { Format } from '../kernel/formats.ts';

/** Letters, digits and these, an @, labels of letters, digits and hyphen; at least a name and a top-level domain. */
const address =
  /^[A-Za-z0-9.!#$%&*+=?^_{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}$/;

export const courriel: Format = {
  name: 'courriel',
  normalise: normaliseCourriel,
  check: (text) => (text.length <= 254 && address.test(text) ? null : { code: 'identifiant.courriel' }),
  exemple: 'jeanne.roux@exemple.fr',
};

/** One form per mailbox: NFC, nothing around, lower case on both sides of the @. */
export function normaliseCourriel(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}

/** « jeanne@exemple.fr » is shown « jea***@exe***.fr »: 3 characters of the local part and of the domain. */
export function maskCourriel(text: string): string {
  const [local = '', domain = ''] = text.split('@');
  const dot = domain.lastIndexOf('.');
  const end = dot === -1 ? '' : domain.slice(dot);
  return `${local.slice(0, 3)}***@${(dot === -1 ? domain : domain.slice(0, dot)).slice(0, 3)}***${end}`;
}
