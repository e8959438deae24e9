import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import { etatsSiret } from '@asso/domain/demande-siret/demande-siret.states';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../platform/AppLink.tsx';
import { ListOf } from '../platform/list/ListOf.tsx';
import { listRow } from '../platform/list/list-row.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { EtatSiretBadge } from './EtatSiretBadge.tsx';
import { filtresSiret } from './filtres-siret.ts';
import { demandeHref } from './siret-href.ts';

/** Lists the requests for a SIRET to be handled, the newest first; the address holds the search and the filters. */
export const DemandesSiretServicePage = () => (
  <div className="page">
    <PageHeading
      titre="Demandes de SIRET"
      chapo="Les demandes des associations, la plus récente d’abord."
      actions={
        <AppLink className="fr-link" href="/demande-siret/sirepa">
          Fichiers Sirepa
        </AppLink>
      }
    />
    <ListOf row={demandes} />
  </div>
);

const demandes = listRow({
  call: demandeSiretEndpoints.listDemandesSiret,
  search: { label: 'Numéro, RNA, association', name: 'searchQuery' },
  filters: filtresSiret,
  noun: ['demande', 'demandes'],
  empty: {
    fact: 'Aucune demande de SIRET pour l’instant.',
    why: 'Elles arrivent ici dès qu’une association en commence une.',
  },
  noneFound: { fact: 'Aucune demande ne correspond à ces filtres.' },
  caption: 'Demandes de SIRET',
  rowId: ({ id }) => id,
  columns: [
    {
      key: 'numero',
      label: 'Demande',
      isHeader: true,
      cell: (demande) => (
        <AppLink href={demandeHref(demande, '?mode=read')}>
          <span className="nombre">{demande.identifiant.id_fo_fonctionnel}</span>
        </AppLink>
      ),
    },
    {
      key: 'association',
      label: 'Association',
      cell: ({ identite }) => (
        <>
          {identite.nom}
          {identite.id_rna && (
            <>
              {' · '}
              <span className="nombre">{identite.id_rna}</span>
            </>
          )}
        </>
      ),
    },
    {
      key: 'etat',
      label: 'État',
      cell: ({ description: { code_etat } }) => (
        <>
          <EtatSiretBadge etat={code_etat} />
          {['AEM', 'INV'].includes(code_etat) && <span className="discret"> {etatsSiret[code_etat]}</span>}
        </>
      ),
    },
    {
      key: 'transmis_le',
      label: 'Transmise le',
      cell: ({ transmis_le }) => (transmis_le ? formatDate(new Date(transmis_le)) : '–'),
    },
    {
      key: 'siret',
      label: 'SIRET',
      cell: ({ id_siret }) => (id_siret ? <span className="nombre">{formatSiret(id_siret)}</span> : '–'),
    },
  ],
});
