import { type Ailleurs, ailleursEndpoints } from '@asso/contract/instruction/ailleurs.endpoints';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { EtatBadge } from '../../dossier/EtatBadge.tsx';
import { useRead } from '../../platform/use-read.ts';
import { UnknownValue } from '../../ui/fields/UnknownValue.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';

/** Shows what the association asked of other services and received, and what it declares for a year. */
export function ServiceAilleurs({ id_fo, service }: { id_fo: string; service: string }) {
  const read = useRead(ailleursEndpoints.readAilleurs, { params: { id: id_fo, service } });
  if (read.state !== 'lu') return null;
  const { autres, declarees } = read.value;
  return (
    <section className="pile pile--serree" aria-labelledby="ailleurs">
      <h3 id="ailleurs" className="fr-h6">
        Demandé et reçu ailleurs
      </h3>
      {autres.length === 0 ? (
        <p>Aucune demande à un autre service dans ce portail.</p>
      ) : (
        <DataTable
          caption="Demandes à d’autres services"
          hidesCaption
          columns={columns}
          rows={autres}
          rowId={({ exercice, titre, service: nom }) => `${exercice} ${titre} ${nom}`}
        />
      )}
      {declarees.length > 0 && (
        <p>
          Subventions publiques déclarées par l’association :{' '}
          {declarees.map(({ annee, subventions }) => `${annee}, ${formatEuros(subventions)}`).join(' · ')}
        </p>
      )}
    </section>
  );
}

type Autre = Ailleurs['autres'][number];
const euros = (value: number | null) => (value === null ? <UnknownValue /> : formatEuros(value));

const columns: Column<Autre>[] = [
  { key: 'exercice', label: 'Exercice', cell: ({ exercice }) => <span className="nombre">{exercice}</span> },
  { key: 'titre', label: 'Demande', isHeader: true, cell: ({ titre }) => titre },
  { key: 'service', label: 'Service', cell: ({ service }) => service },
  { key: 'etat', label: 'État', cell: ({ etat }) => <EtatBadge etat={etat} /> },
  {
    key: 'demande',
    label: 'Demandé',
    isNumber: true,
    cell: ({ montant_demande }) => euros(montant_demande),
  },
  {
    key: 'accorde',
    label: 'Accordé',
    isNumber: true,
    cell: ({ montant_accorde }) => euros(montant_accorde),
  },
];
