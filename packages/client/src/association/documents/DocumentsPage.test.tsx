// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DocumentsAnnexesPage } from './DocumentsAnnexesPage.tsx';
import { DocumentsPage } from './DocumentsPage.tsx';

let role = '';
vi.mock('../../platform/session/session-role.ts', () => ({
  useWornRole: () => role,
  roleThatOpened: () => null,
}));
vi.mock('../use-association-page.ts', () => ({ useAssociationPage: () => ({ id: null }) }));
afterEach(cleanup);

const ajouter = 'Ajoutez d’abord votre association.';
const choisir = 'Ouvrez d’abord une association, ou l’un de ses dossiers : ses documents y sont.';

it.each([
  ['lca.association', ajouter],
  ['rds.user', choisir],
  ['rds.service', choisir],
  ['lca.admin', choisir],
])('for %s, documents of no association say what to do first', (worn, said) => {
  role = worn;
  for (const Page of [DocumentsPage, DocumentsAnnexesPage]) {
    render(<Page />);
    expect(document.body.textContent).toContain(said);
    cleanup();
  }
});
