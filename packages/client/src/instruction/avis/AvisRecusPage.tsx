import { avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { Suspense } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { ListOf } from '../../platform/list/ListOf.tsx';
import { listRow } from '../../platform/list/list-row.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import { avisHref, sayAvis } from './avis-words.ts';

const AvisPage = lazyPart(() => import('./AvisPage.tsx').then((module) => module.AvisPage));

/**
 * Lists the opinions that other services ask of this one, the most pressing first, or shows the opinion named in the
 * address.
 */
export function AvisRecusPage() {
  const id = useQueryParams().get('avis');
  if (id === null) return <Liste />;
  return (
    <Suspense>
      <AvisPage key={id} id={id} />
    </Suspense>
  );
}

const Liste = () => (
  <div className="page page--serree">
    <PageHeading
      titre="Avis demandés à mon service"
      fil={[{ label: 'Mon jour', href: '/instructeur' }]}
      aide="instruction"
      chapo="D’autres services vous consultent sur des dossiers qu’ils étudient."
    />
    <ListOf row={avis} />
  </div>
);

const avis = listRow({
  call: avisEndpoints.listAvis,
  noun: ['avis', 'avis'],
  empty: {
    fact: 'Aucun avis ne vous a été demandé.',
    why: 'Un service qui veut votre avis sur un dossier le demande depuis ce dossier.',
  },
  caption: 'Avis demandés',
  rowId: ({ id }) => id,
  columns: [
    { key: 'numero', label: 'Dossier', cell: ({ id_fo }) => <span className="nombre">{id_fo}</span> },
    {
      key: 'association',
      label: 'Association',
      isHeader: true,
      cell: ({ id, id_fo, association, titre }) => (
        <>
          <AppLink href={avisHref(id)}>
            {association}
            <span className="invisible">, avis sur le dossier {id_fo}</span>
          </AppLink>
          <span className="demande-service__objet discret">{titre}</span>
        </>
      ),
    },
    { key: 'service', label: 'Demandé par', cell: ({ service }) => service },
    {
      key: 'avant',
      label: 'Avant le',
      cell: ({ avant_le }) => <span className="nombre">{formatDate(new Date(avant_le))}</span>,
    },
    { key: 'etat', label: 'Avis', cell: (one) => (one.etat === 'demande' ? 'À rendre' : sayAvis(one)) },
  ],
});
