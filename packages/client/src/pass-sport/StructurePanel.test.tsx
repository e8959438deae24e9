// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { StructurePanel } from './StructurePanel.tsx';

vi.mock('./EligibiliteControle.tsx', () => ({ EligibiliteControle: () => null }));
vi.mock('./RibControle.tsx', () => ({ RibControle: () => null }));
vi.mock('./AttestationsControle.tsx', () => ({ AttestationsControle: () => null }));
afterEach(cleanup);

const structure = { ribs: [], rights: {}, exercice: {}, collegues: [{ id: 'u-2', nom: 'Paul Roux' }] };
const panel = (version: number, shared_with: string[] = []) => {
  const created_by = { id: 'u-1', nom: 'Lucie Fabre' };
  const dossier = { version, hasWright: true, shared_with, created_by, historique: [] };
  return (
    <StructurePanel
      {...({ structure, psp: { dossier } } as unknown as Parameters<typeof StructurePanel>[0])}
    />
  );
};
const paul = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Paul Roux/ });

it('a colleague that is ticked stays so while something else of the dossier is saved', async () => {
  const { rerender } = render(panel(1));
  await userEvent.click(paul());
  rerender(panel(2));
  expect(paul().checked).toBe(true);
});

it('a sharing that changed elsewhere is shown', () => {
  const { rerender } = render(panel(1));
  rerender(panel(2, ['u-2']));
  expect(paul().checked).toBe(true);
});
