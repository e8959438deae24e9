// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { NotificationsSection } from './NotificationsSection.tsx';

const items = Array.from({ length: 12 }, (_, id) => ({ id }));
vi.mock('./use-notifications.ts', () => ({
  useNotifications: () => ({
    read: {
      state: 'lu',
      value: { items, total: 12, totalExact: true, nonLues: 0, next: null, previous: null },
    },
    markAll: async () => undefined,
  }),
}));
vi.mock('./NotificationItem.tsx', () => ({ NotificationItem: () => <li>Une notification</li> }));
vi.mock('./PreferencesCourriel.tsx', () => ({ PreferencesCourriel: () => null }));
vi.mock('../platform/page/navigation.ts', () => ({ here: () => '/user/dashboard' }));
afterEach(cleanup);

it('shows the latest three under what is to be done, and all of them on demand', async () => {
  render(<NotificationsSection />);
  const heading = screen.getByRole('heading', { name: 'Notifications' });
  heading.scrollIntoView = () => undefined;
  expect(screen.getAllByText('Une notification')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Voir toutes les notifications' }));
  expect(screen.getAllByText('Une notification')).toHaveLength(12);
  expect(document.activeElement).toBe(heading);
});
