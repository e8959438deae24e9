import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import type { CampagneAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { actionSaid } from '@asso/domain/catalogue/historique.words';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx';
import { dossiersSaid } from './dossiers-dits.ts';
import { Evenements } from './Evenements.tsx';

/** Lists the versions of a campaign with their dossiers, then what was done to it. */
export function HistoriqueCampagne({ campagne }: { campagne: CampagneAdministree }) {
  return (
    <>
      {campagne.versions.length > 0 ? (
        <DataTable
          caption="Versions publiées"
          columns={colonnesVersions}
          rows={campagne.versions}
          rowId={({ campagne_exercice, numero }) => `${campagne_exercice}-${numero}`}
        />
      ) : (
        <EmptyState fact="Aucune version n’est publiée." why="La première paraîtra ici." />
      )}
      <Evenements row={campagneEndpoints.readHistoriqueCampagne} id={campagne.id} dit={actionSaid} />
    </>
  );
}

type Version = CampagneAdministree['versions'][number];

const colonnesVersions: Column<Version>[] = [
  {
    key: 'version',
    label: 'Version',
    isHeader: true,
    cell: ({ campagne_exercice, numero }) => `Campagne ${campagne_exercice}, version ${numero}`,
  },
  { key: 'le', label: 'Publiée le', cell: ({ publiee_le }) => formatDate(new Date(publiee_le)) },
  {
    key: 'dossiers',
    label: 'Dossiers commencés',
    isNumber: true,
    cell: ({ dossiers }) => dossiersSaid(dossiers),
  },
];
