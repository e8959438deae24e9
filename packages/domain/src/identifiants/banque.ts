// An IBAN is checked by its check digits (mod 97), and a BIC belongs to a French territory (§5; decisions, Rules ›
// IBAN).
import { isValidBIC, ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import type { Format } from '../kernel/formats.ts';
import { compactCapitals, withoutLabel } from './caracteres.ts';

/**
 * Any country is accepted. The inner key of a French account is only pointed out, since the specification asks for
 * mod 97.
 */
export const iban: Format = {
  name: 'iban',
  normalise: (text) => compactCapitals(withoutLabel(text, /iban/)),
  check: (text) =>
    ibanErrors(text).some((error) => error !== innerKey) ? { code: 'identifiant.iban' } : null,
  warn: (text) => (ibanErrors(text).includes(innerKey) ? { code: 'identifiant.cle-rib-inexacte' } : null),
  exemple: 'FR76 4255 9000 0521 0231 2860 353',
};

const innerKey = ValidationErrorsIBAN.WrongAccountBankBranchChecksum;

/**
 * The library gets only texts of this shape: its mod 97 takes text for numbers, and never ends on
 * « FR76-4255-9000-0521-0231-2860-353 ».
 */
const ibanShape = /^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/;

const ibanErrors = (text: string): readonly ValidationErrorsIBAN[] =>
  ibanShape.test(text) ? validateIBAN(text).errorCodes : [ValidationErrorsIBAN.WrongBBANFormat];

/** A bank of France or of its overseas territories has its BIC under one of these ISO 3166 codes. */
const territories = ['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'NC', 'PF', 'WF', 'TF'];

export const bic: Format = {
  name: 'bic',
  normalise: (text) => compactCapitals(withoutLabel(text, /bic|code bic|swift/)),
  check: (text) => {
    if (!isValidBIC(text)) return { code: 'identifiant.bic' };
    return territories.includes(text.slice(4, 6)) ? null : { code: 'identifiant.bic-hors-france' };
  },
  exemple: 'CCOPFRPP',
};
