// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { pressActe } from '../touches-file.ts';
import { ActesAttendus } from './ActesAttendus.tsx';

afterEach(cleanup);

const inBar = vi.fn();
const inCell = vi.fn();
afterEach(() => {
  inBar.mockReset();
  inCell.mockReset();
});

let change: (state: 'awaited' | 'come' | 'unticked') => void;

/** The bar of the queue with its acts, or with what stands in their place, below a line whose amount may be changed. */
function Queue() {
  const [state, setState] = useState<'awaited' | 'come' | 'unticked'>('awaited');
  change = setState;
  return (
    <>
      <table id="liste">
        <tbody>
          <tr>
            <th>
              <a href="#dossier">Former nos arbitres</a>
              <button type="button" className="cellule cellule--propose" onClick={inCell} />
            </th>
          </tr>
        </tbody>
      </table>
      {state !== 'unticked' && (
        <section className="file-barre file-barre--choix">
          {state === 'awaited' ? (
            <ActesAttendus />
          ) : (
            <button type="button" className="acte-m" onClick={inBar} />
          )}
        </section>
      )}
    </>
  );
}

function open(): void {
  render(<Queue />);
  screen.getByRole('link').focus();
}

it('a key pressed before the acts have come runs its act once they have, not that of the line', () => {
  open();
  pressActe('m');
  expect(inCell).not.toHaveBeenCalled();
  act(() => change('come'));
  expect(inBar).toHaveBeenCalledOnce();
  expect(document.activeElement?.className).toBe('acte-m');
});

it('the last key pressed counts', () => {
  open();
  pressActe('m');
  pressActe('n');
  act(() => change('come'));
  expect(inBar).not.toHaveBeenCalled();
});

it('no key runs what was unticked before its acts had come, neither then nor on the line', () => {
  open();
  pressActe('m');
  act(() => change('unticked'));
  act(() => change('come'));
  expect(inBar).not.toHaveBeenCalled();
  expect(inCell).not.toHaveBeenCalled();
});

it('a key pressed once the acts are there runs its act at once; with nothing ticked, that of the line', () => {
  open();
  act(() => change('come'));
  pressActe('m');
  expect(inBar).toHaveBeenCalledOnce();
  act(() => change('unticked'));
  screen.getByRole('link').focus();
  pressActe('m');
  expect(inCell).toHaveBeenCalledOnce();
});
