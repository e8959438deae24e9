// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetRoles, holdRoles, wearRole } from '../platform/session/session-role.ts';
import { byRole } from './by-role.ts';

afterEach(() => {
  cleanup();
  forgetRoles();
});

describe('a page that depends on the role', () => {
  it('is that of the role worn, and changes with it', async () => {
    const asked: string[] = [];
    const load = (name: string) => async () => {
      asked.push(name);
      return () => createElement('h1', null, name);
    };
    holdRoles(['rds.user', 'lca.association'], 'rds.user');
    const loadPage = byRole([
      { pour: (role) => role.startsWith('rds.'), page: load('La file') },
      { page: load('Mes dossiers') },
    ]);

    const Page = await loadPage();
    expect(asked).toEqual(['La file']);
    render(createElement(Page));
    // A page that is loaded already is drawn at once.
    expect(screen.getByRole('heading', { name: 'La file' })).toBeTruthy();

    act(() => wearRole('lca.association'));
    expect(await screen.findByRole('heading', { name: 'Mes dossiers' })).toBeTruthy();
  });
});
