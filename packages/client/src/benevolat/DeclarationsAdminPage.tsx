import type { ComponentType } from 'react';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { TabLinks } from '../ui/TabLinks.tsx';
import { MissionsAdmin } from './MissionsAdmin.tsx';
import { SessionsAdmin } from './SessionsAdmin.tsx';

type Vue = { id: string; label: string; chapo: string; Panel: ComponentType };

const vues: readonly [Vue, ...Vue[]] = [
  {
    id: 'sessions',
    label: 'Sessions et déclarations',
    chapo:
      'Les sessions du compte d’engagement citoyen (CEC), et les fichiers reçus. Seuls les valideurs des associations lisent les déclarations.',
    Panel: SessionsAdmin,
  },
  {
    id: 'missions',
    label: 'Missions',
    chapo: 'Les missions proposées aux bénévoles, et les fichiers reçus du site des bénévoles.',
    Panel: MissionsAdmin,
  },
];

const hrefOf = (id: string): string => (id === vues[0].id ? '/declarations' : `/declarations?vue=${id}`);

/**
 * Shows an administrator what the portal received about volunteers, one tab for each subject; no volunteer is named
 * here.
 */
export function DeclarationsAdminPage() {
  const asked = useQueryParams().get('vue');
  const { id: present, chapo, Panel } = vues.find(({ id }) => id === asked) ?? vues[0];
  return (
    <div className="page">
      <PageHeading titre="Déclarations de bénévolat" chapo={chapo} />
      <TabLinks
        label="Vues du bénévolat"
        tabs={vues.map(({ id, label }) => ({ id, label, href: hrefOf(id) }))}
        present={present}
      />
      <Panel />
    </div>
  );
}
