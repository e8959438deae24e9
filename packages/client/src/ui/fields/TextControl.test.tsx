// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { NumberControl } from './NumberControl.tsx';
import { TextControl } from './TextControl.tsx';

afterEach(cleanup);

const user = userEvent.setup();
const field = (value: string, round = 0) => (
  <TextControl id="objectifs" label="Objectifs" value={value} round={round} onChange={() => undefined} />
);
const shown = () => screen.getByLabelText<HTMLInputElement>('Objectifs').value;

it('follows its value while it has the focus, as long as nothing was typed', async () => {
  const { rerender } = render(field('Former douze arbitres.'));
  await user.click(screen.getByLabelText('Objectifs'));
  rerender(field('Former treize arbitres.'));
  expect(shown()).toBe('Former treize arbitres.');
});

it('keeps what is typed, however it is stored meanwhile, until the field is left', async () => {
  const { rerender } = render(field('Former'));
  await user.type(screen.getByLabelText('Objectifs'), ' douze ');
  rerender(field('Former douze'));
  expect(shown()).toBe('Former douze ');
  await user.tab();
  expect(shown()).toBe('Former douze');
});

it('shows what somebody else saved, even while it has the focus', async () => {
  const { rerender } = render(field('Former'));
  await user.type(screen.getByLabelText('Objectifs'), ' douze');
  rerender(field('Former treize arbitres', 1));
  expect(shown()).toBe('Former treize arbitres');
});

/** A number field whose earlier save is answered when « Répondre » is pressed, without taking the focus. */
function DureeEnregistree() {
  const [value, setValue] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  return (
    <>
      <NumberControl id="duree" label="Durée" decimals={2} value={value} round={round} onChange={setValue} />
      <button type="button" onClick={() => setRound(round + 1)}>
        Répondre
      </button>
    </>
  );
}

it('keeps « 1, » when an earlier save is answered before « 1,5 » is typed whole', async () => {
  render(<DureeEnregistree />);
  const duree = screen.getByLabelText<HTMLInputElement>('Durée');
  await user.type(duree, '1,');
  fireEvent.click(screen.getByRole('button', { name: 'Répondre' }));
  await user.type(duree, '5', { skipClick: true });
  expect(duree.value).toBe('1,5');
});
