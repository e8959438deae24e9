import type { QueryInput } from '@asso/contract/kernel/endpoint';
import { type DossierOsiris, osirisEndpoints } from '@asso/contract/transfert/osiris.endpoints';
import type { ProgrammeOsiris } from '@asso/contract/transfert/programme.endpoints';
import { localYear } from '@asso/domain/identifiants/dates-affichees';
import { formatEurosCents, formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { findDepartement } from '@asso/domain/referentiel/territoires.rules';
import { formatsFichier } from '@asso/domain/transfert/osiris.rows';
import { useMemo } from 'react';
import { EtatBadge } from '../dossier/EtatBadge.tsx';
import { now } from '../platform/clock.ts';
import { ListBlock } from '../platform/list/ListBlock.tsx';
import { askedIn } from '../platform/list/list-address.ts';
import { listRow } from '../platform/list/list-row.ts';
import { useList } from '../platform/list/use-list.ts';
import { useDownload } from '../platform/use-download.ts';
import { useRead } from '../platform/use-read.ts';
import { UnknownValue } from '../ui/fields/UnknownValue.tsx';
import { KeyFigures } from '../ui/KeyFigures.tsx';
import type { Column } from '../ui/table/DataTable.tsx';
import { FormatsMenu } from '../ui/table/FormatsMenu.tsx';
import { filtresOsiris } from './osiris-query.ts';

/** Lists the dossiers of a programme with their totals, and exports what is shown. */
export function OsirisDossiers({ programme }: { programme: ProgrammeOsiris }) {
  const download = useDownload();
  const of = { programme: programme.code };
  const row = useMemo(() => dossiersOf(programme), [programme]);
  const list = useList(row, { params: of });
  const asked = askedIn(row, list.params);
  return (
    <ListBlock
      list={list}
      actions={
        <FormatsMenu
          label="Exporter"
          formats={formatsFichier}
          download={download}
          onTake={(format) =>
            void download.start(osirisEndpoints.exportOsiris, { params: { ...of, format }, query: asked })
          }
        />
      }
      under={<Totaux programme={programme.code} query={asked} />}
    />
  );
}

const dossiersOf = (programme: ProgrammeOsiris) =>
  listRow({
    call: osirisEndpoints.listOsiris,
    search: { label: 'Numéro, SIRET, association, projet', name: 'searchQuery' },
    filters: filtresOsiris(programme, localYear(now())),
    noun: ['dossier', 'dossiers'],
    empty: {
      fact: 'Aucun dossier transmis dans ce programme pour l’instant.',
      why: 'Ils apparaissent ici dès qu’une association les transmet.',
    },
    noneFound: { fact: 'Aucun dossier ne correspond à ces filtres.' },
    caption: `Dossiers du programme ${programme.code}`,
    rowId: ({ id_fo, id_service }) => `${id_fo} ${id_service}`,
    columns,
  });

type TotauxProps = { programme: string; query: QueryInput<typeof osirisEndpoints.readTotauxOsiris> };

/** Shows the totals of all the filtered dossiers, not only those of the page. */
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

const montant = (key: 'demande' | 'propose' | 'accorde' | 'verse', label: string): Column<DossierOsiris> => ({
  key,
  label,
  isNumber: true,
  // Nothing proposed, granted or paid yet is not a sum of 0 €.
  cell: (dossier) =>
    dossier[key] === 0 ? <UnknownValue /> : <span className="nombre">{formatEurosCents(dossier[key])}</span>,
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
        {departement && (
          <span className="discret"> {findDepartement(departement)?.label ?? departement}</span>
        )}
      </>
    ),
  },
  { key: 'etat', label: 'État', cell: ({ etat }) => <EtatBadge etat={etat} /> },
  montant('demande', 'Demandé'),
  montant('propose', 'Proposé'),
  montant('accorde', 'Accordé'),
  montant('verse', 'Versé'),
];
