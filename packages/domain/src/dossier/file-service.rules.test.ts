import { expect, it } from 'vitest';
import { affectesRead } from './file-service.rules.ts';

it('« moi » is who reads a view, whoever shared it', () => {
  expect(affectesRead(['moi', 'personne'], 'u1')).toEqual(['u1', 'personne']);
  expect(affectesRead(['moi', 'u1'], 'u1')).toEqual(['u1']);
  expect(affectesRead([], 'u1')).toEqual([]);
});
