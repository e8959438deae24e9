// @vitest-environment jsdom
import type { LigneLotView } from '@asso/contract/instruction/lot.schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { LotLignes } from './LotLignes.tsx';
import type { LotState } from './use-lot.ts';

vi.mock('../../platform/page/query-params.ts', () => ({
  useQueryParams: () => ({ get: () => null, all: () => [], set: () => undefined, href: () => '' }),
}));

const ligne = (rang: number, annees = [2026]) =>
  ({
    rang,
    genre: 'subvention',
    id_fo: `26-00000${rang}`,
    id_siret: '12345678900011',
    association: `Association ${rang}`,
    projet: `Projet de l’association ${rang}`,
    etat: 'exclue',
    etat_dossier: '2',
    depart: null,
    demande: 1000,
    accorde: null,
    cause: { code: 'lot.montant-absent', message: 'Aucun montant.' },
    montants: annees.map((annee) => ({
      ...{ id_projet: `p${rang}`, annee, projet: 'Projet 1', demande: 1000, montant_accorde: null },
    })),
    courriers: 0,
    faite_le: null,
  }) as LigneLotView;

/** The server answers these lines, as they are once saved. */
let left: LigneLotView[];

beforeEach(() => {
  left = [1, 2, 3].map((rang) => ligne(rang));
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + 600 }))}.s`);
  vi.stubGlobal('fetch', async () =>
    Response.json({ items: left, next: null, previous: null, total: left.length }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let client: QueryClient;

/** Saves amounts as the server does: a line that has all of them is ready. */
const saveLigne: LotState['saveLigne'] = async (rang, { montants: given }) => {
  left = left.map((one) => {
    if (one.rang !== rang) return one;
    const montants = one.montants.map((own) => ({
      ...own,
      ...given?.find(({ id_projet, annee }) => own.id_projet === id_projet && own.annee === annee),
    }));
    const isMissing = montants.some(({ montant_accorde }) => montant_accorde === null);
    const cause = isMissing ? { code: 'lot.montant-absent', message: 'Aucun montant.' } : null;
    return { ...one, montants, etat: isMissing ? 'exclue' : 'prete', cause } as LigneLotView;
  });
  await client.invalidateQueries();
  return true;
};

const Page = () => (
  <QueryClientProvider client={client}>
    <LotLignes id="lot" etats={['prete', 'exclue', 'retiree']} action="grant" saveLigne={saveLigne} />
  </QueryClientProvider>
);

const saved = () => left.flatMap(({ montants }) => montants.map((one) => one.montant_accorde));

it('amounts are typed one after the other: Tab goes to the next one, Enter to the next row, and no row leaves', async () => {
  render(<Page />);
  const [first] = await screen.findAllByRole<HTMLInputElement>('textbox');
  first?.focus();
  await userEvent.keyboard('500{Tab}');
  await vi.waitFor(() => expect(saved()).toEqual([500, null, null]));
  await userEvent.keyboard('1200{Enter}');
  await vi.waitFor(() => expect(saved()).toEqual([500, 1200, null]));
  await userEvent.keyboard('70');
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(document.activeElement).toBe(fields[2]);
  expect(fields.map(({ value }) => value.replace(/\D/g, ''))).toEqual(['500', '1200', '70']);
});

it('a column pasted from a spreadsheet fills the amounts downwards, and what is left aside is said', async () => {
  render(<Page />);
  const [first] = await screen.findAllByRole<HTMLInputElement>('textbox');
  first?.focus();
  await userEvent.paste('1 500,00 €\n\n70\n12');
  expect(await screen.findByText(/^2\smontants collés, 1\sligne laissée de côté\.$/)).toBeTruthy();
  expect(screen.getByText('« 12 » : après le dernier dossier')).toBeTruthy();
  await vi.waitFor(() => expect(saved()).toEqual([1500, null, 70]));
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(fields.map(({ value }) => value.replace(/\D/g, ''))).toEqual(['1500', '', '70']);
  await vi.waitFor(() => expect(document.activeElement).toBe(fields[0]));
});

it('amounts pasted with numbers go to their own dossiers, are shown before and after, and Ctrl+Z takes them back', async () => {
  left = left.map((one) =>
    one.rang === 3
      ? {
          ...one,
          etat: 'prete',
          cause: null,
          montants: one.montants.map((own) => ({ ...own, montant_accorde: 900 })),
        }
      : one,
  );
  render(<Page />);
  const fields = await screen.findAllByRole<HTMLInputElement>('textbox');
  fields[1]?.focus();
  await userEvent.paste('26-000003\t2.000,50\n26-000099\t700\n26-000001\t800');
  await vi.waitFor(() => expect(saved()).toEqual([800, null, 2001]));
  expect(await screen.findByText('« 26-000099 700 » : pas dans ce lot')).toBeTruthy();
  expect(screen.getByText(/^Arrondi à l’euro : « 2\.000,50 »/)).toBeTruthy();
  const [third] = screen.getAllByRole('row', { name: /Association 3.*900.*001/ });
  expect(third).toBeTruthy();
  await userEvent.keyboard('{Control>}z{/Control}');
  await vi.waitFor(() => expect(saved()).toEqual([null, null, 900]));
  const shown = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value.replace(/\D/g, ''));
  expect(shown).toEqual(['', '', '900']);
  expect(screen.queryByRole('button', { name: 'Annuler le collage' })).toBeNull();
});

it('a grant of two years has a column for each, named by its year', async () => {
  left = [ligne(1), ligne(2, [2026, 2027])];
  render(<Page />);
  await screen.findAllByRole('textbox');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.filter((head) => head?.startsWith('Accordé'))).toEqual(['Accordé 2026', 'Accordé 2027']);
  expect(screen.getByRole('textbox', { name: /dossier 26-000002 pour 2027/ })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /dossier 26-000001 pour 2027/ })).toBeNull();
});

it('after Esc, Tab reaches the buttons of the row as anywhere else', async () => {
  render(<Page />);
  const fields = await screen.findAllByRole<HTMLInputElement>('textbox');
  fields[0]?.focus();
  await userEvent.keyboard('{Escape}{Tab}');
  expect(document.activeElement?.tagName).toBe('A');
});
