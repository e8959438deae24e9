import type { Statistiques } from '@asso/contract/statistiques/statistiques.schemas';
import { FiguresSection } from './FiguresSection.tsx';
import { MontantsFiguresTable } from './MontantsFiguresTable.tsx';

type CampagnesFiguresProps = Pick<Statistiques, 'campagnes' | 'exercices' | 'ensemble'>;

/**
 * Compares the campaigns, then the exercises when there are several; when each has one campaign, its line would say the
 * same again.
 */
export function CampagnesFigures({ campagnes, exercices, ensemble }: CampagnesFiguresProps) {
  return (
    <>
      <FiguresSection titre="Par campagne">
        <MontantsFiguresTable
          caption="Dossiers et montants, par campagne"
          rows={campagnes}
          rowId={({ subvention, exercice }) => `${subvention} ${exercice}`}
          first={[
            { key: 'titre', label: 'Subvention', isHeader: true, cell: ({ titre }) => titre },
            { key: 'exercice', label: 'Exercice', cell: ({ exercice }) => exercice },
          ]}
          whole={ensemble.n}
          nom={['campagne', 'campagnes']}
        />
      </FiguresSection>
      {exercices.length > 1 && exercices.length < campagnes.length && (
        <FiguresSection titre="Par exercice">
          <MontantsFiguresTable
            caption="Dossiers et montants, par exercice"
            rows={exercices}
            rowId={({ exercice }) => String(exercice)}
            first={[{ key: 'exercice', label: 'Exercice', isHeader: true, cell: ({ exercice }) => exercice }]}
            whole={ensemble.n}
            nom={['exercice', 'exercices']}
          />
        </FiguresSection>
      )}
    </>
  );
}
