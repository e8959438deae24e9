// @vitest-environment jsdom
import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import { dossierAgrementEndpoints } from '@asso/contract/agrement/dossier-agrement.endpoints';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { problemFrom } from '../platform/call/call-problems.ts';
import { EchecAgrement } from './EchecAgrement.tsx';

const { listAgrements: _read, ...definitions } = definitionEndpoints;
const sentence = "Un problème est survenu lors de la création de l'agrément.";
const acts = Object.entries({ ...definitions, ...dossierAgrementEndpoints });

afterEach(cleanup);

it.each(acts)(
  '%s, failed for no known reason, says that one sentence, once, then what to do [R8.13] [M094]',
  (_name, row) => {
    render(<EchecAgrement raison={problemFrom(row, 500, 'Internal Server Error').message} />);
    expect(screen.getByRole('alert').textContent).toBe(`${sentence}Réessayez dans quelques instants.`);
  },
);

it('says it before the reason that the server gives [R8.13]', () => {
  const message = 'Ce dossier est déjà transmis.';
  const told = { code: 'dossier.non-editable', message, status: 409, problems: [], instance: '' };
  render(
    <EchecAgrement
      raison={problemFrom(dossierAgrementEndpoints.transmitDossierAgrement, 409, told).message}
    />,
  );
  expect(screen.getByRole('alert').textContent).toBe(`${sentence}${message}`);
});
