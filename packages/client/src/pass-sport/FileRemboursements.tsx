import { servicePspEndpoints } from '@asso/contract/pass-sport/service-psp.endpoints';
import type { Remboursement } from '@asso/contract/pass-sport/service-psp.schemas';
import { count, formatEuros, formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { etatsPaiement, ordrePaiement } from '@asso/domain/paiement/demande-paiement.states';
import { sayTotal } from '@asso/domain/pass-sport/pass-sport.words';
import { departements } from '@asso/domain/referentiel/data/departements';
import { useState } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { DownloadLink } from '../platform/DownloadLink.tsx';
import { ListBlock } from '../platform/list/ListBlock.tsx';
import { listRow } from '../platform/list/list-row.ts';
import { useList } from '../platform/list/use-list.ts';
import { useQueryParams } from '../platform/page/query-params.ts';
import { MouvementBar } from './MouvementBar.tsx';
import { RemboursementPanel } from './RemboursementPanel.tsx';

/** Shows the dossier that the address names, or else the queue. */
export function FileRemboursements() {
  const id = useQueryParams().get('dossier');
  return id ? <RemboursementPanel id={id} /> : <File />;
}

const groupes = ['take', 'order', 'pay'] as const;

function File() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useList(remboursements);
  return (
    <ListBlock
      list={list}
      actions={
        <DownloadLink
          row={servicePspEndpoints.exportPaiementsPsp}
          params={{ format: 'csv' }}
          query={{ exerciceId: list.values.exercice?.[0] }}
          details="csv"
        >
          Ce qui est en paiement
        </DownloadLink>
      }
      selection={{ chosen, onChange: setChosen, nameOf: ({ structure }) => structure.nom }}
      selectionBar={
        <MouvementBar
          choisis={count(chosen.size, 'dossier choisi', 'dossiers choisis')}
          choix={{ inscriptions: [], dossiers: [...chosen] }}
          isEmpty={chosen.size === 0}
          actions={groupes}
          onDone={() => setChosen(new Set())}
        />
      }
    />
  );
}

const effectifs = ({ etats }: Remboursement): string =>
  ordrePaiement
    .flatMap((etat) => (etats[etat] ? [`${etatsPaiement[etat]} : ${etats[etat]}`] : []))
    .join(', ');

const remboursements = listRow({
  call: servicePspEndpoints.listRemboursements,
  search: { label: 'Structure, SIRET ou code', name: 'searchQuery' },
  filters: (page) => [
    {
      key: 'exercice',
      name: 'exerciceId',
      label: 'Saison',
      isOpen: true,
      options: page?.exercices.map(({ id, saison }) => ({ value: id, label: saison })) ?? [],
    },
    {
      key: 'etat',
      name: 'id_etat',
      label: 'État',
      isMultiple: true,
      options: ordrePaiement
        .filter((etat) => etat !== '9')
        .map((etat) => ({ value: etat, label: etatsPaiement[etat] })),
    },
    {
      key: 'federation',
      label: 'Fédération',
      isOpen: true,
      options: page?.federations.map(({ siren, nom }) => ({ value: siren, label: nom })) ?? [],
    },
    {
      key: 'departement',
      label: 'Département',
      isMultiple: true,
      isRare: true,
      options: departements.map(({ value, label }) => ({ value, label: `${value} ${label}` })),
    },
  ],
  noun: ['dossier', 'dossiers'],
  countSaid: (counted, { totaux }) => `${counted} · ${sayTotal(totaux)}`,
  empty: { fact: 'Aucun dossier à rembourser.', why: 'Un dossier arrive ici dès sa première inscription.' },
  noneFound: {
    fact: 'Aucun dossier à rembourser.',
    why: 'Un dossier arrive ici dès sa première inscription. Retirez un filtre, ou changez de saison.',
  },
  caption: 'Dossiers à rembourser',
  rowId: ({ id }) => id,
  columns: [
    {
      key: 'structure',
      label: 'Structure',
      isHeader: true,
      cell: ({ id, structure }) => (
        <>
          <AppLink href={`/administration/psp?dossier=${id}`}>{structure.nom}</AppLink>{' '}
          <span className="nombre discret">{formatSiret(structure.id_siret)}</span>
        </>
      ),
    },
    { key: 'departement', label: 'Département', cell: ({ departement }) => departement ?? '–' },
    { key: 'federations', label: 'Fédérations', cell: ({ federations }) => federations.join(', ') || '–' },
    { key: 'etats', label: 'Inscriptions', cell: effectifs },
    { key: 'demande', label: 'Demandé', isNumber: true, cell: ({ totaux }) => formatEuros(totaux.demande) },
    { key: 'verse', label: 'Versé', isNumber: true, cell: ({ totaux }) => formatEuros(totaux.verse) },
  ],
});
