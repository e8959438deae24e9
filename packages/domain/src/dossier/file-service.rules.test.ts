import { expect, it } from 'vitest';
import { resolveAffectes } from './file-service.rules.ts';

it('« moi » is who reads a view, whoever shared it', () => {
  expect(resolveAffectes(['moi', 'personne'], 'u1')).toEqual(['u1', 'personne']);
  expect(resolveAffectes(['moi', 'u1'], 'u1')).toEqual(['u1']);
  expect(resolveAffectes([], 'u1')).toEqual([]);
});
