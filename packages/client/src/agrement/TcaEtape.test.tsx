// @vitest-environment jsdom
import type { Tca } from '@asso/domain/agrement/tca.fields';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { TcaEtape } from './TcaEtape.tsx';

afterEach(cleanup);

type Tete = { tca: Tca };

function Etape({ tca }: Tete) {
  const [value, setValue] = useState<Tete>({ tca });
  const onChange = (path: string, to: unknown) => {
    const [, critere = '', name = ''] = path.split('.');
    setValue(({ tca: before }) => ({
      tca: { ...before, [critere]: { ...before[critere as keyof Tca], [name]: to } },
    }));
  };
  return <TcaEtape form={{ value, onChange, errors: [] }} tca={value.tca} problems={[]} />;
}

const points = [
  'Sa gestion est désintéressée et elle ne cherche aucun profit',
  'Elle est ouverte à tous, sans discrimination',
  'Elle garantit les libertés individuelles de chacun',
  'Son action ne se limite pas à l’intérêt de ses membres',
];
const answers = () =>
  within(screen.getByRole('radiogroup', { name: /remplit ce critère \(objet d’intérêt général\)/ }));
const isChecked = (name: string) => answers().getByRole<HTMLInputElement>('radio', { name }).checked;
const tick = (point: string | undefined) =>
  fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(point ?? '') }));
const explication = () => screen.queryByLabelText(/pas encore rempli.*objet d’intérêt général/);

it('answers a criterion once its last point is ticked, and not before', () => {
  render(<Etape tca={{}} />);
  points.slice(0, 3).forEach(tick);
  expect([isChecked('Oui'), isChecked('Non')]).toEqual([false, false]);
  tick(points[3]);
  expect(isChecked('Oui')).toBe(true);
});

it('leaves the answer that the association gave', () => {
  const ticked = { gestion_desinteressee: true, ouverte_a_tous: true, libertes_garanties: true };
  render(<Etape tca={{ interet_general: { ...ticked, conforme: 'oui' } }} />);
  tick(points[3]);
  tick(points[3]);
  expect(isChecked('Oui')).toBe(true);
});

it('asks what is not met only once « Non » is answered', () => {
  render(<Etape tca={{}} />);
  expect(explication()).toBeNull();
  fireEvent.click(answers().getByRole('radio', { name: 'Non' }));
  expect(explication()).not.toBeNull();
});
