import { expect, it } from 'vitest';
import { features } from '../../features.ts';
import { aPortal } from './test/test-app.ts';

const portal = await aPortal({ features });
const ask = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string) => {
  const { statusCode, headers, body } = await portal.inject({ method, url });
  return { statusCode, allow: headers.allow, problem: JSON.parse(body) };
};

it('a known address asked with a method it has not says which it has', async () => {
  const wrong = await ask('PATCH', '/api/demande/dossiers?role=x');
  expect([wrong.statusCode, wrong.allow, wrong.problem.code]).toEqual([405, 'GET, POST', 'kernel.methode']);
  expect(wrong.problem.message).toBe(
    'Cette adresse existe, mais pas avec la méthode PATCH. Elle accepte : GET, POST.',
  );
  const numbered = await ask('POST', '/api/demande/dossiers/26-000001/pdf');
  expect([numbered.statusCode, numbered.allow]).toEqual([405, 'GET']);
});

it('an address that is nowhere stays not found', async () => {
  for (const url of ['/api/demande/dossierz', '/api/nulle-part', '/api/']) {
    const { statusCode, allow } = await ask('GET', url);
    expect([statusCode, allow]).toEqual([404, undefined]);
  }
});
