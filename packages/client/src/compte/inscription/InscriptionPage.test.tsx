// @vitest-environment jsdom
import type { User } from '@asso/contract/compte/user.schemas';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enterSession, leaveSession } from '../../platform/session/session.ts';
import { InscriptionPage } from './InscriptionPage.tsx';

beforeEach(() => {
  window.scrollTo = () => undefined;
  leaveSession();
});
afterEach(cleanup);

/** Opens the page alone, without the frame around it. */
async function open(user?: Pick<User, 'email' | 'roles' | 'enabled'>): Promise<HTMLInputElement> {
  if (user) enterSession({ token: 'un.jeton.signe', user: user as User });
  const routeTree = createRootRoute({ component: InscriptionPage });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(<RouterProvider router={router} />);
  return screen.findByLabelText(/^Adresse électronique/);
}

const sentence = 'Votre compte vient d’un autre site. Créez ici un compte avec la même adresse.';

describe('the page of sign-up', () => {
  it('says nothing of other sites to who comes from none', async () => {
    expect((await open()).value).toBe('');
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it.each(['dab.benevole', 'lcb.user'])(
    'tells %s to create an account with the same address [R2.20] [R2.21]',
    async (role) => {
      const field = await open({ email: 'zoe@exemple.fr', roles: [role], enabled: true });
      expect(field.value).toBe('zoe@exemple.fr');
      expect(screen.getByText(sentence)).toBeTruthy();
    },
  );
});
