// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BrowserNotice } from './BrowserNotice.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an old browser is told what is at risk, what to take instead, and another way to ask', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  render(<BrowserNotice />);
  const said = screen.getByRole('region', { name: 'Navigateur' });
  expect(said.textContent).toContain('Une demande peut ne pas s’ouvrir ou ne pas partir.');
  expect(said.textContent).toContain('il faut Firefox 121, Chrome 109, Edge 109 ou Safari 16.4');
  const link = screen.getByRole('link', { name: 'la liste des subventions' });
  expect(link.getAttribute('href')).toBe('/repertoire-des-subventions');
});

test('a browser of today is told nothing', () => {
  vi.stubGlobal('CSS', { supports: () => true });
  const { container } = render(<BrowserNotice />);
  expect(container.textContent).toBe('');
});
