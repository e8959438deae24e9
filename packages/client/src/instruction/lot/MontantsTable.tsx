import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { sumEuros } from '@asso/domain/kernel/money';
import type { ReactNode } from 'react';
import { UnknownValue } from '../../ui/fields/UnknownValue.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { cleLigne } from '../decision/decision.ts';
import type { MontantLigneLue } from '../decision/lignes-montants.ts';

type MontantsTableProps = {
  lignes: readonly MontantLigneLue[];
  /** Draws a field in place of the proposed amount, when it is given. */
  propose?: (ligne: MontantLigneLue) => ReactNode;
};

type Ligne = MontantLigneLue & { isTotal?: true };

/** Shows the amounts, one line each, with their total last when there are several. */
export function MontantsTable({ lignes, propose }: MontantsTableProps) {
  const rows: Ligne[] = lignes.length > 1 ? [...lignes, totalOf(lignes)] : [...lignes];
  const columns: Column<Ligne>[] = [
    { key: 'projet', label: 'Projet', isHeader: true, cell: ({ projet }) => projet },
    {
      key: 'annee',
      label: 'Année',
      cell: ({ annee, isTotal }) => (isTotal ? null : <span className="nombre">{annee}</span>),
    },
    amount('demande', 'Demandé'),
    {
      ...amount('propose', 'Proposé'),
      cell: (ligne) => (propose && !ligne.isTotal ? propose(ligne) : shown(ligne.propose)),
    },
    amount('accorde', 'Accordé'),
  ];
  return (
    <DataTable caption="Montants par projet et par année" columns={columns} rows={rows} rowId={cleLigne} />
  );
}

const amount = (key: 'demande' | 'propose' | 'accorde', label: string): Column<Ligne> => ({
  key,
  label,
  isNumber: true,
  cell: ({ [key]: value }) => shown(value),
});

const shown = (value: number | null) => (value === null ? <UnknownValue /> : formatEuros(value));

const totalOf = (lignes: readonly MontantLigneLue[]): Ligne => ({
  id_projet: 'total',
  projet: 'Total',
  annee: 0,
  demande: sumOf(lignes.map(({ demande }) => demande)),
  propose: sumOf(lignes.map(({ propose }) => propose)),
  accorde: sumOf(lignes.map(({ accorde }) => accorde)),
  isTotal: true,
});

/** Adds the amounts; null when all of them are unknown, since an unknown sum is not 0. */
const sumOf = (values: readonly (number | null)[]): number | null =>
  values.every((value) => value === null) ? null : sumEuros(values);
