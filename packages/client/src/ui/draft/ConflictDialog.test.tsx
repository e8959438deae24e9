// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConflictDialog } from './ConflictDialog.tsx';

afterEach(cleanup);

const long = 'Former douze arbitres de district pendant deux week-ends à la Toussaint';
const champs = [
  {
    path: 'description.intitule',
    label: 'Intitulé',
    mienne: 'Jeunes arbitres',
    sienne: 'Arbitres de district',
  },
  {
    path: 'description.objectifs',
    label: 'Objectifs',
    mienne: long,
    sienne: long.replace('douze', 'treize'),
  },
  { path: 'benevoles', label: 'Bénévoles', mienne: '21', sienne: '' },
];

function open(who: { par?: string; isMine?: boolean } = { par: 'Ali Alaoui' }) {
  const onResolve = vi.fn(async () => true);
  const onClose = vi.fn();
  render(
    <ConflictDialog par={who.par} isMine={who.isMine} heure="14h02" {...{ champs, onResolve, onClose }} />,
  );
  const dialog = screen.getByRole('dialog', { name: /^3\sréponses diffèrent\s: laquelle garder\s\?$/ });
  const choose = (champ: string, name: RegExp) =>
    fireEvent.click(within(screen.getByRole('group', { name: champ })).getByRole('radio', { name }));
  const keep = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Garder ces réponses' }));
  return { onResolve, onClose, dialog, choose, keep };
}

it('says who wrote, when, and that the rest is merged already', () => {
  expect(open().dialog.textContent).toContain(
    'Ali Alaoui a écrit sur cette page à 14h02, pendant que vous écriviez. Les changements qui ne se croisent pas sont déjà réunis. L’autre version reste dans l’historique.',
  );
});

it('shows both values of each field, and marks in a long text what the other does not have', async () => {
  const { onResolve, onClose, choose, keep } = open();
  const objectifs = within(screen.getByRole('group', { name: 'Objectifs' }));
  const marked = objectifs.getAllByRole('radio').map((one) => {
    const [label] = (one as HTMLInputElement).labels ?? [];
    return label?.querySelector('mark')?.textContent;
  });
  expect(marked).toEqual(['treize', 'douze']);
  choose('Intitulé', /^Jeunes arbitres/);
  choose('Objectifs', /Ali Alaoui, à 14h02$/);
  choose('Bénévoles', /^21/);
  keep();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onResolve).toHaveBeenCalledWith({
    'description.intitule': 'mienne',
    'description.objectifs': 'sienne',
    benevoles: 'mienne',
  });
});

it('chooses nothing for somebody else’s answers, and says which one is missing', () => {
  const { dialog, onResolve, choose, keep } = open();
  expect(within(dialog).queryAllByRole('radio', { checked: true })).toEqual([]);
  choose('Intitulé', /^Jeunes arbitres/);
  keep();
  expect(dialog.textContent).toContain('Choisissez une réponse pour « Objectifs ».');
  expect(onResolve).not.toHaveBeenCalled();
});

it('of one’s own two tabs, keeps the short answers of this one beforehand, and says what was left empty', () => {
  const { dialog } = open({ par: 'Karim Benali', isMine: true });
  expect(dialog.textContent).toContain('Vous avez écrit sur cette page dans un autre onglet à 14h02');
  expect(dialog.textContent).not.toContain('Karim');
  const chosen = within(dialog).getAllByRole('radio', { checked: true });
  expect(chosen.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Jeunes arbitresIci',
    '21Ici',
  ]);
  expect(within(dialog).getByRole('radio', { name: /^Rien/ })).toBeTruthy();
});

it('nobody is named where it is not known who saved', () => {
  const { dialog } = open({});
  expect(dialog.textContent).toContain('Une autre personne a écrit sur cette page à 14h02');
});

it('« Tout garder d’ici » settles every field at once', async () => {
  const { dialog, onResolve } = open();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Tout garder d’ici' }));
  await waitFor(() => expect(onResolve).toHaveBeenCalled());
  expect(onResolve).toHaveBeenCalledWith({
    'description.intitule': 'mienne',
    'description.objectifs': 'mienne',
    benevoles: 'mienne',
  });
});
