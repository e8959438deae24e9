// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installNavigator } from '../platform/page/navigation.ts';
import { NumeroLocal } from './NumeroLocal.tsx';

const sent: unknown[] = [];
const gone: string[] = [];
let answer: object = {};
vi.mock('../platform/call/call.ts', () => ({
  call: async (_row: unknown, given: { body: unknown }) => {
    sent.push(given.body);
    return answer;
  },
}));
vi.mock('../platform/session/session.ts', async (original) => ({
  ...(await original<object>()),
  loadUser: async () => null,
}));
beforeEach(() => {
  sent.length = 0;
  gone.length = 0;
  localStorage.clear();
  answer = { ok: true, value: { id_siret: 'NC1234567001' } };
  installNavigator({
    go: (href) => void gone.push(href),
    here: () => '/associations/W9N1000346/demande-siret',
  });
});
afterEach(cleanup);

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(label)), { target: { value } });
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

it('the RIDET is read again as it is typed, then written', async () => {
  render(<NumeroLocal id="W9N1000346" genre="ridet" present={null} />);
  expect(text()).toContain('En Nouvelle-Calédonie, le numéro d’une association est le RIDET');
  type('RIDET du siège', '1 234 567.001');
  expect(text()).toContain('Relisez-le : RIDET 1234567.001.');
  fireEvent.click(screen.getByRole('button', { name: 'Inscrire le numéro' }));
  await waitFor(() => expect(gone).toEqual(['/informations-administratives/NC1234567001']));
  expect(sent).toEqual([{ numero: '1 234 567.001' }]);
});

it('a number without its establishment says what to add, and nothing leaves', async () => {
  render(<NumeroLocal id="1000346" genre="tahiti" present="PFA12345001" />);
  expect(text()).toContain('Numéro inscrit : TAHITI A12345-001.');
  type('Numéro TAHITI du siège', 'B54321');
  fireEvent.click(screen.getByRole('button', { name: 'Corriger le numéro' }));
  expect((await screen.findAllByText(/Ajoutez les 3 chiffres de l’établissement/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});
