// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ResultatEnPlace, useLaisses } from './ResultatEnPlace.tsx';
import type { OnLaisses } from './resultat.ts';

afterEach(cleanup);

let tell: OnLaisses;
function Bar() {
  const { onLaisses, ...laisses } = useLaisses();
  tell = onLaisses;
  return <ResultatEnPlace {...laisses} />;
}

const refused = [{ id_fo: '26-000042', raison: 'Quelqu’un vient de le modifier.' }];

it('a refused dossier is opened from its line, and tried again alone', async () => {
  render(<Bar />);
  const again = vi.fn(async () => tell([]));
  act(() => tell(refused, again));
  const link = screen.getByRole('link', { name: /^Ouvrir le dossier\s+26-000042$/ });
  expect(link.getAttribute('href')).toMatch(/\/dossiers\/26-000042$/);
  expect(screen.getByText('Ouvrez un dossier pour voir où il en est, ou réessayez.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Réessayer sur 1\sdossier$/ }));
  expect(again).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('what could not be done whatever one tries has no such button; its list is closed', async () => {
  render(<Bar />);
  act(() => tell(refused));
  expect(screen.getByText('Ouvrez un dossier pour voir où il en est.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Réessayer/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(screen.queryByRole('region')).toBeNull();
});
