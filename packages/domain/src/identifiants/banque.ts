// Bank details: the IBAN by its check digits (mod 97), the BIC of a French territory (§5; decisions, Rules › IBAN).
import { isValidBIC, ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import type { Format } from '../kernel/formats.ts';
import { compactCapitals } from './caracteres.ts';

/** Any country; the inner key of a French account is only said, the specification asks for mod 97. */
export const iban: Format = {
  name: 'iban',
  normalise: compactCapitals,
  check: (text) =>
    ibanErrors(text).some((error) => error !== innerKey) ? { code: 'identifiant.iban' } : null,
  warn: (text) => (ibanErrors(text).includes(innerKey) ? { code: 'identifiant.cle-rib-inexacte' } : null),
  exemple: 'FR76 4255 9000 0521 0231 2860 353',
};

const innerKey = ValidationErrorsIBAN.WrongAccountBankBranchChecksum;

/**
 * The library is never shown anything else: its mod 97 takes text for numbers, and never ends on
 * « FR76-4255-9000-0521-0231-2860-353 ».
 */
const ibanShape = /^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/;

const ibanErrors = (text: string): readonly ValidationErrorsIBAN[] =>
  ibanShape.test(text) ? validateIBAN(text).errorCodes : [ValidationErrorsIBAN.WrongBBANFormat];

/** ISO 3166 codes under which a bank of France and its overseas territories has its BIC. */
const territories = ['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'NC', 'PF', 'WF', 'TF'];

export const bic: Format = {
  name: 'bic',
  normalise: compactCapitals,
  check: (text) => {
    if (!isValidBIC(text)) return { code: 'identifiant.bic' };
    return territories.includes(text.slice(4, 6)) ? null : { code: 'identifiant.bic-hors-france' };
  },
  exemple: 'CCOPFRPP',
};
