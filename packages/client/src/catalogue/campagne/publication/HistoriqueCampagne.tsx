import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import type { CampagneAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { sayActionCatalogue } from '@asso/domain/catalogue/historique.words';
import { formatDate, formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx';
import type { CampagneLue } from '../use-campagne.ts';
import { AnnulerPublication } from './AnnulerPublication.tsx';
import { countDossiersShown } from './dossiers-dits.ts';
import { Evenements } from './Evenements.tsx';

/**
 * Lists the versions of a campaign, with how many dossiers began on each, and its cancelled publications, then what was
 * done to the campaign.
 */
export function HistoriqueCampagne({ campagne, read }: CampagneLue) {
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
      <AnnulerPublication campagne={campagne} read={read} />
      {campagne.reprises.length > 0 && (
        <DataTable
          caption="Publications annulées"
          columns={colonnesReprises}
          rows={campagne.reprises}
          rowId={({ campagne_exercice, numero }) => `${campagne_exercice}-${numero}`}
        />
      )}
      <Evenements row={campagneEndpoints.readHistoriqueCampagne} id={campagne.id} dit={sayActionCatalogue} />
    </>
  );
}

type Version = CampagneAdministree['versions'][number];
type Reprise = CampagneAdministree['reprises'][number];

const nomDeVersion = ({ campagne_exercice, numero }: Pick<Version, 'campagne_exercice' | 'numero'>) =>
  `Campagne ${campagne_exercice}, version ${numero}`;

const colonnesVersions: Column<Version>[] = [
  {
    key: 'version',
    label: 'Version',
    isHeader: true,
    cell: nomDeVersion,
  },
  { key: 'le', label: 'Publiée le', cell: ({ publiee_le }) => formatDate(new Date(publiee_le)) },
  {
    key: 'dossiers',
    label: 'Dossiers commencés',
    isNumber: true,
    cell: ({ dossiers }) => countDossiersShown(dossiers),
  },
];

const colonnesReprises: Column<Reprise>[] = [
  { key: 'version', label: 'Version', isHeader: true, cell: nomDeVersion },
  { key: 'le', label: 'Publiée le', cell: ({ publiee_le }) => formatHorodatage(new Date(publiee_le)) },
  { key: 'annulee', label: 'Annulée le', cell: ({ reprise_le }) => formatHorodatage(new Date(reprise_le)) },
];
