// @vitest-environment jsdom
import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../platform/session/announcements.ts';
import { DossierAgrementPage } from './DossierAgrementPage.tsx';

const address = vi.hoisted(() => ({
  mode: undefined as string | undefined,
  etape: null as string | null,
  canEdit: true,
}));
/** Only a draft saves: a page that opens none saves nothing. */
const openDraft = vi.hoisted(() => vi.fn(() => ({})));

vi.mock('../platform/page/query-params.ts', () => ({
  useRouteParams: () => ({ idDossier: '27-000412' }),
  useQueryParams: () => ({ get: () => address.etape }),
}));
vi.mock('../platform/page/page-query.ts', () => ({ usePageQuery: () => ({ mode: address.mode }) }));
vi.mock('../association/use-association-page.ts', () => ({ useAssociationNamed: () => undefined }));
vi.mock('../demarche/points-restants.ts', () => ({ pointsDemandes: () => [] }));
vi.mock('./use-dossier-agrement.ts', () => ({
  useDossierAgrement: () => {
    const dossier: Pick<DossierAgrementView, 'rights'> = { rights: { edit: address.canEdit } };
    return { read: { state: 'lu', value: dossier, version: 1 }, refresh: async () => null };
  },
  useTeteAgrement: openDraft,
}));
vi.mock('./AgrementLecture.tsx', () => ({ AgrementLecture: () => <p>lecture</p> }));
vi.mock('./ListeEtapesAgrement.tsx', () => ({ ListeEtapesAgrement: () => <p>liste des étapes</p> }));
vi.mock('./DemandeurAgrementStep.tsx', () => ({ DemandeurAgrementStep: () => <p>demandeur</p> }));

beforeEach(() => {
  openDraft.mockClear();
  toasts.set([]);
});
afterEach(cleanup);

const show = (asked: Partial<typeof address>) => {
  Object.assign(address, { mode: undefined, etape: null, canEdit: true }, asked);
  render(<DossierAgrementPage />);
};

it.each([
  ['nothing', {}, 'liste des étapes'],
  ['mode=edit', { mode: 'edit' }, 'liste des étapes'],
  ['a step', { etape: 'demandeur' }, 'demandeur'],
])('an accreditation dossier asked for with %s opens to be filled [R4.69]', (_asked, given, shown) => {
  show(given);
  expect(screen.getByText(shown)).toBeTruthy();
  expect(openDraft).toHaveBeenCalled();
});

it.each([
  ['that is editable, with mode=read', { mode: 'read' }, 0],
  ['that is editable, at a step with mode=read', { mode: 'read', etape: 'demandeur' }, 0],
  ['that may not be edited', { canEdit: false }, 0],
  ['that may not be edited, asked for with mode=edit', { canEdit: false, mode: 'edit' }, 1],
])('a dossier %s is read, and nothing there saves [R4.63]', (_which, given, told) => {
  show(given);
  expect(screen.getByText('lecture')).toBeTruthy();
  expect(openDraft).not.toHaveBeenCalled();
  expect(toasts.get()).toHaveLength(told);
});
