import type { Statistiques } from '@asso/contract/statistiques/statistiques.schemas';
import { DataTable } from '../ui/DataTable.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { montantsColumns } from './montants-columns.tsx';

type CampagnesFiguresProps = Pick<Statistiques, 'campagnes' | 'exercices' | 'ensemble'>;

/** « Quelle campagne pèse le plus ? » Each campaign, then each exercise. */
export function CampagnesFigures({ campagnes, exercices, ensemble }: CampagnesFiguresProps) {
  return (
    <>
      <FiguresSection titre="Par campagne">
        <DataTable
          caption="Dossiers et montants, par campagne"
          hidesCaption
          rows={campagnes}
          rowId={({ subvention, exercice }) => `${subvention} ${exercice}`}
          columns={[
            { key: 'titre', label: 'Subvention', isHeader: true, cell: ({ titre }) => titre },
            { key: 'exercice', label: 'Exercice', cell: ({ exercice }) => exercice },
            ...montantsColumns<(typeof campagnes)[number]>(ensemble.n),
          ]}
        />
      </FiguresSection>
      {exercices.length > 1 && (
        <FiguresSection titre="Par exercice">
          <DataTable
            caption="Dossiers et montants, par exercice"
            hidesCaption
            rows={exercices}
            rowId={({ exercice }) => String(exercice)}
            columns={[
              { key: 'exercice', label: 'Exercice', isHeader: true, cell: ({ exercice }) => exercice },
              ...montantsColumns<(typeof exercices)[number]>(ensemble.n),
            ]}
          />
        </FiguresSection>
      )}
    </>
  );
}
