// @vitest-environment jsdom
import type { SiteHaaView } from '@asso/contract/agrement/haa/haa.schemas';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SitesTable } from './SitesTable.tsx';

afterEach(cleanup);

it('each site is shown with the person in charge of it', () => {
  const site = {
    ...{ id: 's1', nom: 'Épicerie Nord', membre: 'Siège', responsable: 'Awa Diop', itinerant: true },
    ...{ nature_activite: ['EPI'], horaire_ouverture: [], adresse: null, manques: [] },
  } as unknown as SiteHaaView;
  render(<SitesTable sites={[site]} />);
  expect(screen.getByRole('cell', { name: 'Awa Diop' })).toBeTruthy();
});
