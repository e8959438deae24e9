// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { EtablissementPage } from './EtablissementPage.tsx';

vi.mock('../../platform/page/query-params.ts', () => ({
  useRouteParams: () => ({ siret: '66101723699999' }),
}));
vi.mock('../../platform/page/page-query.ts', () => ({ usePageQuery: () => ({}) }));
vi.mock('../use-association-page.ts', () => ({ useAssociationPage: () => ({ id: '661017236' }) }));
vi.mock('../../platform/AppLink.tsx', () => ({ AppLink: ({ children }: { children: string }) => children }));
vi.mock('../../platform/use-read.ts', () => ({
  useRead: () => ({ state: 'lu', value: { items: [{ id_siret: '66101723600018' }], rights: {} } }),
}));
afterEach(cleanup);

it('says that a SIRET which is none of the association’s leads nowhere, and nothing of a failure', () => {
  render(<EtablissementPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page non trouvée :(');
  expect(document.body.textContent).toContain("n'existe plus ou n'a jamais existé");
  expect(document.body.textContent).not.toContain('référence');
});
