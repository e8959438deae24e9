// @vitest-environment jsdom
import type { ListRow } from '@asso/domain/kernel/fields';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fieldErrors } from '../../ui/fields/field-errors.ts';
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
  'kernel.requis': { kind: 'invalid', message: 'Indiquez la longueur.' },
});

/** Removes an error as soon as the typed value is right, as the editor of a campaign does. */
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

function Codes() {
  const [line, setLine] = useState<Record<string, unknown>>({});
  const fields: ListRow['fields'] = {
    label: { kind: 'text', label: 'Question', max: 200 },
    code: { kind: 'text', label: 'Code', max: 41 },
  };
  return (
    <LignesField
      form={{
        value: {
          questions: [
            { id: 'q0', label: 'Repas', code: 'repas' },
            { id: 'q1', ...line },
          ],
        },
        onChange: (path, to) => setLine((before) => ({ ...before, [path.split('.')[2] ?? '']: to })),
      }}
      row={{ ...row, fields }}
      path="questions"
    />
  );
}

it('a code is written from the name that is left, beside those that are taken, and never over one that was typed', async () => {
  render(<Codes />);
  await userEvent.click(screen.getAllByRole('button', { name: /^Modifier/ })[1] as HTMLElement);
  const code = () => screen.getByLabelText<HTMLInputElement>('Code');
  await userEvent.type(screen.getByLabelText('Question'), 'Repas');
  await userEvent.click(document.body);
  expect(code().value).toBe('repas_2');
  await userEvent.clear(code());
  await userEvent.type(code(), 'midi');
  await userEvent.type(screen.getByLabelText('Question'), ' servis');
  await userEvent.click(document.body);
  expect(code().value).toBe('midi');
});

it('a hand closes it, even while something is still wrong inside', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: /^Fermer/ }));
  expect(screen.queryByLabelText(/^Longueur maximale/)).toBeNull();
});
