// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Fold } from './Fold.tsx';

afterEach(cleanup);

function Page() {
  const [text, setText] = useState('12');
  return (
    <Fold opensFor={text !== ''} summary="Contributions">
      <input aria-label="Montant" value={text} onChange={(event) => setText(event.target.value)} />
    </Fold>
  );
}

it('does not close under the hand that empties the only amount given', async () => {
  render(<Page />);
  await userEvent.clear(screen.getByLabelText('Montant'));
  expect(screen.getByLabelText('Montant').closest('details')?.open).toBe(true);
});
