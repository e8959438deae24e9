// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useComplements } from './use-complements.ts';

const instruction = {
  id_service_instructeur: 'drajes',
  completude: {
    le: '2026-11-02T08:00:00.000Z',
    manques: [
      { code: 'piece.rapport', nature: 'RAP', libelle: 'Rapport d’activité', phrase: 'Illisible.' },
      { code: 'rubrique.budget', nature: null, libelle: 'Budget', phrase: 'Le total manque.' },
    ],
  },
} as unknown as Parameters<typeof useComplements>[1];
const rapport = { uuid: 'd-1', nom: 'rapport.pdf' };
const lire = () => renderHook(() => useComplements({ id_fo: '26-000001' }, instruction));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('what was typed while a file was on its way stays when it arrives', () => {
  const { result } = lire();
  // Like an upload, this keeps the function received when the file was chosen.
  const { choose } = result.current;
  act(() => result.current.write('piece.rapport', 'Numérisé à nouveau.'));
  act(() => choose('piece.rapport', rapport));
  expect(result.current.reponses).toEqual([
    { code: 'piece.rapport', uuid: 'd-1', texte: 'Numérisé à nouveau.' },
    { code: 'rubrique.budget', uuid: null, texte: null },
  ]);
});

it('two files that arrive together are both kept', () => {
  const { result } = lire();
  const { choose } = result.current;
  act(() => {
    choose('piece.rapport', rapport);
    choose('piece.statuts', { uuid: 'd-2', nom: 'statuts.pdf' });
  });
  expect(result.current.documentOf('piece.rapport')).toEqual(rapport);
  expect(result.current.documentOf('piece.statuts')?.nom).toBe('statuts.pdf');
});

it('a file taken away leaves what was typed about it', () => {
  const { result } = lire();
  act(() => result.current.choose('piece.rapport', rapport));
  act(() => result.current.write('piece.rapport', 'Le voici.'));
  act(() => result.current.choose('piece.rapport', null));
  expect(result.current.reponses[0]).toEqual({ code: 'piece.rapport', uuid: null, texte: 'Le voici.' });
});
