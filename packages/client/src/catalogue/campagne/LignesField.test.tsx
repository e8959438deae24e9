// @vitest-environment jsdom
import type { ListRow } from '@asso/domain/kernel/fields';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fieldErrors } from '../../ui/field-errors.ts';
import { LignesField } from './LignesField.tsx';

afterEach(cleanup);

const row: ListRow = {
  kind: 'list',
  label: 'Questions',
  max: 3,
  of: 'lignes',
  fields: {
    label: { kind: 'text', label: 'Question', max: 200 },
    max: { kind: 'int', label: 'Longueur maximale', min: 1, max: 5000, requiredAt: 'transmission' },
  },
};
const missing = fieldErrors([{ code: 'kernel.requis', field: 'questions.q1.max' }], {
  'kernel.requis': { status: 422, message: 'Indiquez la longueur.' },
});

/** As the editor of a campaign does it: an error goes as soon as what is typed is right. */
function Page() {
  const [max, setMax] = useState<unknown>(null);
  return (
    <LignesField
      form={{
        value: { questions: [{ id: 'q1', label: 'Combien ?', max }] },
        onChange: (_path, next) => setMax(next),
        errors: max === null ? missing : [],
      }}
      row={row}
      path="questions"
    />
  );
}

it('a line that an error opened stays open while one types, and keeps all that is typed', async () => {
  render(<Page />);
  const field = screen.getByLabelText<HTMLInputElement>(/^Longueur maximale/);
  field.focus();
  await userEvent.keyboard('250');
  expect(screen.getByLabelText<HTMLInputElement>(/^Longueur maximale/).value).toBe('250');
  expect(document.activeElement).toBe(field);
});

it('a hand closes it, even while something is still wrong inside', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: /^Fermer/ }));
  expect(screen.queryByLabelText(/^Longueur maximale/)).toBeNull();
});
