// A stored telephone number is shown by pairs in France, and with its country code elsewhere.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Returns for example « 04 65 71 00 00 »; a number that fits no country is shown as it was typed. */
export function formatTelephone(text: string): string {
  const parsed = parsePhoneNumberFromString(text, 'FR');
  if (!parsed?.isPossible()) return text;
  const shown = parsed.country === 'FR' ? parsed.formatNational() : parsed.formatInternational();
  return shown.replaceAll(' ', '\u00a0');
}
