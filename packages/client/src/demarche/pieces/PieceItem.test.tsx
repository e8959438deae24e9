// @vitest-environment jsdom
import type { PieceView } from '@asso/contract/dossier/preparation.schemas';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UploadResult } from '../../ui/upload/upload-types.ts';
import { PieceItem } from './PieceItem.tsx';

const rapport = {
  uuid: 'd-1',
  nom: 'rapport.pdf',
  mime: 'application/pdf',
  etat_analyse: 'sain',
  date_chargement: '2026-11-02T08:00:00.000Z',
  annee_validite: null,
  expire_le: null,
};
const piece = {
  code: 'RAR',
  nature: 'AUT',
  label: 'Rapport',
  aide: null,
  document: null,
  proposes: [],
  defaut: null,
  obligatoire: true,
  validite_mois: null,
  modele: '/modele.pdf',
};

let answer: () => void;
let draw: () => void;

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A page with a text field and a pièce, whose file arrives when the test says so. */
function Page() {
  const [document, setDocument] = useState<typeof rapport | null>(null);
  draw = () => setDocument(rapport);
  return (
    <>
      <label>
        Le projet
        <input />
      </label>
      <ul>
        <PieceItem
          piece={{ ...piece, document } as unknown as PieceView}
          exercice={2026}
          choose={async () => true}
          sendFor={() => () =>
            new Promise<UploadResult>((resolve) => {
              answer = () =>
                resolve({ kind: 'recu', status: { text: 'déposé', tone: 'pret', isLast: true } });
            })
          }
        />
      </ul>
    </>
  );
}

const deposit = async () => {
  render(<Page />);
  await userEvent.upload(
    screen.getByLabelText(/Déposer un fichier/),
    new File(['%PDF-1.7'], 'rapport.pdf', { type: 'application/pdf' }),
  );
};
const letArrive = async (steps: readonly (() => void)[]) => {
  for (const step of steps) await act(async () => step());
  expect(screen.getByRole('button', { name: /Changer/ })).toBeTruthy();
};

it('a file that arrives leaves who types elsewhere where they are', async () => {
  await deposit();
  const text = screen.getByLabelText('Le projet');
  await userEvent.type(text, 'Des ateliers');
  await letArrive([draw, answer]);
  expect(document.activeElement).toBe(text);
});

it.each([
  ['before the answer', () => [draw, answer]],
  ['after the answer', () => [answer, draw]],
])('who waited for the file finds it under the focus, drawn %s', async (_, steps) => {
  await deposit();
  await letArrive(steps());
  expect(screen.getByRole('listitem').contains(document.activeElement)).toBe(true);
});
