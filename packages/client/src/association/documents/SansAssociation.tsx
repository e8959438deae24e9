import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useWornRole } from '../../platform/session/session-role.ts';

/** The page of the documents of no association: a volunteer adds theirs, an agent opens one first. */
export const SansAssociation = ({ titre }: { titre: string }) => (
  <PageHeading
    titre={titre}
    chapo={
      useWornRole() === 'lca.association'
        ? 'Ajoutez d’abord votre association.'
        : 'Ouvrez d’abord une association, ou l’un de ses dossiers : ses documents y sont.'
    }
  />
);
