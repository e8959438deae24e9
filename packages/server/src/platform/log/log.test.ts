import { describe, expect, test } from 'vitest';
import { buildLog } from './log.ts';
import { isRequestLine } from './without-secrets.ts';

function written(write: (log: ReturnType<typeof buildLog>) => void): string {
  const lines: string[] = [];
  write(buildLog({ level: 'info', destination: { write: (line) => lines.push(line) } }));
  return lines.join('');
}

test('writes one JSON line an event, with its time', () => {
  const line = JSON.parse(written((log) => log.info({ route: '/api/x' }, 'request')));
  expect(line).toMatchObject({ level: 30, route: '/api/x', msg: 'request' });
  expect(new Date(line.time).getFullYear()).toBeGreaterThan(2000);
});

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

test.each([
  ['a token', token, token],
  ['a token without its signature', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'eyJzdWIiOiIxIn0'],
  ['an e-mail', 'for camille.martin+asso@mon-asso.example.org now', 'camille'],
  ['an e-mail with accents', 'à rené@été.fr', 'rené'],
  ['an IBAN', 'FR7642559000052102312860353 is kept', '4255'],
  ['an IBAN in groups', 'FR76 4255 9000 0521 0231 2860 353', '0521'],
  ['the query of an address', 'GET https://portail.example/validate?token=abc', 'abc'],
  ['the password of a server', 'postgres://portail:secret@db:5432/portail', 'secret'],
])('blots out %s', (_, text, secret) => {
  for (const line of [
    written((log) => log.info(text)),
    written((log) => log.info({ about: { text } }, 'x')),
    written((log) => log.error({ err: new Error(text) }, 'x')),
  ]) {
    expect(line).not.toContain(secret);
    expect(() => JSON.parse(line)).not.toThrow();
  }
});

test.each(['password', 'token', 'refreshToken', 'cookie', 'authorization', 'access-token', 'totp_secret'])(
  'blots out what is called %s',
  (name) => {
    const line = written((log) => log.info({ deep: { [name]: 'hidden "value"' } }, 'x'));
    expect(line).not.toContain('hidden');
    expect(JSON.parse(line).deep[name]).toBe('(masqué)');
  },
);

test('says of a database error its code and message, not the values of its row', () => {
  const error = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (iban)=(FR7642559000052102312860353) already exists.',
    parameters: ['FR7642559000052102312860353'],
  });
  const line = written((log) => log.error({ err: error }, 'x'));
  expect(JSON.parse(line).err).toMatchObject({ code: '23505', message: 'duplicate key value' });
  expect(line).not.toContain('FR76');
});

test.each([
  [{ message: 'a copy', detail: 'Key (iban)=(x)' }, 'a copy'],
  [{ detail: 'Key (iban)=(x)' }, 'an object without a message'],
  ['a word', 'a word'],
  [null, 'null'],
])('says of what was thrown and is no error its words alone: %s', (thrown, message) => {
  const line = written((log) => log.error({ err: thrown }, 'x'));
  expect(JSON.parse(line).err).toEqual({ message });
});

test('says what caused an error', () => {
  const error = new Error('outer', { cause: new Error('inner') });
  expect(JSON.parse(written((log) => log.error({ err: error }, 'x'))).err.cause.message).toBe('inner');
});

test('says nothing of a request but its number and method', () => {
  const request = {
    id: 'r1',
    method: 'GET',
    url: '/api/auth/refreshToken/abc',
    headers: { cookie: 'token=abc' },
  };
  const line = written((log) => log.info({ req: request }, 'x'));
  expect(JSON.parse(line).req).toEqual({ id: 'r1', method: 'GET' });
});

describe('the line of a request', () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const usual = { method: 'GET', route: '/api/demande/dossiers/:id', status: 200, ms: 3 };
  const lineOf = (request: object, reqId = id) =>
    written((log) => log.child({ reqId }).info({ ...usual, ...request }, 'request'));

  test.each([
    {},
    { utilisateur: id, role: 'rds.appli_admin' },
    { utilisateur: id, role: '' },
    { route: '/client/*' },
  ])('is recognised by the form of each field: %j', (request) => {
    expect(isRequestLine(lineOf(request))).toBe(true);
  });

  test.each([
    { route: '/api/camille.martin@mon-asso.example.org' },
    { utilisateur: 'camille.martin@mon-asso.example.org' },
    { role: 'camille.martin@mon-asso.example.org' },
    { token: 'camille' },
    { err: new Error('for camille.martin@mon-asso.example.org') },
  ])('is searched for secrets when a field has another form: %j', (request) => {
    expect(isRequestLine(lineOf(request))).toBe(false);
    expect(lineOf(request)).not.toContain('camille');
  });

  test.each(['eyJhbGciOiJIUzI1NiJ9', 'FR7642559000052102312860353'])(
    'hides a secret in the number that the caller gave it: %s',
    (reqId) => expect(lineOf({}, reqId)).not.toContain(reqId),
  );
});
