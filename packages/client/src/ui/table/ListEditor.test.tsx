// @vitest-environment jsdom
import type { ListRow } from '@asso/domain/kernel/fields';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ListEditor } from './ListEditor.tsx';

afterEach(cleanup);

const row: ListRow = {
  kind: 'list',
  label: 'Cofinancements',
  max: 3,
  fields: { nom: { kind: 'text', label: 'Cofinanceur', max: 40 } },
};
type Line = { id: string; nom?: string };

function Page() {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const onChange = (path: string, to: unknown) => {
    const id = path.split('.')[1] ?? '';
    setLines((present) => [...present.filter((one) => one.id !== id), ...(to === null ? [] : [to as Line])]);
  };
  return (
    <ListEditor
      form={{ value: { lignes: lines }, onChange }}
      row={row}
      path="lignes"
      isLocked={false}
      renderRows={(path) => <input aria-label={`Cofinanceur ${path}`} />}
    />
  );
}

// Events are sent one by one without waiting, since the focus must be in place before the next key.
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('gives the focus to the first field of the line that is added, before the next key', () => {
  render(<Page />);
  press(/^Ajouter une ligne/);
  const [first] = screen.getAllByRole('textbox');
  expect(document.activeElement).toBe(first);
  press(/^Ajouter une autre ligne/);
  expect(document.activeElement).toBe(screen.getAllByRole('textbox')[1]);
});

it('gives it to what takes a removal back, then to the line that came back', () => {
  render(<Page />);
  press(/^Ajouter une ligne/);
  press(/^Retirer/);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement?.textContent).toMatch(/^Annuler/);
  press(/^Annuler/);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
