// A log line must never hold these: secrets are known by their shape, and the passwords that tests type by their
// letters.

const kinds = [
  { what: 'an e-mail', shape: /[\p{L}\p{N}.!#$%&*+=?^_{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu },
  { what: 'a signed token', shape: /\beyJ[\w-]+\.[\w-]+/g },
  { what: 'a secret in base64', shape: /(?<![\w/+-])[\w-]{32,}(?![\w/+-])/g, isOne: isHighEntropy },
  { what: 'a secret in base32', shape: /\b(?=[A-Z]*[2-7])(?=[2-7]*[A-Z])[A-Z2-7]{16,}\b/g },
  { what: 'an IBAN', shape: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}\b/g, isOne: isIban },
];

/** @returns {{ what: string, text: string }[]} the secrets that a line reveals. */
export function secretsIn(line, passwords) {
  const shaped = kinds.flatMap(({ what, shape, isOne = () => true }) =>
    (line.match(shape) ?? []).filter((text) => isOne(text)).map((text) => ({ what, text })),
  );
  const typed = passwords.filter((password) => line.includes(password));
  return [...shaped, ...typed.map((text) => ({ what: 'a password', text }))];
}

/** The passwords in the sources: the values of password fields, and of constants named as such. */
export function findPasswords(source) {
  const typed =
    /\b(?:password|old_password|new_password|new_confirm|confirm|motDePasse\w*)['"]?\s*[:=]\s*'([^'\n]{8,})'/g;
  return [...source.matchAll(typed)].map(([, password]) => password);
}

/** A camel-case name is not a secret: random letters would have two capitals side by side. */
const name = /^[a-z]+(?:[A-Z][a-z]+)+$/;

/**
 * Tells whether a text looks like random letters, which change kind often; a file's name changes case less, and a
 * hexadecimal number never does.
 */
function isHighEntropy(text) {
  if (name.test(text)) return false;
  const isMixed = /[a-z]/.test(text) && /[A-Z]/.test(text);
  const changes = [...text].filter((letter, i) => i > 0 && kindOf(letter) !== kindOf(text[i - 1])).length;
  return isMixed && changes > text.length / 4;
}

const kindOf = (letter) =>
  /[a-z]/.test(letter) ? 'a' : /[A-Z]/.test(letter) ? 'A' : /\d/.test(letter) ? '1' : '-';

function isIban(text) {
  const bare = text.replaceAll(' ', '');
  const digits = [...bare.slice(4), ...bare.slice(0, 4)].map((letter) => parseInt(letter, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
