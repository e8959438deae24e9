import { expect, it } from 'vitest';
import { cameFrom, leavePage } from './came-from.ts';

it('gives the page before, without what was searched nor the secret of a link', () => {
  expect(cameFrom()).toBeNull();
  leavePage({ href: '/dossiers/26-000012?q=Martin#pieces' });
  expect(cameFrom()).toBe('/dossiers/26-000012');
  leavePage({ href: '/validate/9f86d081884c7d65?retour=oui', token: '9f86d081884c7d65' });
  expect(cameFrom()).toBe('/validate/…');
});
