// @vitest-environment jsdom

import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { texte } from '@asso/domain/identifiants/texte-libre';
import type { Fields } from '@asso/domain/kernel/fields';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { FieldList } from './FieldList.tsx';

afterEach(cleanup);

const fields = {
  objectifs: { kind: 'text', label: 'Objectifs', max: 500, format: texte },
} as const satisfies Fields;

function Page() {
  const [value, setValue] = useState<object>({});
  return (
    <FieldList
      fields={fields}
      value={value}
      onChange={(path, next) => setValue({ ...value, [path]: next })}
      sentences={identifiantProblems}
    />
  );
}

async function paste(text: string) {
  const user = userEvent.setup();
  render(<Page />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Objectifs/ });
  await user.click(field);
  await user.paste(text);
  await user.tab();
  return { user, field };
}

it('signs written otherwise are said once, and one press gives back what was typed', async () => {
  const { user, field } = await paste('Former → agir, ½ journée');
  expect(field.value).toBe('Former -> agir, 1/2 journée');
  expect(screen.getByText('Signes remplacés : → ½')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Revenir à ce que j’ai écrit/ }));
  expect(field.value).toBe('Former → agir, ½ journée');
  expect(document.activeElement).toBe(field);
  await user.type(field, ' .');
  expect(screen.queryByText(/Signes remplacés/)).toBeNull();
});

it('signs without an equivalent are named, and one press removes them', async () => {
  const { user, field } = await paste('Bravo ☺ à tous');
  expect(screen.getByText(/Retirez : ☺/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Retirer ces signes/ }));
  expect(field.value).toBe('Bravo à tous');
  expect(screen.queryByText(/Retirez : ☺/)).toBeNull();
  expect(document.activeElement).toBe(field);
});

it('nothing is said of spaces and marks that show nothing', async () => {
  const { field } = await paste('Former\u200b les bénévoles ');
  expect(field.value).toBe('Former les bénévoles');
  expect(screen.queryByText(/Signes remplacés/)).toBeNull();
});
