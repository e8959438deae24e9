import type { VersementAVenir } from '@asso/contract/paiement/paiement.schemas';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { dossierHref } from '../dossier/dossier-href.ts';
import { EtatPaiementBadge } from '../paiement/EtatPaiementBadge.tsx';
import { saySuiteFor } from '../paiement/suite-lue.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';

type VersementsAVenirProps = { versements: readonly VersementAVenir[] };

/** Lists the payments to come, each with its amount, its state, who acts next and the expected date. */
export function VersementsAVenir({ versements }: VersementsAVenirProps) {
  return (
    <section className="pile" aria-labelledby="a-venir">
      <h2 id="a-venir">Ce qui vient</h2>
      <DataTable
        caption="Versements à venir, le premier attendu en premier"
        hidesCaption
        columns={columns}
        rows={versements}
        rowId={({ id }) => id}
      />
    </section>
  );
}

const columns: Column<VersementAVenir>[] = [
  {
    key: 'dossier',
    label: 'Dossier',
    isHeader: true,
    cell: ({ titre, id_fo, id_siret, association, rights }) => (
      <>
        {rights.consult ? (
          <AppLink href={dossierHref({ genre: 'subvention', id_siret, id_fo })}>{titre}</AppLink>
        ) : (
          titre
        )}{' '}
        <span className="discret">
          {association}, <span className="nombre">{id_fo}</span>
        </span>
      </>
    ),
  },
  {
    key: 'montant',
    label: 'Montant',
    isNumber: true,
    cell: ({ montant }) => formatEurosCents(montant),
  },
  {
    key: 'etat',
    label: 'Demande de paiement',
    cell: ({ etat }) => (etat === null ? 'Pas encore demandé' : <EtatPaiementBadge etat={etat} />),
  },
  {
    key: 'suite',
    label: 'Ensuite',
    cell: ({ suite, service }) => saySuiteFor(suite, { cote: 'association', service }),
  },
];
