// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installNavigator } from '../platform/page/navigation.ts';
import { toasts } from '../platform/session/announcements.ts';
import { CommencerSiretPage } from './CommencerSiretPage.tsx';

let role = '';
const gone: string[] = [];
const reload = async () => undefined;
const read = { state: 'lu', value: { items: [] }, reload };
vi.mock('../platform/session/session-role.ts', () => ({
  useWornRole: () => role,
  wearNextRole: () => false,
  roleThatOpened: () => null,
}));
vi.mock('../association/use-association-page.ts', () => ({
  useAssociationNamed: () => ({ id: 'W132000417' }),
}));
vi.mock('../platform/page/query-params.ts', () => ({ useRouteParams: () => ({ idRna: 'W132000417' }) }));
vi.mock('../platform/use-read.ts', () => ({
  useRead: () => read,
}));
vi.mock('./CommencerSiret.tsx', () => ({ CommencerSiret: () => 'On commence.' }));
beforeEach(() => {
  gone.length = 0;
  toasts.set([]);
  installNavigator({
    go: (href) => void gone.push(href),
    here: () => '/associations/W132000417/demande-siret',
  });
});
afterEach(cleanup);

const said = () => toasts.get().map(({ text }) => text);

it.each(['rds.user', 'rds.service', 'lca.admin', 'rds.admin'])(
  'for %s, who asks for no SIRET, the page says so and leads home',
  async (worn) => {
    role = worn;
    render(<CommencerSiretPage />);
    await waitFor(() => expect(gone).toEqual(['/']));
    expect(said()).toEqual(["Vous n'avez pas le droit d'accéder à cette association."]);
  },
);

it('for a volunteer it opens', async () => {
  role = 'lca.association';
  render(<CommencerSiretPage />);
  await screen.findByText('On commence.');
  expect([said(), gone]).toEqual([[], []]);
});
