import { administrationHref } from '../../catalogue/campagne/campagne-href.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useWornRole } from '../../platform/session/session-role.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/**
 * Said when no campaign is open and nothing awaits: an administrator gets a link to open one, and another agent is told
 * what will come.
 */
export const SansCampagne = () =>
  useWornRole() === 'rds.admin' ? (
    <EmptyState
      fact="Aucune campagne ouverte dans les services que vous administrez."
      action={<AppLink href={administrationHref}>Subventions et campagnes</AppLink>}
    />
  ) : (
    <EmptyState
      fact="Rien ne vous attend, et aucune campagne que votre service instruit n’est ouverte."
      why="Quand il s’en ouvre une, les dossiers transmis arrivent ici."
    />
  );
