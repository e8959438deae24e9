// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { FilterChoices } from './FilterChoices.tsx';
import { chosenIn, type Filter, type FilterValues, sayFilter, toQuery } from './filters.ts';

afterEach(cleanup);

const quand: Filter = { key: 'quand', label: 'Quand', options: [], period: { from: 'du', to: 'au' } };
const applied: FilterValues[] = [];
const open = () => {
  applied.length = 0;
  render(<FilterChoices filters={[quand]} values={{}} onApply={(values) => applied.push(values)} />);
};

it('a period is two days, applied together and sent under their own names', async () => {
  open();
  await userEvent.type(await screen.findByLabelText(/^Du/), '17/11/2026');
  await userEvent.type(screen.getByLabelText(/^Au/), '23 novembre 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Appliquer' }));
  expect(applied).toEqual([{ quand: ['2026-11-17..2026-11-23'] }]);
  expect(toQuery([quand], applied[0] ?? {})).toEqual({ du: '2026-11-17', au: '2026-11-23' });
  expect(sayFilter(quand, applied[0] ?? {})).toBe('17/11/2026 au 23/11/2026');
});

it('a day alone opens the period on the other side', async () => {
  open();
  await userEvent.type(await screen.findByLabelText(/^Du/), '17/11/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Appliquer' }));
  expect(toQuery([quand], applied[0] ?? {})).toEqual({ du: '2026-11-17' });
  expect(sayFilter(quand, applied[0] ?? {})).toBe('Depuis le 17/11/2026');
});

it.each([
  ['31/13/2026', '', 'Ce jour n’existe pas. Exemple : 31/12/2027.'],
  ['17/11/2026', '16/11/2026', 'Ce jour vient avant le premier.'],
])('from %s to « %s »: nothing is applied, and the reason is said', async (from, to, said) => {
  open();
  await userEvent.type(await screen.findByLabelText(/^Du/), from);
  if (to) await userEvent.type(screen.getByLabelText(/^Au/), to);
  await userEvent.click(screen.getByRole('button', { name: 'Appliquer' }));
  expect(applied).toEqual([]);
  expect(screen.getByText(said)).toBeTruthy();
});

it('an address that holds no period is not one', () => {
  const read = (value: string) => chosenIn([quand], { all: () => [value] });
  expect(read('2026-11-17..')).toEqual({ quand: ['2026-11-17..'] });
  for (const wrong of ['..', 'hier..', '2026-11-17', '2026-11-23..2026-11-17', '2026-11-17..x..y'])
    expect(read(wrong)).toEqual({});
});
