// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DossiersAccordes } from './DossiersAccordes.tsx';

const shown = vi.hoisted(() => ({ dossier: {}, taches: [] as object[] }));
vi.mock('../platform/clock.ts', () => ({ now: () => new Date('2026-11-29T10:00:00Z') }));
vi.mock('../platform/use-read.ts', () => ({
  useRead: () => ({ state: 'lu', value: { aRenouveler: [], aFaire: [], enCours: shown.taches } }),
}));
vi.mock('../platform/list/list-row.ts', () => ({ listRow: (row: object) => row }));
type Shown = { row: { columns: { key: string; cell: (dossier: object) => ReactNode }[] } };
vi.mock('../platform/list/ListOf.tsx', () => ({
  ListOf: ({ row }: Shown) => row.columns.find(({ key }) => key === 'etat')?.cell(shown.dossier),
}));
afterEach(cleanup);

const paid = (service: string) => ({
  ...{ id_service_instructeur: service, service: { nom: service }, etat: '9', argent: null },
  completude: { etat: 'complet' },
});
const tache = (echeance: string, isRenvoye = false) => ({
  ...{ id_fo: '26-000082', id_service_instructeur: 's1' },
  ...{ crf: { isRenvoye }, echeance },
});
const far = '2028-06-30T21:59:59.000Z';

it.each([
  ['far away', ['s1'], [tache(far)], ['success']],
  ['due soon', ['s1'], [tache('2026-12-30T22:59:59.000Z')], ['warning']],
  ['sent back', ['s1'], [tache(far, true)], ['warning']],
  ['not known', ['s1'], [], ['success']],
  [
    'due soon to the first of two services',
    ['s1', 's2'],
    [tache('2026-12-30T22:59:59.000Z')],
    ['warning', 'success'],
  ],
])('a report that is %s', (_, services, taches, tones) => {
  shown.taches = taches;
  shown.dossier = {
    id_fo: '26-000082',
    description: { id_service_instructeur: 's1' },
    instructions: services.map(paid),
  };
  render(<DossiersAccordes />);
  const badges = [...document.querySelectorAll('.badge-etat')].map(({ className }) => className);
  expect(badges).toHaveLength(tones.length);
  for (const [rank, tone] of tones.entries()) expect(badges[rank]).toContain(`fr-badge--${tone}`);
});
