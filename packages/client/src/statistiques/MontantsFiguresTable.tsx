import { formatEuros, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { type AnneeAccordee, sayEngage } from '@asso/domain/instruction/enveloppe.rules';
import type { Column } from '../ui/table/DataTable.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { Part } from './Part.tsx';

type Montants = {
  n: number;
  accordes: number;
  demande: number;
  accorde: number;
  /** The part of `accorde` that is granted for later years. */
  engages?: readonly AnneeAccordee[];
};

type MontantsFiguresTableProps<R> = {
  caption: string;
  /** The columns that name the line, before those of the figures. */
  first: readonly Column<R>[];
  rows: readonly R[];
  rowId: (row: R) => string;
  /** The total number of dossiers, of which each line is a part. */
  whole: number;
  nom?: readonly [string, string];
};

/**
 * A table with the same figures whatever its lines compare: dossiers received, their share, amount asked, number
 * granted, amount granted.
 */
export function MontantsFiguresTable<R extends Montants>({
  first,
  whole,
  ...table
}: MontantsFiguresTableProps<R>) {
  return <FiguresTable {...table} columns={[...first, ...montantsColumns<R>(whole)]} />;
}

const montantsColumns = <R extends Montants>(whole: number): Column<R>[] => [
  { key: 'n', label: 'Reçus', title: 'dossiers reçus', isNumber: true, cell: ({ n }) => formatNombre(n) },
  {
    key: 'part',
    label: 'Part',
    title: 'part des dossiers reçus',
    cell: ({ n }) => <Part of={n} whole={whole} />,
  },
  { key: 'demande', label: 'Demandé', isNumber: true, cell: ({ demande }) => formatEuros(demande) },
  {
    key: 'accordes',
    label: 'Accordés',
    title: 'dossiers accordés',
    isNumber: true,
    cell: ({ accordes }) => formatNombre(accordes),
  },
  {
    key: 'accorde',
    label: 'Accordé',
    title: 'montant accordé',
    isNumber: true,
    cell: ({ accorde, engages = [] }) => (
      <>
        {formatEuros(accorde)}
        {engages.length > 0 && <div className="discret">{sayEngage(engages)}</div>}
      </>
    ),
  },
];
