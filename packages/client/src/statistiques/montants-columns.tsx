// The columns that every table of figures ends with.
import { formatEuros, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import type { Column } from '../ui/DataTable.tsx';
import { Part } from './Part.tsx';

type Montants = { n: number; accordes: number; demande: number; accorde: number };

export const montantsColumns = <R extends Montants>(whole: number): Column<R>[] => [
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
    cell: ({ accorde }) => formatEuros(accorde),
  },
];
