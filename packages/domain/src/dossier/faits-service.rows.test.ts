import { expect, it } from 'vitest';
import { isServiceFait, serviceFaits } from './faits-service.rows.ts';

it('each says that the service alone reads it, and none is a move of the dossier', () => {
  for (const said of Object.values(serviceFaits)) expect(said).toMatch(/, visibles? du service seulement$/);
  expect(['bureau.affecte', 'instruction.grant', 'toString'].map(isServiceFait)).toEqual([
    true,
    false,
    false,
  ]);
});
