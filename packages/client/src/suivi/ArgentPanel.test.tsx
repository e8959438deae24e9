// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ArgentPanel } from './ArgentPanel.tsx';

vi.mock('../platform/AppLink.tsx', () => ({ AppLink: () => null }));
afterEach(cleanup);

const show = (demande: number, accorde: number | null, verse = 0) => {
  const aVenir = (accorde ?? 0) - verse;
  render(<ArgentPanel argent={[{ annee: 2027, demande, accorde, verse, aVenir }]} />);
  return screen.getByRole('region').textContent?.replaceAll(/\s/g, ' ');
};

it('what was asked is drawn once there is something to compare it with', () => {
  expect(show(0, null)).toBe('L’argent en 2027Rien n’est encore demandé.');
  cleanup();
  expect(show(3000, null)).toBe('L’argent en 20273 000 € demandés. Rien n’est encore décidé.');
  expect(screen.queryByRole('table')).toBeNull();
  cleanup();
  show(3000, 2000, 500);
  expect(screen.getAllByRole('row')).toHaveLength(3);
});
