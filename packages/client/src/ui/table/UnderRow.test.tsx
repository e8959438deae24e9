// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DataTable } from './DataTable.tsx';

afterEach(cleanup);

const actes = [
  { id: '1', objet: 'DRAJES Sud', champs: [{ nom: 'Téléphone', avant: '04', apres: '05' }] },
  { id: '2', objet: 'SDJES 13', champs: [] },
];

it('a line under a row has its values in the columns of the table, and its name as header', () => {
  render(
    <DataTable
      caption="Actes"
      rows={actes}
      rowId={({ id }) => id}
      columns={[
        { key: 'objet', label: 'Sur', isHeader: true, cell: ({ objet }) => objet },
        { key: 'avant', label: 'Avant', cell: () => '–' },
        { key: 'apres', label: 'Après', cell: () => '–' },
      ]}
      linesUnder={({ champs }) =>
        champs.map(({ nom, avant, apres }) => ({
          id: nom,
          header: 'objet',
          cells: { objet: nom, avant, apres },
        }))
      }
    />,
  );
  const rows = screen.getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'SurAvantAprès',
    'DRAJES Sud––',
    'Téléphone0405',
    'SDJES 13––',
  ]);
  const [, , under] = rows;
  if (!under) throw new Error('the line is there');
  expect(within(under).getByRole('rowheader').textContent).toBe('Téléphone');
  expect(
    within(under)
      .getAllByRole('cell')
      .map(({ dataset }) => dataset.label),
  ).toEqual(['Avant', 'Après']);
});
