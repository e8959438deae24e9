import { type DossierOsiris, osirisEndpoints } from '@asso/contract/transfert/osiris.endpoints';
import type { ProgrammeOsiris } from '@asso/contract/transfert/programme.endpoints';
import { yearOf } from '@asso/domain/identifiants/dates-affichees';
import { count, formatEurosCents, formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { departementOf } from '@asso/domain/referentiel/territoires.rules';
import { formatsFichier } from '@asso/domain/transfert/osiris.rows';
import { EtatBadge } from '../dossier/EtatBadge.tsx';
import { now } from '../platform/clock.ts';
import { useQueryParams } from '../platform/page/query-params.ts';
import { useDownload } from '../platform/use-download.ts';
import { useRead } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { KeyFigures } from '../ui/KeyFigures.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { FilterBar } from '../ui/table/FilterBar.tsx';
import { FormatsMenu } from '../ui/table/FormatsMenu.tsx';
import { Pager } from '../ui/table/Pager.tsx';
import { filtresDemandes, filtresOsiris, valeursOsiris } from './osiris-query.ts';

/** It lists the dossiers of a programme with their totals, and exports what is shown. */
export function OsirisDossiers({ programme }: { programme: ProgrammeOsiris }) {
  const params = useQueryParams();
  const download = useDownload();
  const query = filtresDemandes(params);
  const of = { programme: programme.code };
  const read = useRead(osirisEndpoints.listOsiris, {
    params: of,
    query: { ...query, limit: 50, cursor: params.get('page') ?? undefined },
  });
  const values = valeursOsiris(params);
  const words = params.get('q') ?? '';
  const isFiltered = Object.keys(values).length > 0 || words !== '';
  const page = read.state === 'lu' ? read.value : null;
  return (
    <>
      <FilterBar
        filters={filtresOsiris(programme, yearOf(now()))}
        values={values}
        onChange={({ exercice = [], etat = [], sous_dispositif = [], departement = [] }) =>
          params.set({ exercice, etat, sous_dispositif, departement, page: null })
        }
        search={{
          label: 'Numéro, SIRET, association, projet',
          text: words,
          onSearch: (text) => params.set({ q: text || null, page: null }),
        }}
        countText={page ? countOf(page) : ''}
        actions={
          <FormatsMenu
            label="Exporter"
            formats={formatsFichier}
            download={download}
            onTake={(format) =>
              void download.start(osirisEndpoints.exportOsiris, { params: { ...of, format }, query })
            }
          />
        }
      />
      <Totaux programme={programme.code} query={query} />
      {read.state === 'attente' && <Loading />}
      {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
      {page && page.items.length === 0 && (
        <EmptyState
          fact={
            isFiltered
              ? 'Aucun dossier ne correspond à ces filtres.'
              : 'Aucun dossier transmis dans ce programme pour l’instant.'
          }
          why={isFiltered ? undefined : 'Ils apparaissent ici dès qu’une association les transmet.'}
        />
      )}
      {page && page.items.length > 0 && (
        <DataTable
          caption={`Dossiers du programme ${programme.code}`}
          hidesCaption
          columns={columns}
          rows={page.items}
          rowId={({ id_fo, id_service }) => `${id_fo} ${id_service}`}
        />
      )}
      {page && (
        <Pager
          onPrevious={page.previous ? () => params.set({ page: page.previous }) : null}
          onNext={page.next ? () => params.set({ page: page.next }) : null}
        />
      )}
    </>
  );
}

type TotauxProps = { programme: string; query: ReturnType<typeof filtresDemandes> };

/** The totals count all the filtered dossiers, not only those of the page. */
function Totaux({ programme, query }: TotauxProps) {
  const read = useRead(osirisEndpoints.readTotauxOsiris, { params: { programme }, query });
  if (read.state === 'attente') return <div className="suite-attendue" aria-busy="true" />;
  if (read.state !== 'lu') return null;
  const { demande, propose, accorde, verse } = read.value;
  const figures = [
    { label: 'Demandé', euros: demande },
    { label: 'Proposé', euros: propose },
    { label: 'Accordé', euros: accorde },
    { label: 'Versé', euros: verse },
  ];
  return (
    <KeyFigures
      label="Montants de ces dossiers"
      figures={figures.map(({ label, euros }) => ({
        label,
        value: formatEurosCents(euros),
        isZero: euros === 0,
      }))}
    />
  );
}

const countOf = ({ total, totalExact }: { total: number; totalExact: boolean }): string =>
  totalExact ? count(total, 'dossier', 'dossiers') : `plus de ${count(total, 'dossier', 'dossiers')}`;

const montant = (key: 'demande' | 'propose' | 'accorde' | 'verse', label: string): Column<DossierOsiris> => ({
  key,
  label,
  isNumber: true,
  cell: (dossier) => <span className="nombre">{formatEurosCents(dossier[key])}</span>,
});

const columns: Column<DossierOsiris>[] = [
  {
    key: 'numero',
    label: 'Dossier',
    isHeader: true,
    cell: ({ id_fo }) => <span className="nombre">{id_fo}</span>,
  },
  {
    key: 'association',
    label: 'Association',
    cell: ({ association, siret }) => (
      <>
        {association}
        {siret && <span className="nombre discret"> {formatSiret(siret)}</span>}
      </>
    ),
  },
  {
    key: 'dispositif',
    label: 'Sous-dispositif',
    cell: ({ dispositif, sous_dispositif, exercice }) => (
      <>
        {sous_dispositif ?? dispositif} <span className="discret">{exercice}</span>
      </>
    ),
  },
  {
    key: 'service',
    label: 'Service',
    cell: ({ service, departement }) => (
      <>
        {service}
        {departement && <span className="discret"> {departementOf(departement)?.label ?? departement}</span>}
      </>
    ),
  },
  { key: 'etat', label: 'État', cell: ({ etat }) => <EtatBadge etat={etat} /> },
  montant('demande', 'Demandé'),
  montant('propose', 'Proposé'),
  montant('accorde', 'Accordé'),
  montant('verse', 'Versé'),
];
