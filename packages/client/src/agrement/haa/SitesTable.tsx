import type { SiteHaaView } from '@asso/contract/agrement/haa/haa.schemas';
import { sayHoraires } from '@asso/domain/agrement/haa/horaires.rules';
import { siteFields } from '@asso/domain/agrement/haa/site.fields';
import { isBlank } from '@asso/domain/kernel/asks';
import { fieldId } from '../../ui/fields/field-errors.ts';
import { showValue, unknownMark } from '../../ui/show-value.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { sayNotDrawn } from './carte-sites.ts';

/** Returns « 13015 Marseille », « itinérant » or « adresse à préciser ». */
const communeOf = (site: SiteHaaView): string => {
  const { cp, commune } = site.adresse ?? {};
  return [cp, commune].filter((part) => !isBlank(part)).join(' ') || sayNotDrawn(site);
};

const activitesOf = ({ nature_activite }: SiteHaaView) =>
  showValue(siteFields.nature_activite, nature_activite) ?? unknownMark;

const colonnesSites: Column<SiteHaaView>[] = [
  {
    key: 'nom',
    label: 'Site',
    isHeader: true,
    cell: (site) => (
      <span id={fieldId(`haa.sites.${site.id}`)} tabIndex={-1}>
        {site.nom}
      </span>
    ),
  },
  { key: 'membre', label: siteFields.type_membre.label, cell: ({ membre }) => membre ?? unknownMark },
  {
    key: 'responsable',
    label: siteFields.responsable_id.label,
    cell: ({ responsable }) => responsable ?? unknownMark,
  },
  {
    key: 'commune',
    label: 'Commune',
    cell: (site) =>
      site.itinerant || site.adresse ? (
        communeOf(site)
      ) : (
        <span className="fr-message fr-message--error">Adresse à préciser</span>
      ),
  },
  { key: 'activites', label: 'Activités', cell: activitesOf },
  { key: 'horaires', label: 'Horaires', cell: (site) => sayHoraires(site) || unknownMark },
];

/** The columns of the table beside the map. */
const colonnesCarte = (sites: readonly SiteHaaView[]): Column<SiteHaaView>[] => [
  { key: 'n', label: 'N°', isNumber: true, cell: (site) => sites.indexOf(site) + 1 },
  { key: 'nom', label: 'Site', isHeader: true, cell: ({ nom }) => nom },
  { key: 'commune', label: 'Commune', cell: communeOf },
];

type SitesTableProps = {
  sites: readonly SiteHaaView[];
  /** True beside the map, where the table has fewer columns and no buttons. */
  isDeLaCarte?: boolean;
  /** The column with the buttons of each line. */
  actes?: Column<SiteHaaView>;
};

export function SitesTable({ sites, isDeLaCarte = false, actes }: SitesTableProps) {
  return (
    <DataTable
      caption={isDeLaCarte ? 'Les sites de la carte' : 'Sites d’aide alimentaire'}
      hidesCaption
      columns={isDeLaCarte ? colonnesCarte(sites) : [...colonnesSites, ...(actes ? [actes] : [])]}
      rows={sites}
      rowId={({ id }) => id}
    />
  );
}
