// How a stored telephone number is read: by pairs in France, with its country elsewhere.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** « 04 65 71 00 00 »; a number that no country knows is shown as it was typed. */
export function formatTelephone(text: string): string {
  const parsed = parsePhoneNumberFromString(text, 'FR');
  if (!parsed?.isPossible()) return text;
  const shown = parsed.country === 'FR' ? parsed.formatNational() : parsed.formatInternational();
  return shown.replaceAll(' ', '\u00a0');
}
