import type { JourView } from '@asso/contract/instruction/jour.endpoints';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { useRead } from '../../platform/use-read.ts';
import { UnknownValue } from '../../ui/fields/UnknownValue.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { absencesHref, aiguillageHref, chargeEquipeHref } from '../charge/charge-href.ts';
import { jourCourt } from '../file/jour-court.ts';
import { chargeHref, retardsHref } from './jour-href.ts';
import { listFigures } from './service-figures.ts';
import './jour.css';

type Personne = JourView['parCollegue'][number];

const columns: Column<Personne>[] = [
  {
    key: 'nom',
    label: 'Personne',
    isHeader: true,
    cell: ({ id, nom }) => <AppLink href={chargeHref(id)}>{nom}</AppLink>,
  },
  { key: 'nombre', label: 'À l’étude', isNumber: true, cell: ({ nombre }) => formatNombre(nombre) },
  {
    key: 'retards',
    label: 'En retard',
    isNumber: true,
    cell: ({ id, nom, retards }) =>
      retards === 0 ? (
        '0'
      ) : (
        <AppLink className="jour__retards" href={retardsHref(id)}>
          {formatNombre(retards)}
          <span className="invisible"> en retard, {nom}</span>
        </AppLink>
      ),
  },
  {
    key: 'premier',
    label: 'Première échéance',
    cell: ({ premier }) =>
      premier ? <span className="nombre">{jourCourt(new Date(premier))}</span> : <UnknownValue />,
  },
];

/** What a head of service reads under the list: who has what, what is late, what has nobody, and the whole in figures. */
export function ServicePanel({ jour: { parCollegue } }: { jour: JourView }) {
  const tableau = useRead(tableauDeBordEndpoints.tableauService, {});
  return (
    <>
      <section className="pile pile--serree" aria-labelledby="par-collegue">
        <h2 id="par-collegue" className="fr-h5">
          Qui a quoi
        </h2>
        {parCollegue.length === 0 ? (
          <p>Aucun dossier à l’étude.</p>
        ) : (
          <DataTable
            caption="Dossiers à l’étude, par personne"
            hidesCaption
            columns={columns}
            rows={parCollegue}
            rowId={({ id }) => id ?? 'personne'}
          />
        )}
        <p>
          <AppLink href={chargeEquipeHref}>Charge par semaine</AppLink>
          {' · '}
          <AppLink href={absencesHref}>Absences</AppLink>
          {' · '}
          <AppLink href={aiguillageHref}>Règles d’affectation</AppLink>
        </p>
      </section>
      {tableau.state === 'attente' && <div className="suite-attendue" aria-busy="true" />}
      {tableau.state === 'lu' && (
        <KeyFigures label="Dossiers du service" figures={listFigures(tableau.value)} />
      )}
    </>
  );
}
