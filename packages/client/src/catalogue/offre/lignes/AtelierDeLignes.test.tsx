// @vitest-environment jsdom
import { champPersonnaliseFields } from '@asso/domain/catalogue/champ-personnalise.fields';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { writeAnswer } from '../../../platform/draft/draft-changes.ts';
import type { FieldError } from '../../../ui/fields/field-errors.ts';
import { AtelierDeLignes } from './AtelierDeLignes.tsx';
import type { LigneSaisie } from './feuille-acts.ts';

const address = vi.hoisted(() => ({ query: new URLSearchParams() }));
vi.mock('../../../platform/page/query-params.ts', () => ({
  useQueryParams: () => ({ get: (name: string) => address.query.get(name) }),
}));
vi.mock('../../../ui/page/use-media.ts', () => ({ useMedia: () => false }));

afterEach(() => {
  cleanup();
  address.query = new URLSearchParams();
});

type Value = { questions: (LigneSaisie & Record<string, unknown>)[] };
let last: Value = { questions: [] };

function Page({ lines, errorsOf }: { lines: Value['questions']; errorsOf?: (value: Value) => FieldError[] }) {
  const [value, setValue] = useState<Value>({ questions: lines });
  last = value;
  return (
    <AtelierDeLignes
      id="questions"
      titre="Questions"
      form={{
        value,
        onChange: (path, to) => setValue((before) => writeAnswer(before, path, to)),
        errors: errorsOf?.(value) ?? [],
      }}
      feuilles={[
        {
          sorte: 'champ',
          path: 'questions',
          bloc: 'dossier-bloc',
          row: { kind: 'list', label: 'Questions', max: 5, of: 'lignes', fields: champPersonnaliseFields },
        },
      ]}
    />
  );
}

const aText = { id: 'q1', bloc: 'dossier-bloc', label: 'Nom', code: 'nom', kind: 'text', rang: 0 };
const inPlace = () => screen.getAllByRole('textbox', { name: 'Question' }) as HTMLTextAreaElement[];
const namesInOrder = () =>
  [...last.questions].sort((a, b) => Number(a.rang) - Number(b.rang)).map(({ label }) => label);

it('no setting stands before the kind is chosen, then only those of the kind, and the code is written by itself', async () => {
  render(<Page lines={[]} />);
  await userEvent.click(screen.getByRole('button', { name: /^Ajouter une question/ }));
  expect(screen.queryByLabelText(/^Au moins/)).toBeNull();
  await userEvent.keyboard('3');
  await userEvent.keyboard('Combien de repas ?');
  await userEvent.tab();
  expect(inPlace()[0]?.value).toBe('Combien de repas ?');
  expect(screen.getByLabelText(/^Au moins/)).toBeTruthy();
  expect(screen.queryByLabelText(/^Longueur maximale/)).toBeNull();
  expect(last.questions[0]).toMatchObject({
    kind: 'int',
    bloc: 'dossier-bloc',
    code: 'combien_de_repas',
    requiredAt: 'transmission',
  });
});

it('a panel that an error opened keeps each key, though the error goes at the first one', async () => {
  address.query = new URLSearchParams('champ=questions.q1.max');
  const errorsOf = ({ questions }: Value) =>
    questions[0]?.max ? [] : [{ field: 'questions.q1.max', message: 'Indiquez la longueur.' }];
  render(<Page lines={[aText]} errorsOf={errorsOf} />);
  const field = screen.getByLabelText<HTMLInputElement>(/^Longueur maximale/);
  field.focus();
  await userEvent.keyboard('250');
  expect(field.value).toBe('250');
  expect(document.activeElement).toBe(field);
  expect(last.questions[0]?.max).toBe(250);
});

it('the choices of a list are typed one after the other, and keep each key when an error led there', async () => {
  address.query = new URLSearchParams('champ=questions.q1.options');
  const choice = { ...aText, kind: 'choice' };
  const errorsOf = ({ questions }: Value) =>
    questions[0]?.options ? [] : [{ field: 'questions.q1.options', message: 'Ajoutez au moins un choix.' }];
  render(<Page lines={[choice]} errorsOf={errorsOf} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter un choix' }));
  await userEvent.keyboard('Initiation{Enter}Avancé');
  await userEvent.tab();
  const made = last.questions[0]?.options as { label: string; value: string }[];
  expect(made.map(({ label, value }) => [label, value])).toEqual([
    ['Initiation', 'initiation'],
    ['Avancé', 'avance'],
  ]);
});

it('a change of kind drops the settings that have no effect any more', async () => {
  render(<Page lines={[{ ...aText, max: 200 }]} />);
  await userEvent.click(inPlace()[0] as HTMLElement);
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Réponse attendue' })).getByLabelText('Date'),
  );
  expect(last.questions[0]).toMatchObject({ kind: 'date', max: null });
});

it('questions move with the keys, are copied, taken away and brought back', async () => {
  const lines = [aText, { ...aText, id: 'q2', label: 'Ville', code: 'ville', rang: 1 }];
  render(<Page lines={lines} />);
  await userEvent.click(inPlace()[1] as HTMLElement);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(namesInOrder()).toEqual(['Ville', 'Nom']);
  await userEvent.click(screen.getByRole('button', { name: 'Dupliquer' }));
  expect(namesInOrder()).toEqual(['Ville', 'Ville', 'Nom']);
  expect(new Set(last.questions.map(({ code }) => code)).size).toBe(3);
  await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
  expect(namesInOrder()).toEqual(['Ville', 'Nom']);
  await userEvent.click(screen.getByRole('button', { name: /^Annuler/ }));
  expect(namesInOrder()).toEqual(['Ville', 'Ville', 'Nom']);
});

it('a list is pasted, one question a line', async () => {
  render(<Page lines={[aText]} />);
  await userEvent.click(screen.getByRole('button', { name: /^Ajouter une question/ }));
  await userEvent.click(screen.getByText('Coller une liste de questions'));
  await userEvent.click(screen.getByLabelText(/^Une question par ligne/));
  await userEvent.paste('1. Combien de stands ?\n2. Discipline : théâtre, danse');
  await userEvent.click(screen.getByRole('button', { name: /^Ajouter 2/ }));
  expect(namesInOrder()).toEqual(['Nom', 'Combien de stands ?', 'Discipline']);
  expect(last.questions.at(-1)).toMatchObject({
    kind: 'choice',
    options: [
      { label: 'théâtre', value: 'theatre' },
      { label: 'danse', value: 'danse' },
    ],
  });
});
