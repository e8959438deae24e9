import { AppLink } from '../../platform/AppLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import type { GroupeApercu, LigneApercu } from './apercu.ts';

/** Each group of the overview is a table with one row per rubric. */
export const ApercuTables = ({ groupes }: { groupes: readonly GroupeApercu[] }) =>
  groupes.map(({ titre, lignes }) => (
    <section key={titre} className="pile pile--serree" aria-label={titre}>
      <h2 className="fr-h4">{titre}</h2>
      <DataTable caption={titre} hidesCaption columns={columns} rows={lignes} rowId={({ href }) => href} />
    </section>
  ));

const columns: Column<LigneApercu>[] = [
  {
    key: 'rubrique',
    label: 'Rubrique',
    isHeader: true,
    cell: ({ titre, href }) => <AppLink href={href}>{titre}</AppLink>,
  },
  { key: 'resume', label: 'Ce que nous savons', cell: ({ resume }) => resume || 'Rien pour l’instant' },
  { key: 'source', label: 'Source', cell: ({ source }) => source || '–' },
  { key: 'etat', label: 'État', cell: (ligne) => <Etat ligne={ligne} /> },
];

function Etat({ ligne: { manque, resume } }: { ligne: LigneApercu }) {
  if (manque) return <StateBadge tone="orange">{manque}</StateBadge>;
  return <StateBadge tone="gris">{resume ? 'À jour' : 'Facultatif'}</StateBadge>;
}
