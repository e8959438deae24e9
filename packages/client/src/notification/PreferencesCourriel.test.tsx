// @vitest-environment jsdom
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { notificationKinds } from '@asso/domain/notification/notification.words';
import type { RythmeCourriel } from '@asso/domain/notification/rythme.rows';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PreferencesCourriel } from './PreferencesCourriel.tsx';

const server = vi.hoisted(() => ({ call: vi.fn(), put: vi.fn(), value: {} as unknown }));
vi.mock('../platform/call/call.ts', () => ({ call: server.call }));
vi.mock('../platform/use-read.ts', () => ({
  useRead: () => ({ state: 'lu', value: server.value, put: server.put }),
}));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const preferences = (rythme: RythmeCourriel) =>
  Object.entries(notificationKinds).map(([kind, { label }]) => ({ kind: Number(kind), type: label, rythme }));

function open(rythmes: ReturnType<typeof preferences>) {
  server.value = { preferences: rythmes };
  server.call.mockResolvedValue({ ok: true, value: server.value });
  render(<PreferencesCourriel />);
}
const tous = () => screen.getByLabelText<HTMLSelectElement>('Tous les courriels');

it('one choice is made for all the subjects, and each subject keeps what it offers', async () => {
  open(preferences('aussitot'));
  expect(tous().value).toBe('aussitot');
  fireEvent.change(tous(), { target: { value: 'essentiel' } });
  await waitFor(() => expect(server.put).toHaveBeenCalled());
  const [row, { body }] = server.call.mock.calls[0] ?? [];
  expect(row).toBe(notificationEndpoints.savePreferences);
  expect(body.preferences.map(({ rythme }: { rythme: string }) => rythme)).toEqual([
    ...Array(6).fill('essentiel'),
    'jamais',
    'essentiel',
  ]);
});

it('each subject has a name that people know, with its example', () => {
  open(preferences('jour').map((one) => (one.kind === 1 ? { ...one, rythme: 'aussitot' as const } : one)));
  expect(tous().value).toBe('');
  expect(screen.getByLabelText<HTMLSelectElement>('Dossiers et paiements').value).toBe('aussitot');
  expect(screen.getByText(/Accordé, versé/)).toBeTruthy();
  expect(screen.queryByLabelText(/complétude/i)).toBeNull();
});
