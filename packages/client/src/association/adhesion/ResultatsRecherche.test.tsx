// @vitest-environment jsdom
import type { RechercheReply } from '@asso/contract/association/recherche.schemas';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Read } from '../../platform/use-read.ts';
import { ResultatsRecherche } from './ResultatsRecherche.tsx';

vi.mock('../../platform/page/query-params.ts', () => ({
  useQueryParams: () => ({ get: () => null, set: () => undefined }),
}));
afterEach(cleanup);

const aRefusal = (message: string): Read<RechercheReply> => {
  const problem: ProblemReply = {
    type: 'about:blank',
    title: '',
    status: 404,
    instance: '/api/dac/association',
    code: 'association.introuvable',
    message,
    problems: [],
  };
  const reload = async () => undefined;
  return { state: 'refuse', problem, isReloading: false, reload, put: () => undefined };
};

it.each(["L'API association est inaccessible", 'Écrivez au moins deux lettres du nom.'])(
  'shows the very message of the server when the search is refused: %s [R8.19]',
  (message) => {
    render(<ResultatsRecherche q="pions" read={aRefusal(message)} />);
    expect(screen.getByText(message)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Continuer sans registre' });
    expect(link.getAttribute('href')).toContain('saisie=1&nom=pions');
  },
);

const aReply = (value: Partial<RechercheReply>): Read<RechercheReply> => {
  const reply: RechercheReply = { items: [], incomplet: false, proches: [], ...value };
  const reload = async () => undefined;
  return { state: 'lu', value: reply, version: null, isReloading: false, reload, put: () => undefined };
};

it('says that the directory is out of reach, and how to go on without it [R8.19]', () => {
  render(<ResultatsRecherche q="pions" read={aReply({ annuaire: 'inaccessible' })} />);
  expect(screen.getByText("L'API association est inaccessible")).toBeTruthy();
  expect(document.body.textContent).toContain(
    'Vous pouvez saisir votre association à la main ; nous la rapprocherons du registre plus tard.',
  );
  const link = screen.getByRole('link', { name: 'Continuer sans registre' });
  expect(link.getAttribute('href')).toContain('saisie=1&nom=pions');
});

it('says nothing of the directory when it was not needed or has nothing', () => {
  render(<ResultatsRecherche q="pions" read={aReply({})} />);
  expect(screen.queryByText("L'API association est inaccessible")).toBeNull();
  expect(document.body.textContent).toContain('Aucune association trouvée.');
});

it('shows the SIREN of what it found in groups [R9.64]', () => {
  const pions = { id: 'a', nom: 'Les Pions', sigle: null, id_rna: 'W133000042', id_siren: '661017236' };
  const items = [
    { ...pions, commune: 'Marseille', code_postal: '13011', etat: 'active', etablissements: [] },
  ];
  render(<ResultatsRecherche q="pions" read={aReply({ items: items as never })} />);
  expect(document.body.textContent).toContain('SIREN 661\u00a0017\u00a0236');
  expect(document.body.textContent).not.toContain('661017236');
});
