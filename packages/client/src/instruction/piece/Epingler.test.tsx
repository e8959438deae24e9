// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Epingler } from './Epingler.tsx';

vi.mock('../decision/use-brouillon-decision.ts', () => ({
  useBrouillonDecision: () => ({ brouillon: { coches: {} }, change: () => undefined }),
}));
vi.mock('../dossier/service-instruction.ts', () => ({
  instructionVue: () => ({ id_service_instructeur: 's', moves: ['sendBack'] }),
}));
afterEach(cleanup);

const groupes = [{ points: [{ cible: 'pieces.devis', libelle: 'Devis' }] }] as never;
const epingler = (y: number | null) => (
  <Epingler
    dossier={{ id_fo: '27-000001' } as never}
    groupes={groupes}
    piece={{ code: 'devis' } as never}
    lieu={{ page: 1, pages: 1, y }}
    onDone={() => undefined}
  />
);
const texte = () => screen.getByLabelText(/^Que faut-il corriger/);

it('a press on the page leads to the text to write, and so does the next one', () => {
  const { rerender } = render(epingler(null));
  rerender(epingler(0.2));
  expect(document.activeElement).toBe(texte());
  screen.getByRole('button', { name: 'Annuler' }).focus();
  rerender(epingler(0.6));
  expect(document.activeElement).toBe(texte());
});

it('the button leads to the text, and the end leads back to the button', () => {
  render(epingler(null));
  fireEvent.click(screen.getByRole('button', { name: 'Épingler' }));
  expect(document.activeElement).toBe(texte());
  const annuler = screen.getByRole('button', { name: 'Annuler' });
  annuler.focus();
  fireEvent.click(annuler);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Épingler' }));
});
