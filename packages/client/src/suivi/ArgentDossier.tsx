import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { UnknownValue } from '../ui/fields/UnknownValue.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { type LigneArgent, lignesArgent } from './lignes-argent.ts';

/** Shows how the grant is shared among projects and years; nothing before a grant, nor for a single line. */
export function ArgentDossier({ dossier }: { dossier: DossierSubventionView }) {
  const lignes = lignesArgent(dossier);
  if (lignes.length < 2 || dossier.montant_accorde === null) return null;
  return (
    <section className="pile" aria-label="L’argent">
      <DataTable
        caption={
          dossier.instructions.length > 1
            ? 'Montants par projet, par année et par service'
            : 'Montants par projet et par année'
        }
        columns={columns.filter(({ key }) => key !== 'service' || dossier.instructions.length > 1)}
        rows={lignes}
        rowId={({ id }) => id}
      />
    </section>
  );
}

const amount = (key: 'demande' | 'accorde', label: string): Column<LigneArgent> => ({
  key,
  label,
  isNumber: true,
  cell: ({ [key]: value }) => (value === null ? <UnknownValue /> : formatEurosCents(value)),
});

const columns: Column<LigneArgent>[] = [
  { key: 'projet', label: 'Projet', isHeader: true, cell: ({ projet }) => projet },
  { key: 'annee', label: 'Année', cell: ({ annee }) => <span className="nombre">{annee}</span> },
  { key: 'service', label: 'Service', cell: ({ service }) => service },
  amount('demande', 'Demandé'),
  amount('accorde', 'Accordé'),
];
