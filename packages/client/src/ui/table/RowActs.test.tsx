// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { RowActs } from './RowActs.tsx';

afterEach(cleanup);

let pressed: string[] = [];
const act = (label: string) => ({ label, of: 'FDVA', onPress: () => pressed.push(label) });
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('shows two acts, and folds all but the first of three', async () => {
  pressed = [];
  const { rerender } = render(<RowActs of="FDVA" acts={[act('Dupliquer'), act('Retirer')]} />);
  expect(names()).toEqual(['Dupliquer FDVA', 'Retirer FDVA']);
  rerender(<RowActs of="FDVA" acts={[act('Dupliquer'), act('Retirer'), act('Supprimer')]} />);
  expect(names()).toEqual(['Dupliquer FDVA', 'Plus : FDVA']);
  await userEvent.click(screen.getByRole('button', { name: 'Plus : FDVA' }));
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer FDVA' }));
  expect(pressed).toEqual(['Supprimer']);
  expect(document.activeElement?.textContent).toBe('Plus : FDVA');
});

it('makes a link of an act that has an address', () => {
  render(<RowActs of="FDVA" acts={[{ label: 'Modifier', of: 'FDVA', href: '/fdva' }]} />);
  expect(screen.getByRole('link', { name: 'Modifier FDVA' }).getAttribute('href')).toBe('/fdva');
});
