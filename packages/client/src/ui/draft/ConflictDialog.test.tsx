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
  return { onResolve, onClose, dialog: screen.getByRole('dialog', { name: 'Deux versions de cette page' }) };
}

it('says who saved, when, and that the rest is merged already', () => {
  expect(open().dialog.textContent).toContain(
    'Ali Alaoui a enregistré à 14h02 pendant que vous écriviez. Les changements qui ne se croisent pas sont déjà réunis. Pour les autres, choisissez. L’autre version reste dans l’historique.',
  );
});

it('asks field by field, and shows in a long text what was taken away and added', async () => {
  const { dialog, onResolve, onClose } = open();
  const objectifs = within(screen.getByRole('group', { name: 'Objectifs' }));
  const theirs = objectifs.getByRole('radio', { name: /^Garder celle de Ali Alaoui/ });
  const [label] = (theirs as HTMLInputElement).labels ?? [];
  expect(label?.querySelector('del')?.textContent).toBe('retiré : douze');
  expect(label?.querySelector('ins')?.textContent).toBe('ajouté : treize');
  fireEvent.click(theirs);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer mes choix' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onResolve).toHaveBeenCalledWith({
    'description.intitule': 'mienne',
    'description.objectifs': 'sienne',
    benevoles: 'mienne',
  });
});

it('another tab of the same person is « vous », and a value left empty is said', () => {
  const { dialog } = open({ par: 'Karim Benali', isMine: true });
  expect(dialog.textContent).toContain(
    'Vous avez enregistré dans un autre onglet à 14h02 pendant que vous écriviez ici.',
  );
  expect(dialog.textContent).not.toContain('Karim');
  expect(within(dialog).getByRole('radio', { name: 'Garder celle de l’autre onglet : rien' })).toBeTruthy();
});

it('nobody is named where it is not known who saved', () => {
  const { dialog } = open({});
  expect(dialog.textContent).toContain('Une autre version a été enregistrée à 14h02');
  expect(within(dialog).getAllByRole('radio', { name: /^Garder l’autre :/ })).toHaveLength(champs.length);
});

it.each([
  ['Garder toutes les miennes', 'mienne'],
  ['Garder toutes les siennes', 'sienne'],
])('« %s » chooses for every field', async (name, choice) => {
  const { dialog, onResolve } = open();
  fireEvent.click(within(dialog).getByRole('button', { name }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer mes choix' }));
  await waitFor(() => expect(onResolve).toHaveBeenCalled());
  expect(onResolve).toHaveBeenCalledWith({
    'description.intitule': choice,
    'description.objectifs': choice,
    benevoles: choice,
  });
});
