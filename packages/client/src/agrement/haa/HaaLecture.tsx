import type { Haa } from '@asso/domain/agrement/haa/haa.fields';
import type { SiteDeclare } from '@asso/domain/agrement/haa/haa.rules';
import { rubriquesHaa } from '@asso/domain/agrement/haa/haa-rubriques.rows';
import { ouvertureSaid } from '@asso/domain/agrement/haa/horaires.rules';
import { siteFields } from '@asso/domain/agrement/haa/site.fields';
import { adresseSiteLine } from '@asso/domain/agrement/haa/site.rules';
import { isShown } from '@asso/domain/kernel/walk-problems';
import { ReadValues } from '../../ui/ReadValues.tsx';
import { showValue, unknownMark } from '../../ui/show-value.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';

type HaaLectureProps = { haa: Haa; sites: readonly SiteDeclare[] };

/** Shows food aid by rubrique, then its sites, as the service reads them. */
export function HaaLecture({ haa, sites }: HaaLectureProps) {
  const scopes = { dossier: { haa } };
  return rubriquesHaa.map(({ id, titre, chemin, row }) => {
    if (row && !isShown(row, scopes)) return null;
    return (
      <section key={id} className="pile pile--serree">
        <h3 className="fr-h6">{titre}</h3>
        {row ? (
          <ReadValues fields={row.fields} value={{ haa }} parentPath={chemin} scopes={scopes} />
        ) : (
          <DataTable
            caption="Sites d’aide alimentaire"
            hidesCaption
            columns={columns}
            rows={sites}
            rowId={(site) => site.id}
          />
        )}
      </section>
    );
  });
}

const columns: Column<SiteDeclare>[] = [
  { key: 'nom', label: 'Site', isHeader: true, cell: ({ nom }) => nom },
  { key: 'membre', label: siteFields.type_membre.label, cell: ({ membre }) => membre ?? unknownMark },
  {
    key: 'responsable',
    label: siteFields.responsable_id.label,
    cell: ({ responsable }) => responsable ?? unknownMark,
  },
  {
    key: 'lieu',
    label: 'Adresse',
    cell: ({ itinerant, adresse }) =>
      itinerant ? 'Itinérant' : adresseSiteLine(adresse ?? {}) || unknownMark,
  },
  {
    key: 'activites',
    label: 'Activités',
    cell: ({ nature_activite }) => showValue(siteFields.nature_activite, nature_activite) ?? unknownMark,
  },
  {
    key: 'horaires',
    label: 'Horaires',
    cell: (site) => ouvertureSaid(site) || unknownMark,
  },
];
