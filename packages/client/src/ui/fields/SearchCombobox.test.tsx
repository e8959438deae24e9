// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { SearchCombobox, type Suggestion } from './SearchCombobox.tsx';

afterEach(cleanup);

let asked: { text: string; answer: (found: readonly Suggestion[]) => void }[];
let chosen: string[];

async function show() {
  asked = [];
  chosen = [];
  render(
    <SearchCombobox
      id="adresse"
      label="Adresse"
      search={(text) =>
        new Promise((answer) => {
          asked.push({ text, answer });
        })
      }
      countText={String}
      failedText=""
      onChoose={({ label }) => chosen.push(label)}
      byHand={{ label: 'À la main', onPress: (text) => chosen.push(`à la main : ${text}`) }}
    />,
  );
  await userEvent.type(screen.getByRole('combobox'), 'lilas');
}
/** Answers the last search with these labels. As with addresses, the id of a suggestion is its rank in the answer. */
const arrive = async (...labels: string[]) => {
  const typed = screen.getByRole<HTMLInputElement>('combobox').value;
  await waitFor(() => expect(asked.at(-1)?.text).toBe(typed));
  await act(async () => asked.at(-1)?.answer(labels.map((label, index) => ({ id: `${index}`, label }))));
};

it('free words are offered with the answer, not while it is awaited', async () => {
  await show();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Recherche…']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.click(screen.getByText('Recherche…'));
  expect(chosen).toEqual([]);
  await arrive('1 rue des Lilas');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '1 rue des Lilas',
    'À la main',
  ]);
});

it('the line one stands on is the one that Enter chooses, the free words last', async () => {
  await show();
  await arrive('1 rue des Lilas', '2 rue des Lilas');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual(['à la main : lilas']);
});

it('where that line went away, Enter chooses nothing', async () => {
  await show();
  await arrive('1 rue des Lilas');
  await userEvent.type(screen.getByRole('combobox'), ' blancs');
  await userEvent.keyboard('{ArrowDown}');
  await arrive('9 rue des Lilas blancs');
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toEqual(['9 rue des Lilas blancs']);
});
