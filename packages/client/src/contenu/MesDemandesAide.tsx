import { assistanceEndpoints, type DemandeAide } from '@asso/contract/contenu/assistance.endpoints';
import { etatsAide } from '@asso/domain/contenu/assistance.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { useRead } from '../platform/use-read.ts';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';

/** It lists the person's former requests for help and the state of each. */
export function MesDemandesAide() {
  const read = useRead(assistanceEndpoints.listDemandesAide, { query: { limit: 20 } });
  if (read.state !== 'lu' || read.value.items.length === 0) return null;
  return (
    <section className="pile pile--serree" aria-labelledby="mes-demandes-aide">
      <h2 id="mes-demandes-aide" className="fr-h4">
        Vos demandes d’aide
      </h2>
      <DataTable
        caption="Vos demandes d’aide"
        hidesCaption
        columns={columns}
        rows={read.value.items}
        rowId={({ id }) => id}
      />
    </section>
  );
}

const columns: Column<DemandeAide>[] = [
  { key: 'numero', label: 'Numéro', isHeader: true, cell: ({ numero }) => numero },
  { key: 'sujet', label: 'Objet', cell: ({ sujet }) => sujet },
  { key: 'date', label: 'Envoyée le', cell: ({ cree_le }) => formatDate(new Date(cree_le)) },
  { key: 'etat', label: 'État', cell: ({ etat }) => etatsAide[etat] },
];
