// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { NotificationsPage } from './NotificationsPage.tsx';

const told = (n: number, dossier: number) => {
  const libelle = `dossier 26-00000${dossier}`;
  return {
    id: `n${n}`,
    kind: 1,
    type: 'état du dossier',
    sentence: `Dossier 26-00000${dossier} : message ${n}.`,
    objet: { type: 'dossier', id: `d${dossier}`, libelle },
    lien: null,
    le: '2027-01-25T10:00:00.000Z',
    lue: n > 2,
    courriel: null,
  };
};
const markAll = vi.hoisted(() => vi.fn());
vi.mock('./use-notifications.ts', () => ({
  useNotifications: () => ({
    read: {
      state: 'lu',
      value: {
        items: [told(1, 1), told(2, 2), told(3, 1)],
        ...{ total: 3, totalExact: true, nonLues: 2, next: null, previous: null },
      },
    },
    markAll,
  }),
}));
vi.mock('../platform/use-read.ts', () => ({ useReread: () => vi.fn() }));
vi.mock('./PreferencesCourriel.tsx', () => ({ PreferencesCourriel: () => null }));
vi.mock('../platform/page/PageHeading.tsx', () => ({ PageHeading: () => null }));
afterEach(cleanup);

it('names each dossier once above what happened to it, and one press marks all as read', async () => {
  render(<NotificationsPage />);
  const [first, second] = within(screen.getByRole('region'))
    .getAllByRole('list')
    .filter((one) => one.parentElement?.matches('li'));
  expect([first, second].map((list) => list && within(list).getAllByRole('listitem').length)).toEqual([2, 1]);
  expect(screen.getAllByText('Dossier 26-000001')).toHaveLength(1);
  expect(screen.getAllByText('Non lu')).toHaveLength(2);
  expect(screen.getByRole('status').textContent?.replaceAll(/\s/g, ' ')).toBe('3 notifications, 2 non lues');
  await userEvent.click(screen.getByRole('button', { name: 'Tout marquer comme lu' }));
  expect(markAll).toHaveBeenCalledOnce();
});
