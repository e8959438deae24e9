// Web addresses and JSON text have these formats (§5).
import validator from 'validator/lib/isURL.js';
import type { Format } from '../kernel/formats.ts';

/** A site typed without its scheme is completed, because people write « www.exemple.fr ». */
export const url: Format = {
  name: 'url',
  normalise: (text) => {
    const trimmed = text.trim();
    return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(trimmed) ? `https://${trimmed}` : trimmed;
  },
  check: (text) => (validator.default(text, options) ? null : { code: 'identifiant.url' }),
  exemple: 'https://exemple.fr',
};

const options = { protocols: ['http', 'https'], require_protocol: true, disallow_auth: true };

export const json: Format = {
  name: 'json',
  check: (text) => (isJson(text) ? null : { code: 'identifiant.json' }),
  exemple: '{"a":1}',
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
