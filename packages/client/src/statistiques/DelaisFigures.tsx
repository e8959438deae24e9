import type { Statistiques } from '@asso/contract/statistiques/statistiques.schemas';
import { count, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { DataTable } from '../ui/table/DataTable.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { Part } from './Part.tsx';

/** Shows how long decisions took: the median, the ninth decile, and the number of decisions for each range of days. */
export function DelaisFigures({ delais }: Pick<Statistiques, 'delais'>) {
  const { decides, mediane, neuviemeDecile, tranches } = delais;
  if (mediane === null || neuviemeDecile === null) {
    return (
      <FiguresSection titre="Décisions par délai">
        <p>Aucun dossier n’est décidé : il n’y a pas encore de délai à montrer.</p>
      </FiguresSection>
    );
  }
  return (
    <FiguresSection
      titre="Décisions par délai"
      aide="Du premier envoi par l’association à la décision, le temps des corrections compris, en jours du calendrier."
    >
      <p>
        Sur {count(decides, 'dossier décidé', 'dossiers décidés')}, la moitié l’a été en{' '}
        <strong>{count(mediane, 'jour', 'jours')}</strong> au plus, neuf sur dix en{' '}
        <strong>{count(neuviemeDecile, 'jour', 'jours')}</strong> au plus.
      </p>
      <DataTable
        caption="Dossiers décidés, par délai"
        hidesCaption
        rows={tranches}
        rowId={({ label }) => label}
        columns={[
          { key: 'delai', label: 'Délai', isHeader: true, cell: ({ label }) => label },
          { key: 'n', label: 'Décidés', isNumber: true, cell: ({ n }) => formatNombre(n) },
          { key: 'part', label: 'Part', cell: ({ n }) => <Part of={n} whole={decides} /> },
        ]}
      />
    </FiguresSection>
  );
}
