import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { ReferentielsPanel } from './ReferentielsPanel.tsx';

/** The page of the reference lists: the values that forms offer, where each comes from and until when it is valid. */
export const ReferentielsPage = () => (
  <div className="page page--serree">
    <PageHeading
      titre="Référentiels"
      chapo="Les valeurs que les formulaires proposent, d’où elles viennent et jusqu’à quand."
    />
    <ReferentielsPanel />
  </div>
);
