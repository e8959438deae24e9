import type { Statistiques } from '@asso/contract/statistiques/statistiques.schemas';
import { type EtatInstruction, sayEtatInstruction } from '@asso/domain/dossier/instruction.states';
import { formatEuros, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../platform/AppLink.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { Part } from './Part.tsx';
import { type Choisi, listHref } from './statistiques-query.ts';

type EtatsFiguresProps = Pick<Statistiques, 'etats' | 'ensemble'> & { choisi: Choisi };
type Ligne = { label: string; etats: EtatInstruction[]; n: number; demande: number };

/** Counts the dossiers in each state, and the amount they ask; states with the same name share one line. */
export function EtatsFigures({ etats, ensemble, choisi }: EtatsFiguresProps) {
  return (
    <FiguresSection titre="Où en sont les dossiers">
      <DataTable
        caption="Dossiers reçus, par état"
        hidesCaption
        rows={lignesOf(etats)}
        rowId={({ label }) => label}
        columns={[
          {
            key: 'etat',
            label: 'État',
            isHeader: true,
            cell: ({ label, etats: codes }) => {
              const href = listHref(choisi, { etats: codes });
              return href ? <AppLink href={href}>{label}</AppLink> : label;
            },
          },
          { key: 'n', label: 'Dossiers', isNumber: true, cell: ({ n }) => formatNombre(n) },
          { key: 'part', label: 'Part', cell: ({ n }) => <Part of={n} whole={ensemble.n} /> },
          { key: 'demande', label: 'Demandé', isNumber: true, cell: ({ demande }) => formatEuros(demande) },
        ]}
      />
    </FiguresSection>
  );
}

function lignesOf(etats: Statistiques['etats']): Ligne[] {
  const byLabel = Map.groupBy(etats, ({ etat }) => sayEtatInstruction(etat));
  return [...byLabel].map(([label, same]) => ({
    label: `${label.charAt(0).toUpperCase()}${label.slice(1)}`,
    etats: same.map(({ etat }) => etat),
    n: same.reduce((sum, one) => sum + one.n, 0),
    demande: same.reduce((sum, one) => sum + one.demande, 0),
  }));
}
