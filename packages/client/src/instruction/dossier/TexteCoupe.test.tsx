// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TexteCoupe } from './TexteCoupe.tsx';

afterEach(cleanup);

it('a long text is cut, and all of it is in the page for who looks for a word in it', () => {
  const texte = `${'Une phrase de plus. '.repeat(60)}La fin.`;
  const { container } = render(<TexteCoupe texte={texte} />);
  const rest = screen.getByText('Lire la suite').closest('details');
  expect(rest?.open).toBe(false);
  expect(rest?.textContent).toContain('La fin.');
  expect(container.textContent?.replace('Lire la suite', ' ').replaceAll(/\s+/g, ' ')).toBe(texte);
});

it('a short text is shown as it is', () => {
  const { container } = render(<TexteCoupe texte="Former douze arbitres." />);
  expect(container.innerHTML).toBe('Former douze arbitres.');
});
