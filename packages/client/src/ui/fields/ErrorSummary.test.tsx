// @vitest-environment jsdom
import { kernelProblems } from '@asso/domain/kernel/problems';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ErrorSummary } from './ErrorSummary.tsx';

afterEach(cleanup);

const wrong = [{ field: 'date', message: 'Le jour n’existe pas.' }];

it('takes the focus once an attempt, and leaves it to who is correcting', () => {
  const { rerender } = render(<ErrorSummary errors={wrong} attempt={1} />);
  const input = document.body.appendChild(document.createElement('input'));
  expect(document.activeElement).toBe(screen.getByRole('region'));
  input.focus();
  // While a year is typed, its first half passes as a year and the next digit makes it wrong again.
  rerender(<ErrorSummary errors={[]} attempt={1} />);
  rerender(<ErrorSummary errors={wrong} attempt={1} />);
  expect(document.activeElement).toBe(input);
  rerender(<ErrorSummary errors={wrong} attempt={2} />);
  expect(document.activeElement).toBe(screen.getByRole('region'));
});

it('takes it again after a save that went well', () => {
  const { rerender } = render(<ErrorSummary errors={wrong} attempt={1} />);
  const input = document.body.appendChild(document.createElement('input'));
  rerender(<ErrorSummary errors={[]} attempt={0} />);
  input.focus();
  rerender(<ErrorSummary errors={wrong} attempt={1} />);
  expect(document.activeElement).toBe(screen.getByRole('region'));
});

it.each(['kernel.indisponible', 'kernel.momentanement-indisponible', 'kernel.erreur-interne'] as const)(
  'asks for no correction when the server is down: %s',
  (code) => {
    const outage = { field: '', message: kernelProblems[code].message };
    const { rerender } = render(<ErrorSummary errors={[outage]} attempt={1} />);
    expect(screen.getByRole('region', { name: 'L’envoi n’a pas abouti' })).toBeTruthy();
    rerender(<ErrorSummary errors={[...wrong, outage]} attempt={2} />);
    expect(screen.getByRole('region', { name: 'Il y a 2 erreurs à corriger' })).toBeTruthy();
  },
);
