// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { RubriquePliee } from './RubriquePliee.tsx';
import { Points } from './renvoi/use-point.ts';
import type { RubriqueStatus } from './rubrique-status.ts';

afterEach(cleanup);

const shown = (status: RubriqueStatus) => (
  <RubriquePliee id="moyens" title="Moyens" status={status}>
    <label>
      Moyens humains
      <input />
    </label>
  </RubriquePliee>
);
const isOpen = () => screen.getByLabelText('Moyens humains').closest('details')?.open;

it.each<[RubriqueStatus, boolean]>([
  ['termine', false],
  ['a-completer', true],
  ['a-commencer', true],
])('a rubrique that is « %s » when the page opens is open: %s', (status, expected) => {
  render(shown(status));
  expect(isOpen()).toBe(expected);
});

it('stays open when its last answer finishes it, and unfolds when something is missing again', async () => {
  const { rerender } = render(shown('a-completer'));
  rerender(shown('termine'));
  expect(isOpen()).toBe(true);
  await userEvent.click(screen.getByRole('heading', { name: 'Moyens' }));
  expect(isOpen()).toBe(false);
  rerender(shown('a-completer'));
  expect(isOpen()).toBe(true);
});

it('is open when a service sent it back, and folded again once it is corrected', () => {
  const sentBack = (corrige_le: string | null) => (
    <Points value={{ prefix: '', points: [{ cible: 'moyens', corrige_le } as never] }}>
      {shown('termine')}
    </Points>
  );
  const { unmount } = render(sentBack(null));
  expect(isOpen()).toBe(true);
  unmount();
  render(sentBack('2027-02-01T12:00:00Z'));
  expect(isOpen()).toBe(false);
});
