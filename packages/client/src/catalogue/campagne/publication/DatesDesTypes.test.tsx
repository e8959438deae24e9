// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DatesDesTypes } from './DatesDesTypes.tsx';

afterEach(cleanup);

it('says that there is no date yet, rather than a heading with nothing under it', () => {
  const { container } = render(<DatesDesTypes brouillon={{}} />);
  expect(container.textContent).toContain('Aucune pour l’instant');
});
