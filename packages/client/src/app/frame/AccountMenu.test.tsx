// @vitest-environment jsdom
import { type User, userSchema } from '@asso/contract/compte/user.schemas';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { holdRoles } from '../../platform/session/session-role.ts';
import { AccountMenu } from './AccountMenu.tsx';

afterEach(cleanup);

const id = '11111111-1111-4111-8111-111111111111';
const aUser = (who: Pick<User, 'roles' | 'territoire'>): User =>
  userSchema.parse({
    ...{
      _id: id,
      authId: id,
      lcaId: id,
      email: 'alice@exemple.fr',
      civilite: null,
      nom: 'Morel',
      prenom: 'Alice',
    },
    ...{ role: who.roles[0], enabled: true, mustChangePassword: false, mustAddSecondFactor: false },
    ...{
      associations: [],
      services: [],
      rds: null,
      session: null,
      cle_brouillons: null,
      notifications: 0,
      version: 1,
    },
    ...who,
  });

const who = () => screen.getByRole('region', { name: 'Pour qui vous agissez' }).textContent;

it.each([
  ['13', 'Administrateur local'],
  [null, 'Administrateur national'],
])('an administrator of the territory %j reads « %s » above every page [R6.6]', (territoire, level) => {
  holdRoles(['rds.admin'], 'rds.admin');
  render(<AccountMenu user={aUser({ roles: ['rds.admin'], territoire })} />);
  expect(who()).toContain(`Alice Morel, ${level}`);
});

it('nobody else has a level [R6.6]', () => {
  holdRoles(['lca.association'], 'lca.association');
  render(<AccountMenu user={aUser({ roles: ['lca.association'], territoire: null })} />);
  expect(who()).toBe('AMAlice Morel');
});

it('who has several roles reads the one they act in', () => {
  holdRoles(['lca.association', 'rds.user'], 'rds.user');
  render(<AccountMenu user={aUser({ roles: ['lca.association', 'rds.user'], territoire: null })} />);
  expect(who()).toContain('Alice Morel, Agent d’un service');
});
