import { count } from '@asso/domain/identifiants/nombres-affiches';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { isRenvoye, nomDe, nomsServices } from '../dossier/etat-dossier.ts';
import { MessagesPanel } from '../dossier/MessagesPanel.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { DraftIndicator } from '../platform/draft/DraftIndicator.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { TaskList } from '../ui/TaskList.tsx';
import { ActionsDossier } from './ActionsDossier.tsx';
import { DossierBand } from './DossierBand.tsx';
import { type Edition, motsDe } from './edition.ts';
import { etapeLinks } from './etape-links.ts';
import { suiteDuRenvoi } from './points-du-renvoi.ts';
import { RenvoiNotice } from './RenvoiNotice.tsx';
import { ReprisNotice } from './ReprisNotice.tsx';
import '../dossier/dossier.css';

/** This page answers « Où en suis-je, que reste-t-il, avant quand ? » */
export function ListeEtapes({ dossier, tete, collegues }: Edition) {
  const steps = etapeLinks(dossier);
  const done = steps.filter(({ status }) => status === 'termine').length;
  const next = suiteDuRenvoi(dossier) ?? suiteOf(steps);
  const isSentBack = isRenvoye(dossier);
  const indicator = <DraftIndicator draft={tete} fields={dossierSubventionFields} words={motsDe(dossier)} />;
  return (
    <div className="page">
      <DossierBand dossier={dossier} indicator={indicator} collegues={collegues} />
      <div className="deux-colonnes">
        <div className="pile pile--large">
          <PageHeading
            titre={nomDe(dossier)}
            objet={`Dossier ${dossier.id_fo}`}
            fil={[{ label: 'Mes dossiers', href: '/dossiers' }]}
            aide="subvention"
            chapo={`${count(done, 'étape terminée', 'étapes terminées')} sur ${steps.length}.`}
          />
          {isSentBack ? <RenvoiNotice dossier={dossier} /> : <ReprisNotice dossier={dossier} />}
          {next && (
            <AppLink className="fr-btn" href={next.href}>
              {next.label}
            </AppLink>
          )}
          <TaskList steps={steps} />
          {isSentBack && (
            <MessagesPanel
              id_fo={dossier.id_fo}
              destinataire={nomsServices(dossier)}
              association={dossier.demandeur.nom}
              canWrite={dossier.rights.message === true}
              help="Un message ne corrige pas le dossier : il reste à transmettre."
            />
          )}
        </div>
        <ActionsDossier dossier={dossier} />
      </div>
    </div>
  );
}

/** Returns the first step that lacks something, or the last step when none does. */
function suiteOf(steps: ReturnType<typeof etapeLinks>): { label: string; href: string } | null {
  const isLeft = ({ status }: { status: string }) =>
    ['a-completer', 'a-commencer', 'a-revoir'].includes(status);
  const next = steps.find(isLeft) ?? steps.at(-1);
  if (!next) return null;
  const verb = steps.filter(({ status }) => status === 'termine').length > 1 ? 'Reprendre' : 'Continuer';
  return { label: next.id === 'transmission' ? next.title : `${verb} : ${next.title}`, href: next.href };
}
