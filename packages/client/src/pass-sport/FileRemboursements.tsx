import { servicePspEndpoints } from '@asso/contract/pass-sport/service-psp.endpoints';
import type { Remboursement } from '@asso/contract/pass-sport/service-psp.schemas';
import { count, formatEuros, formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import {
  type EtatPaiement,
  etatsPaiement,
  ordrePaiement,
} from '@asso/domain/paiement/demande-paiement.states';
import { totalDit } from '@asso/domain/pass-sport/pass-sport.words';
import { departements } from '@asso/domain/referentiel/data/departements';
import { useState } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { DownloadLink } from '../platform/DownloadLink.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { useRead } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { FilterBar } from '../ui/table/FilterBar.tsx';
import { Pager } from '../ui/table/Pager.tsx';
import { MouvementBar } from './MouvementBar.tsx';
import { RemboursementPanel } from './RemboursementPanel.tsx';

/** It shows the dossier that the address names, or else the queue. */
export function FileRemboursements() {
  const id = useQueryParams().get('dossier');
  return id ? <RemboursementPanel id={id} /> : <File />;
}

const cles = ['exercice', 'etat', 'federation', 'departement'] as const;
const groupes = ['take', 'order', 'pay'] as const;

function File() {
  const params = useQueryParams();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const q = params.get('q');
  const exerciceId = params.get('exercice') ?? undefined;
  const read = useRead(servicePspEndpoints.listRemboursements, {
    query: {
      exerciceId,
      id_etat: params.all('etat').filter((etat): etat is EtatPaiement => Object.hasOwn(etatsPaiement, etat)),
      federation: params.get('federation') ?? undefined,
      departement: params.all('departement'),
      searchQuery: q ?? undefined,
      cursor: params.get('page') ?? undefined,
    },
  });
  const page = read.state === 'lu' ? read.value : null;
  const values = Object.fromEntries(
    cles.flatMap((cle) => (params.all(cle).length > 0 ? [[cle, params.all(cle)]] : [])),
  );
  return (
    <>
      <FilterBar
        filters={[
          {
            key: 'exercice',
            label: 'Saison',
            options: page?.exercices.map(({ id, saison }) => ({ value: id, label: saison })) ?? [],
          },
          {
            key: 'etat',
            label: 'État',
            isMultiple: true,
            options: ordrePaiement
              .filter((etat) => etat !== '9')
              .map((etat) => ({ value: etat, label: etatsPaiement[etat] })),
          },
          {
            key: 'federation',
            label: 'Fédération',
            options: page?.federations.map(({ siren, nom }) => ({ value: siren, label: nom })) ?? [],
          },
          {
            key: 'departement',
            label: 'Département',
            isMultiple: true,
            isRare: true,
            options: departements.map(({ value, label }) => ({ value, label: `${value} ${label}` })),
          },
        ]}
        values={values}
        onChange={(next) =>
          params.set({ page: null, ...Object.fromEntries(cles.map((cle) => [cle, next[cle] ?? null])) })
        }
        search={{
          label: 'Structure, SIRET ou code',
          text: q ?? '',
          onSearch: (text) => params.set({ q: text || null, page: null }),
        }}
        countText={
          page
            ? `${count(page.total, 'dossier', 'dossiers')}${page.totalExact ? '' : ' et plus'} · ${totalDit(page.totaux)}`
            : ''
        }
        actions={
          <DownloadLink
            row={servicePspEndpoints.exportPaiementsPsp}
            params={{ format: 'csv' }}
            query={{ exerciceId }}
            details="csv"
          >
            Ce qui est à payer
          </DownloadLink>
        }
      />
      {read.state === 'attente' && <Loading />}
      {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
      {page && page.items.length === 0 && (
        <EmptyState
          fact="Aucun dossier à rembourser."
          why="Un dossier arrive ici dès sa première inscription. Retirez un filtre, ou changez de saison."
        />
      )}
      {page && page.items.length > 0 && (
        <>
          <MouvementBar
            choisis={count(chosen.size, 'dossier choisi', 'dossiers choisis')}
            choix={{ inscriptions: [], dossiers: [...chosen] }}
            isEmpty={chosen.size === 0}
            actions={groupes}
            onDone={() => setChosen(new Set())}
          />
          <DataTable
            caption="Dossiers à rembourser"
            hidesCaption
            columns={columns}
            rows={page.items}
            rowId={({ id }) => id}
            selection={{ chosen, onChange: setChosen, nameOf: ({ structure }) => structure.nom }}
          />
          <Pager
            onPrevious={page.previous ? () => params.set({ page: page.previous }) : null}
            onNext={page.next ? () => params.set({ page: page.next }) : null}
          />
        </>
      )}
    </>
  );
}

const effectifs = ({ etats }: Remboursement): string =>
  ordrePaiement
    .flatMap((etat) => (etats[etat] ? [`${etatsPaiement[etat]} : ${etats[etat]}`] : []))
    .join(', ');

const columns: Column<Remboursement>[] = [
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
];
