// An e-mail address may hold some characters, has one normal form, and is masked in one way (§5 Email; §9 masking).
import type { Format } from '../kernel/formats.ts';
import { withoutInvisible, withoutLabel } from './caracteres.ts';

/**
 * The name holds letters, digits and these signs; the domain has labels of letters, digits and hyphens, ended by a
 * top-level domain.
 */
const address =
  /^[A-Za-z0-9.!#$%&*+=?^_{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}$/;

export const courriel: Format = {
  name: 'courriel',
  normalise: normaliseCourriel,
  check: (text) => (text.length <= 254 && address.test(text) ? null : { code: 'identifiant.courriel' }),
  exemple: 'jeanne.roux@exemple.fr',
};

/**
 * Gives each mailbox one form: NFC, lower case on both sides of the @, without invisible marks nor what links and
 * letterheads write before it.
 */
export function normaliseCourriel(text: string): string {
  return withoutLabel(withoutInvisible(text.normalize('NFC')), label)
    .trim()
    .toLowerCase();
}

const label = /(?:mailto|e-?mail|m[ée]l|courriel)\s*:/;

/** Shows « jeanne@exemple.fr » as « jea***@exe***.fr », with 3 characters of the local part and of the domain. */
export function maskCourriel(text: string): string {
  const [local = '', domain = ''] = text.split('@');
  const dot = domain.lastIndexOf('.');
  const end = dot === -1 ? '' : domain.slice(dot);
  return `${local.slice(0, 3)}***@${(dot === -1 ? domain : domain.slice(0, dot)).slice(0, 3)}***${end}`;
}
