// Each pattern starts only where no character of its kind precedes it, so that a long line is scanned once rather
// than once from each letter.
const email =
  /(?<![\p{L}\p{N}.!#$%&*+=?^_{|}~-])[\p{L}\p{N}.!#$%&*+=?^_{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g;
const jsonWebToken = /\beyJ[\w-]+(?:\.[\w-]*)*/g;
const secretField =
  /"(access-token|authorization|cookie|set-cookie|token|refreshToken|refresh_token|password|old_password|new_password|new_confirm|confirm|totp_secret|secret)":"(?:[^"\\]|\\.)*"/gi;
const addressQuery = /\?(?<=https?:\/\/[^\s"?\\]+\?)[^\s"\\]+/g;
const credentialsInUrl = /\b([a-z][a-z0-9+]{0,30}:\/\/)[^\s"/@]+@/gi;

/** Hides what slipped into a log line in spite of its author: this is the last protection. */
export const withoutSecrets = (line: string): string =>
  isRequestLine(line)
    ? line
    : line
        .replaceAll(credentialsInUrl, '$1(masqué)@')
        .replaceAll(secretField, '"$1":"(masqué)"')
        .replaceAll(jsonWebToken, '(jeton)')
        .replaceAll(iban, '(IBAN)')
        .replaceAll(email, '(courriel)')
        .replaceAll(addressQuery, '?(masqué)');

const requestLine = new RegExp(
  [
    /^\{"level":\d+,"time":"[\d:.TZ-]+","reqId":"[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}",/,
    /"method":"[A-Z-]+","route":"\/[\w/:.*{}-]*","status":\d+,"ms":\d+/,
    /(?:,"utilisateur":"[\da-f-]{36}")?(?:,"role":"[a-z_.]*")?,"msg":"request"\}\n$/,
  ]
    .map(({ source }) => source)
    .join(''),
);

/**
 * Tells whether a line is that of a request, whose fields are all of a known form: such lines are most of the log, and
 * looking for secrets costs twelve times as much as recognising them. A request identifier that the caller chose is not
 * of this form.
 */
export const isRequestLine = (line: string): boolean => requestLine.test(line);
