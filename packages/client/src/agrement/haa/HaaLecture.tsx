import type { Haa } from '@asso/domain/agrement/haa/haa.fields';
import type { SiteDeclare } from '@asso/domain/agrement/haa/haa.rules';
import { rubriquesHaa } from '@asso/domain/agrement/haa/haa-rubriques.rows';
import { isShown } from '@asso/domain/kernel/walk-problems';
import { ReadValues } from '../../ui/ReadValues.tsx';
import { unknownMark } from '../../ui/show-value.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { colonnesSite } from './site-lu.ts';

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

const columns: Column<SiteDeclare>[] = colonnesSite.map(({ key, label, said }) => ({
  key,
  label,
  isHeader: key === 'nom',
  cell: (site) => said(site) || unknownMark,
}));
