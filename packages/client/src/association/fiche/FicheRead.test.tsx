// @vitest-environment jsdom
import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { problemFrom } from '../../platform/call/call-problems.ts';
import type { Read } from '../../platform/use-read.ts';
import { FicheRead } from './FicheRead.tsx';

// The reference shown with an error quotes the parameters of the address.
vi.mock('../../platform/page/query-params.ts', () => ({ useRouteParams: () => ({}) }));

const refused = (status: number, content: unknown): Read<string> => ({
  state: 'refuse',
  problem: problemFrom(associationEndpoints.readIdentite, status, content),
  isReloading: false,
  reload: async () => undefined,
  put: () => undefined,
});
const show = (read: Read<string>) => render(<FicheRead read={read}>{(value) => <p>{value}</p>}</FicheRead>);
const said = (code: string, message: string) => ({
  code,
  message,
  problems: [{ code, message }],
  instance: '',
});

afterEach(cleanup);

test('an association that is not there is said in its own words, and nothing goes on loading [M105] [R8.15]', () => {
  const message = "L'API association est inaccessible";
  show(refused(404, { ...said('association.introuvable', message), status: 404 }));
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toBeTruthy();
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
});

test('a failed reading says what the server said, else that the association could not be read [R8.14] [M104]', () => {
  show(refused(503, { ...said('association.travaux', 'Le registre est en travaux.'), status: 503 }));
  expect(screen.getByText('Le registre est en travaux.')).toBeTruthy();
  cleanup();
  show(refused(500, 'Internal Server Error'));
  expect(screen.getByText("Un problème est survenu lors de la récupération de l'association")).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy();
});
