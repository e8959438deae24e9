// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useDemandeur } from './use-demandeur.ts';

afterEach(cleanup);

type Personne = { id: string; peutRepresenter?: boolean; manques?: string };

function proposedOf(people: readonly Personne[], given: Record<string, string> = {}) {
  const written: Record<string, unknown> = { ...given };
  const representants = people.map((one) => ({ nom: one.id, fonction: 'présidente', manques: '', ...one }));
  const dossier = {
    ...{ instructions: [], demandeur: { id_siret: '1' }, rights: { edit: true } },
    choix: { representants, ribs: [] },
  };
  const asked = () => ({
    dossier: dossier as never,
    tete: {
      value: { demandeur: written },
      set: (path: string, to: unknown) => {
        written[path.replace('demandeur.', '')] = to;
      },
    },
  });
  const { result, rerender } = renderHook(() => useDemandeur(asked()));
  rerender();
  return { written, notes: result.current.notes };
}

it('the only person of the file is chosen to sign too, and one is told how another may', () => {
  const { written, notes } = proposedOf([{ id: 'odile' }]);
  expect(written).toEqual({
    id_representant_legal: 'odile',
    id_signataire: 'odile',
    id_responsable: 'odile',
  });
  expect(notes['demandeur.id_signataire']).toMatch(/Ce n’est pas elle qui signe \? Ajoutez/);
});

it('nobody is chosen among several, nor one who may not represent the association or whose card is incomplete', () => {
  expect(proposedOf([{ id: 'odile' }, { id: 'karim' }]).written).toEqual({});
  expect(proposedOf([{ id: 'karim', peutRepresenter: false }]).written.id_signataire).toBeUndefined();
  expect(proposedOf([{ id: 'odile', manques: 'téléphone' }]).written).toEqual({});
});

it('what was answered stays', () => {
  const { written } = proposedOf([{ id: 'odile' }], { id_signataire: 'karim' });
  expect(written.id_signataire).toBe('karim');
});
