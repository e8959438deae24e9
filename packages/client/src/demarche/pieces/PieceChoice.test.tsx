// @vitest-environment jsdom
import type { PieceView } from '@asso/contract/dossier/preparation.schemas';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PieceChoice } from './PieceChoice.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-02-01T12:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(nature: string) {
  const piece = { code: nature, nature, label: 'Pièce', document: null, proposes: [], obligatoire: true };
  const send = () => () => new Promise<never>(() => undefined);
  render(
    <PieceChoice
      piece={piece as unknown as PieceView}
      exercice={2027}
      onPick={async () => undefined}
      sendFor={send}
    />,
  );
  const select = screen.getByLabelText<HTMLSelectElement>('Année du document');
  const options = within(select).getAllByRole<HTMLOptionElement>('option');
  return { chosen: select.value, years: options.map(({ value }) => value).filter(Boolean) };
}

it('annual accounts are those of last year, unless one says otherwise [R9.4]', () => {
  expect(show('CPT')).toEqual({ chosen: '2026', years: ['2026', '2025'] });
});

it('another yearly paper is of one of three years, or of the next one [R9.5]', () => {
  expect(show('RAR')).toEqual({ chosen: '2026', years: ['2028', '2027', '2026', '2025'] });
});
