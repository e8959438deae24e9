import { describe, expect, it } from 'vitest';
import {
  attenteSecondes,
  connexionProblem,
  isUnderAttack,
  tooManyEssais,
  tooManyEssaisAnywhere,
} from './connexion.rules.ts';

describe('delay after failures', () => {
  it.each([
    [0, 0],
    [3, 0],
    [4, 2],
    [5, 4],
    [6, 8],
    [12, 512],
    [13, 900],
    [14, 900],
    [10_000, 900],
  ])('after %i failures waits %i s', (echecs, secondes) => {
    expect(attenteSecondes(echecs)).toBe(secondes);
  });

  it.each([
    { echecs: 20, adresses: 3, expected: false },
    { echecs: 21, adresses: 3, expected: true },
    { echecs: 21, adresses: 2, expected: false },
    { echecs: 500, adresses: 1, expected: false },
  ])('$echecs failures from $adresses addresses close the account: $expected', ({ expected, ...recent }) => {
    expect(isUnderAttack(recent)).toBe(expected);
  });

  it.each([
    [1, '1 minute'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [840, '14 minutes'],
  ])('says %i s as %s', (secondes, delai) => {
    expect(tooManyEssais(secondes)).toEqual({ code: 'compte.trop-d-essais', params: { delai } });
    expect(tooManyEssaisAnywhere(secondes)).toEqual({
      code: 'compte.trop-d-essais-partout',
      params: { delai },
    });
  });
});

describe('who may sign in with the right password', () => {
  const compte = { isDesactive: false, isLocked: false, roles: ['lca.association'], services: [] };
  const locked = { isLocked: true };
  const open = { isLocked: false };

  it('lets an account in order sign in', () => {
    expect(connexionProblem(compte)).toBeNull();
  });

  it('refuses a disabled account, a locked one, and says disabled first', () => {
    expect(connexionProblem({ ...compte, isDesactive: true })?.code).toBe('compte.desactive');
    expect(connexionProblem({ ...compte, isLocked: true })?.code).toBe('compte.verrouille');
    expect(connexionProblem({ ...compte, isLocked: true, isDesactive: true })?.code).toBe('compte.desactive');
  });

  it.each([
    { roles: ['rds.service'], services: [locked], refused: true },
    { roles: ['rds.service'], services: [open], refused: false },
    { roles: ['rds.user'], services: [locked, locked], refused: true },
    { roles: ['rds.user'], services: [locked, open], refused: false },
    { roles: ['rds.user', 'lca.association'], services: [locked], refused: false },
    { roles: ['rds.admin'], services: [locked], refused: false },
    { roles: ['rds.user'], services: [], refused: false },
  ])('refuses $roles of services $services: $refused [R4.100]', ({ roles, services, refused }) => {
    const problem = connexionProblem({ ...compte, roles, services });
    expect(problem?.code).toBe(refused ? 'compte.service-verrouille' : undefined);
  });
});
