// @vitest-environment jsdom
import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AccordObtenu } from './AccordObtenu.tsx';

afterEach(cleanup);

it('the day of the arrêté is named so: the page says apart the day on which the agrément was granted', () => {
  const dossier = {
    ...{ jour: '2027-03-01', demandeur: { id_siret: '90000000100017' }, agrement: { type: 'JEP' } },
    accord: {
      ...{ numero: '2027-12', date_attribution: '2027-02-20', date_validite: '2032-02-19', tca: null },
      arrete: { uuid: 'a', nom: 'arrete.pdf', taille: 1000, etat_analyse: 'en_cours' },
    },
  } as unknown as DossierAgrementView;
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <AccordObtenu dossier={dossier} isService />
    </QueryClientProvider>,
  );
  expect(container.textContent).toMatch(/Date de l’arrêté.*20\/02\/2027/);
  expect(container.textContent).not.toContain('Accordé le');
});
