// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { LigneForm } from './LigneForm.tsx';
import type { Collection } from './use-collection.ts';

vi.mock('../../platform/session/session.ts', () => ({
  useUser: () => null,
  useSignedInUser: () => ({ civilite: 'MME', prenom: 'Monique', nom: 'Delmas', email: 'monique@exemple.fr' }),
}));
vi.mock('../../platform/session/acting-for.ts', () => ({ useActingFor: () => ({ fonction: 'TRE' }) }));

const id = '5e0c0a6e-0f4f-4a58-9d53-0b6a6f2c2d11';
type Sent = { method: string; body: Record<string, unknown>; key: string | null };
let sent: Sent[];
/** The server answers the requests with these, in turn. */
let answers: (() => Response)[];

const kept = (ligne: object, version: number, status: number) =>
  Response.json(
    { id, version, manques: [], complet: false, ...ligne },
    { status, headers: { etag: `"${version}"` } },
  );
const added = () => kept(sent.at(-1)?.body ?? {}, 1, 201);

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  localStorage.clear();
  keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + 600 }))}.s`);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const key = new Headers(headers).get('idempotency-key');
    sent.push({ method, body: JSON.parse(String(body)) as Sent['body'], key });
    const answer = answers.shift();
    if (!answer) throw new Error('one request too many');
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const found = {
  identite: { association: { id: 'asso-1', nom: 'Les Amis' } },
  etablissements: { items: [] },
  lignes: { items: [], rights: { editRepresentants: true } },
} as unknown as Collection;

const show = () =>
  render(
    <LigneForm
      type="representants_legaux"
      id="siret"
      found={found}
      one={undefined}
      onSaved={async () => undefined}
      onCancel={() => undefined}
    />,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const phone = () => screen.getByLabelText<HTMLInputElement>(/^Téléphone/);

it('the first person is proposed from the profile, and one press makes room for somebody else', async () => {
  show();
  expect(screen.getByLabelText<HTMLInputElement>(/^Prénom/).value).toBe('Monique');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Oui' }).checked).toBe(true);
  await press('C’est une autre personne');
  expect(screen.getByLabelText<HTMLInputElement>(/^Prénom/).value).toBe('');
});

it('« C’est moi » fills the function the person has already given', async () => {
  show();
  await press('C’est une autre personne');
  await press('C’est moi : reprendre mon profil');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Fonction/ }).value).toMatch(/^Trésori/);
});

it('what a dossier will ask for bears its mark, though the row may be kept without it', () => {
  show();
  const marked = ['Prénom', 'Nom', 'Adresse électronique', 'Téléphone'];
  for (const label of marked) {
    expect(screen.getByLabelText(new RegExp(`^${label}`)).getAttribute('aria-required'), label).toBe('true');
  }
});

it('what is kept incomplete is completed by the same form, never added twice', async () => {
  const full = {
    civilite: 'MME',
    prenom: 'Monique',
    nom: 'Delmas',
    fonction: 'TRE',
    courriel: 'm@exemple.fr',
  };
  answers = [added, () => kept({ ...full, telephone: '0612345678' }, 2, 200)];
  show();
  await press('Ajouter cette personne');
  // The missing field is reported under the field, and in the summary, which has the focus.
  await screen.findByText('Personne enregistrée, incomplète.');
  expect(document.activeElement?.textContent).toContain('Il y a 1 erreur à corriger');
  expect(phone().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(phone(), '0612345678');
  await press('Enregistrer');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
  expect(Object.keys(sent[1]?.body.changes as object)).toEqual(['telephone']);
});

it('what was sent without an answer is sent again as it was; what was typed since then changes that row', async () => {
  const lost = () => new Response('', { status: 504 });
  answers = [lost, added, () => kept({ nom: 'Delmas', telephone: '0612345678' }, 2, 200)];
  show();
  await press('C’est une autre personne');
  await userEvent.type(screen.getByLabelText(/^Nom/), 'Delmas');
  await press('Ajouter cette personne');
  await screen.findByText('Enregistrement impossible.');
  await userEvent.type(phone(), '0612345678');
  await press('Ajouter cette personne');
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'PATCH']);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[2]?.body.changes).toMatchObject({ telephone: { to: '0612345678' } });
});
