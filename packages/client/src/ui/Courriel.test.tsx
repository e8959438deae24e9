// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Courriel } from './Courriel.tsx';

afterEach(cleanup);

it('is cut after its « @ » alone, and copied as it is', () => {
  const { container } = render(<Courriel adresse="camille.rossi@demo.example" />);
  expect(container.textContent).toBe('camille.rossi@demo.example');
  expect(container.innerHTML).toContain('camille.rossi@<wbr>demo.example');
});
