import type { FastifyInstance } from 'fastify';
import { RefusedError } from '../refused-error.ts';

const refusedFor = { deep: 'kernel.requete-invalide', long: 'kernel.corps-trop-long' } as const;

/** Makes an empty body count as no body, since a call without a body may still send a content type. */
export function acceptEmptyBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, undefined);
    const excess = jsonExcess(body);
    if (excess !== null) done(new RefusedError({ code: refusedFor[excess] }), undefined);
    else parseJson(request, body, done);
  });
  app.removeContentTypeParser('text/plain');
}

const mostLevels = 32;
const mostValues = 10_000;

/**
 * Tells whether a JSON text is deeper or longer than any form of the portal, and null when it is neither. The text is
 * scanned before it is parsed, because what walks a body afterwards, such as schemas and rules, may recurse at each
 * level.
 */
function jsonExcess(text: string): 'deep' | 'long' | null {
  let level = 0;
  let values = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (isInText) {
      if (letter === backslash) at++;
      else if (letter === quote) isInText = false;
    } else if (letter === quote) isInText = true;
    else if (letter === brace || letter === bracket) {
      if (++level > mostLevels) return 'deep';
      if (++values > mostValues) return 'long';
    } else if (letter === braceEnd || letter === bracketEnd) level--;
    else if (letter === comma && ++values > mostValues) return 'long';
  }
  return null;
}

const [quote, backslash, comma, brace, braceEnd, bracket, bracketEnd] = Array.from('"\\,{}[]', (letter) =>
  letter.charCodeAt(0),
);
