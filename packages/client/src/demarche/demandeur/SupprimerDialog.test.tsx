// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SupprimerDialog } from './SupprimerDialog.tsx';

vi.mock('../../platform/session/session.ts', () => ({
  useUser: () => ({ _id: 'Karim Benali', prenom: 'Karim', nom: 'Benali' }),
}));
vi.mock('../../platform/use-read.ts', () => ({ useReread: () => async () => undefined }));
afterEach(cleanup);

const nomme = (nom: string) => ({ id: nom, nom });
const dossier = (equipe: readonly { id: string; nom: string }[]) =>
  ({
    id_fo: '26-000001',
    description: { titre: 'FDVA 2027', lib_sous_type_dispositif: null },
    intitule: null,
    instructions: [],
    equipe,
  }) as never;
const said = () => document.body.textContent?.replaceAll(/\s/g, ' ');

it.each([
  [['Karim Benali'], null],
  [['Karim Benali', 'Awa Diop'], 'Awa Diop y travaille aussi : cette personne sera prévenue.'],
  [
    ['Lucie Fabre', 'Karim Benali', 'Awa Diop'],
    'Lucie Fabre et Awa Diop y travaillent aussi : ces personnes seront prévenues.',
  ],
])('says who else works on the dossier: %j', (equipe, expected) => {
  render(<SupprimerDialog dossier={dossier(equipe.map(nomme))} onClose={() => undefined} />);
  expect(screen.getByText(/ce dossier quitte vos listes/)).toBeTruthy();
  if (expected) expect(said()).toContain(expected);
  else expect(said()).not.toContain('travaill');
});

it('tells a colleague of the same name from oneself', () => {
  const equipe = [nomme('Karim Benali'), { id: 'autre', nom: 'Karim Benali' }];
  render(<SupprimerDialog dossier={dossier(equipe)} onClose={() => undefined} />);
  expect(said()).toContain('Karim Benali y travaille aussi : cette personne sera prévenue.');
});
