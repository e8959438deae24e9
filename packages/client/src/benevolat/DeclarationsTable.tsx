import type { DeclarationCec } from '@asso/contract/benevolat/declaration.schemas';
import {
  type DecisionCec,
  motifsRefusCec,
  type StatutCec,
  statutInitial,
  tonsCec,
} from '@asso/domain/benevolat/declaration.states';
import { sayHeuresBenevoles } from '@asso/domain/benevolat/declaration.words';
import { formatDate, formatDay } from '@asso/domain/identifiants/dates-affichees';
import { withElision } from '@asso/domain/identifiants/elision';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { nomPersonne } from '../association/personne.ts';
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx';
import { actsColumn } from '../ui/table/acts-column.ts';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { RowActs } from '../ui/table/RowActs.tsx';

type DeclarationsTableProps = {
  caption: string;
  items: readonly DeclarationCec[];
  /**
   * The ticked declarations and the acts on them; null where nothing can be decided: the table then shows what was
   * decided.
   */
  decision: {
    chosen: ReadonlySet<string>;
    onChoose: (chosen: ReadonlySet<string>) => void;
    onDecide: (decision: DecisionCec, declaration: DeclarationCec) => void;
  } | null;
};

export function DeclarationsTable({ caption, items, decision }: DeclarationsTableProps) {
  return (
    <DataTable
      caption={caption}
      hidesCaption
      columns={decision ? [...columns, decisionColumn(decision.onDecide)] : [...columns, ...decidedColumns]}
      rows={items}
      rowId={({ id }) => id}
      selection={
        decision ? { chosen: decision.chosen, onChange: decision.onChoose, nameOf: nomPersonne } : undefined
      }
    />
  );
}

const columns: Column<DeclarationCec>[] = [
  { key: 'benevole', label: 'Bénévole', isHeader: true, cell: nomPersonne },
  { key: 'fonction', label: 'Fonction', cell: ({ fonction }) => fonction ?? '–' },
  {
    key: 'heures',
    label: 'Heures',
    cell: ({ heures, annee_activite }) => (
      <span className="nombre">{sayHeuresBenevoles(heures, annee_activite)}</span>
    ),
  },
  {
    key: 'etablissement',
    label: 'Établissement',
    cell: ({ etab_siret, etab_nom }) =>
      etab_siret === null ? (
        'Association'
      ) : (
        <>
          {etab_nom ?? 'Établissement'} <span className="nombre discret">{formatSiret(etab_siret)}</span>
        </>
      ),
  },
  { key: 'declare_le', label: 'Déclaré le', cell: ({ declare_le }) => formatDay(declare_le) },
];

const decidedColumns: Column<DeclarationCec>[] = [
  {
    key: 'statut',
    label: 'État',
    cell: ({ status, motif_refus_id }) => (
      <>
        <StatutCecBadge statut={status} />
        {motif_refus_id !== null && <span className="discret"> {motifsRefusCec[motif_refus_id]}</span>}
      </>
    ),
  },
  {
    key: 'decidee',
    label: 'Décision',
    cell: ({ status, decidee_le, decidee_par }) =>
      decidee_le === null || status === statutInitial
        ? '–'
        : `${formatDate(new Date(decidee_le))}${decidee_par ? `, ${decidee_par}` : ''}`,
  },
];

const decisionColumn = (onDecide: (decision: DecisionCec, declaration: DeclarationCec) => void) =>
  actsColumn((one: DeclarationCec) => {
    const of = `la déclaration ${withElision(nomPersonne(one))}`;
    return (
      <RowActs
        of={of}
        acts={[
          { label: 'Valider', of, onPress: () => onDecide('Validée', one) },
          { label: 'Refuser', of, onPress: () => onDecide('Refusée', one) },
        ]}
      />
    );
  });

const tones: Record<(typeof tonsCec)[StatutCec], BadgeTone> = {
  'a-vous': 'orange',
  atteint: 'vert',
  refus: 'rouge',
  clos: 'gris',
};

const StatutCecBadge = ({ statut }: { statut: StatutCec }) => (
  <StateBadge tone={tones[tonsCec[statut]]}>{statut}</StateBadge>
);
