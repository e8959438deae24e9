import { expect, it } from 'vitest';
import { affectesLus } from './file-service.rules.ts';

it('« moi » is who reads a view, whoever shared it', () => {
  expect(affectesLus(['moi', 'personne'], 'u1')).toEqual(['u1', 'personne']);
  expect(affectesLus(['moi', 'u1'], 'u1')).toEqual(['u1']);
  expect(affectesLus([], 'u1')).toEqual([]);
});
