// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BudgetImportDialog } from './BudgetImportDialog.tsx';

afterEach(cleanup);

const tableau = [
  'Locations\t300',
  "74 Subventions d'exploitation\t2500",
  'État\t2000',
  'Commune\t500',
  'Buvette\t40',
].join('\n');

function show(hasCofinancements = true) {
  const onImport = vi.fn();
  render(
    <BudgetImportDialog
      annee={2027}
      hasCofinancements={hasCofinancements}
      onImport={onImport}
      onClose={() => {}}
    />,
  );
  fireEvent.change(screen.getByLabelText(/^Cellules copiées/), { target: { value: tableau } });
  return onImport;
}

it('another funder is imported only once it is ticked', () => {
  const onImport = show();
  const boxes = screen.getAllByRole('checkbox') as HTMLInputElement[];
  expect(
    boxes.map(({ checked, labels }) => [labels?.[0]?.textContent?.replace(/\s/g, ' '), checked]),
  ).toEqual([
    ['État, 2 000 €', false],
    ['Commune, 500 €', false],
  ]);
  fireEvent.click(screen.getByLabelText('Commune, 500 €'));
  fireEvent.click(screen.getByRole('button', { name: /^Importer 2\smontants$/ }));
  expect(onImport).toHaveBeenCalledWith(
    [{ code: '61-1', label: 'Locations', euros: 300 }],
    [{ compte: '74-4', nom: 'Commune', euros: 500 }],
  );
});

it('a table pasted again is ticked anew', () => {
  show();
  fireEvent.click(screen.getByLabelText('Commune, 500 €'));
  fireEvent.change(screen.getByLabelText(/^Cellules copiées/), { target: { value: 'Région\t900\nÉtat\t1' } });
  expect(screen.getAllByRole('checkbox').some((one) => (one as HTMLInputElement).checked)).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Importer' }));
  expect(screen.getByRole('alert').textContent).toContain('Cochez les subventions à ajouter');
});

it('where the campaign asks for no other funder, their lines are left aside with the reason', () => {
  show(false);
  expect(screen.queryByRole('checkbox')).toBeNull();
  const left = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(left).toHaveLength(3);
  expect(left[0]).toContain('« Buvette : 40 »');
  expect(left[2]).toContain('le compte 74 vient des financements et des cofinancements du projet');
});
