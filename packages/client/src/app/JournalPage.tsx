import { JournalPanel } from '../contenu/administration/JournalPanel.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';

export const JournalPage = () => (
  <div className="page page--serree">
    <PageHeading titre="Journal" chapo="Qui a fait quoi, quand, et sur quoi." />
    <JournalPanel />
  </div>
);
