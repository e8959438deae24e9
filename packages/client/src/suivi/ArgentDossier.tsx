import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { KeyFigures } from '../ui/KeyFigures.tsx';

/** What was asked and granted, in all and by project. */
export function ArgentDossier({ dossier }: { dossier: DossierSubventionView }) {
  const { montant_demande, montant_accorde, projets } = dossier;
  return (
    <section className="pile" aria-label="L’argent">
      <KeyFigures
        label="Montants du dossier"
        figures={[
          { label: 'Demandé', value: formatEuros(montant_demande) },
          ...(montant_accorde === null ? [] : [{ label: 'Accordé', value: formatEuros(montant_accorde) }]),
        ]}
      />
      {projets.length > 0 && montant_accorde !== null && (
        <DataTable caption="Montants par projet" columns={columns} rows={projets} rowId={({ id }) => id} />
      )}
    </section>
  );
}

const columns: Column<ProjetView>[] = [
  { key: 'projet', label: 'Projet', isHeader: true, cell: nomProjet },
  { key: 'demande', label: 'Demandé', isNumber: true, cell: (projet) => formatEuros(projet.montant_demande) },
  {
    key: 'accorde',
    label: 'Accordé',
    isNumber: true,
    cell: ({ montant_accorde }) => (montant_accorde === null ? '–' : formatEuros(montant_accorde)),
  },
];
