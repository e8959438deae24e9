import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { ReferentielsPanel } from './ReferentielsPanel.tsx';

/** « Quelle valeur, depuis quand, et d’où vient-elle ? » The page shows the reference lists. */
export const ReferentielsPage = () => (
  <div className="page page--serree">
    <PageHeading
      titre="Référentiels"
      chapo="Les valeurs que les formulaires proposent, d’où elles viennent et jusqu’à quand."
    />
    <ReferentielsPanel />
  </div>
);
