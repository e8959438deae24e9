import { serviceEndpoints } from '@asso/contract/service/service.endpoints';
import type { ServiceView } from '@asso/contract/service/service.schemas';
import { typesServices } from '@asso/domain/referentiel/data/types-services';
import { rdsServiceFields } from '@asso/domain/service/service.fields';
import { niveauxTerritoriaux } from '@asso/domain/service/territoire-service.rows';
import type { ComponentProps } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { ListOf } from '../../platform/list/ListOf.tsx';
import { listRow } from '../../platform/list/list-row.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { ServicePage } from './ServicePage.tsx';
import { nouveauServiceHref, serviceHref } from './services-href.ts';

type ServicesPageProps = Pick<ComponentProps<typeof ServicePage>, 'lettres'>;

/** Lists the services that the person administers, or shows the one that the address names. */
export function ServicesPage({ lettres }: ServicesPageProps) {
  const id = useQueryParams().get('service');
  return id ? <ServicePage key={id} id={id} lettres={lettres} /> : <ListeServices />;
}

/** The list of services, with the people who sign in for each. */
const ListeServices = () => (
  <div className="page page--serree">
    <PageHeading
      titre="Services"
      chapo="Les services qui instruisent, leur compte et leurs personnes."
      actions={
        <AppLink className="fr-btn" href={nouveauServiceHref}>
          Ajouter un service
        </AppLink>
      }
    />
    <ListOf row={services} />
  </div>
);

const territoires = new Map(
  rdsServiceFields.code_territoire.options.map(({ value, label }) => [value, label]),
);

const services = listRow({
  call: serviceEndpoints.listServices,
  search: { label: 'Nom ou code', name: 'searchQuery' },
  filters: [
    { key: 'type', label: 'Type', options: typesServices },
    { key: 'niveau', name: 'niveau_territorial', label: 'Niveau', options: niveauxTerritoriaux },
    {
      key: 'verrouille',
      label: 'Verrou',
      options: [
        { value: 'non', label: 'Ouverts' },
        { value: 'oui', label: 'Verrouillés' },
      ],
    },
  ],
  noun: ['service', 'services'],
  empty: {
    fact: 'Aucun service pour l’instant.',
    why: 'Ajoutez le premier : son compte et son profil se créent ensemble.',
  },
  noneFound: { fact: 'Aucun service ne correspond.' },
  caption: 'Services',
  rowId: ({ _id }) => _id,
  columns: [
    {
      key: 'nom',
      label: 'Nom',
      isHeader: true,
      cell: ({ _id, nom }) => <AppLink href={serviceHref(_id)}>{nom}</AppLink>,
    },
    { key: 'code', label: 'Code', cell: ({ code }) => code },
    { key: 'type', label: 'Type', cell: ({ profil, type }) => profil.type || type },
    {
      key: 'territoire',
      label: 'Territoire',
      cell: ({ code_territoire }) => territoires.get(code_territoire) ?? code_territoire,
    },
    { key: 'compte', label: 'Compte', cell: (service) => <CompteBadge {...service} /> },
  ],
});

function CompteBadge({ locked, authId, enabled }: ServiceView) {
  if (locked) return <StateBadge tone="rouge">verrouillé</StateBadge>;
  if (!authId) return <StateBadge tone="gris">sans compte</StateBadge>;
  return enabled ? <StateBadge tone="vert">actif</StateBadge> : <StateBadge tone="gris">inactif</StateBadge>;
}
