// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BalanceBar } from './BalanceBar.tsx';

afterEach(cleanup);

const stateOf = (isPassed: boolean) => {
  const limit = { text: '95 % demandés : le service en paie 80 au plus.', isPassed };
  const { container } = render(<BalanceBar text="Équilibré." isBalanced limit={limit} />);
  return container.querySelector('.solde')?.className;
};

it('is not green when the sides are equal and more is asked than the service pays', () => {
  expect(stateOf(false)).toContain('solde--juste');
  cleanup();
  expect(stateOf(true)).toContain('solde--ecart');
});
