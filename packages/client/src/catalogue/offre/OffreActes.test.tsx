// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OffreActes } from './OffreActes.tsx';

const gone = vi.hoisted(() => vi.fn());
vi.mock('../../platform/page/navigation.ts', async (real) => ({
  ...(await real<object>()),
  go: gone,
}));

const done = vi.fn();
const copied = vi.fn(async (code: string) => ({ ok: true as const, value: { code } }));
const problem = { code: 'jouet.impossible', message: 'Impossible.', problems: [{ message: 'Impossible.' }] };
const refused = vi.fn(async () => ({ ok: false as const, problem: problem as never }));

function show(rights: Record<string, boolean>) {
  render(
    <OffreActes
      of="Toupie"
      rights={rights}
      copie={{
        name: 'jouet-copie',
        code: { kind: 'text', label: 'Code', max: 40 },
        label: 'Dupliquer le jouet',
        reprise: 'Ses pièces',
        done: 'Jouet dupliqué',
        send: copied,
        hrefOf: ({ code }) => `/jouets/${code}`,
      }}
      actes={{
        withdraw: { mot: 'Retirer', suite: 'Plus personne ne le verra.', fait: 'est retiré.', send: refused },
        restore: { mot: 'Remettre', suite: 'Il revient.', fait: 'revient.', send: refused },
      }}
      onDone={done}
    />,
  );
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('offers the acts that the rights allow, and reads the form again after a refusal', async () => {
  show({ duplicate: true, withdraw: true, restore: false });
  expect(screen.queryByRole('button', { name: /Remettre/ })).toBeNull();
  press(/^Retirer/);
  expect(screen.getByRole('dialog', { name: 'Retirer « Toupie » ?' }).textContent).toContain(
    'Plus personne ne le verra.',
  );
  press('Retirer');
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(screen.getByRole('alert').textContent).toContain('Impossible.');
});

it('copies the form under the code that is typed, and leads to the copy', async () => {
  show({ duplicate: true });
  press(/^Dupliquer/);
  fireEvent.change(screen.getByLabelText(/Code/), { target: { value: ' TOUPIE-2 ' } });
  press('Dupliquer le jouet');
  await waitFor(() => expect(gone).toHaveBeenCalledWith('/jouets/TOUPIE-2'));
  expect(copied.mock.calls[0]?.[0]).toBe('TOUPIE-2');
});
