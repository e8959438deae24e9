import { count } from '@asso/domain/identifiants/nombres-affiches';
import { isRenvoye, nomsServices } from '../dossier/etat-dossier.ts';
import { MessagesPanel } from '../dossier/MessagesPanel.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { TaskList } from '../ui/TaskList.tsx';
import { AgrementBand } from './AgrementBand.tsx';
import { AutourAgrement } from './AutourAgrement.tsx';
import { filAgrements } from './agrement-href.ts';
import { etapesLiees } from './etapes-agrement.ts';
import { RenvoiAgrement } from './RenvoiAgrement.tsx';
import type { EditionAgrement } from './use-dossier-agrement.ts';
import '../dossier/dossier.css';

/** « Où en suis-je, que reste-t-il, avant quand ? » The page lists the steps of the dossier. */
export function ListeEtapesAgrement({ dossier, tete }: EditionAgrement) {
  const steps = etapesLiees(dossier);
  const done = steps.filter(({ status }) => status === 'termine').length;
  const next = steps.find(({ status }) => status !== 'termine') ?? steps.at(-1);
  return (
    <div className="page">
      <AgrementBand dossier={dossier} tete={tete} />
      <div className="deux-colonnes">
        <div className="pile pile--large">
          <PageHeading
            titre={dossier.description.titre}
            objet={`Dossier ${dossier.id_fo}`}
            fil={filAgrements}
            aide="agrement"
            chapo={`${count(done, 'étape terminée', 'étapes terminées')} sur ${steps.length}.`}
          />
          <RenvoiAgrement dossier={dossier} />
          {next && (
            <AppLink className="fr-btn" href={next.href}>
              {next.id === 'transmission'
                ? next.title
                : `${done > 1 ? 'Reprendre' : 'Continuer'} : ${next.title}`}
            </AppLink>
          )}
          <TaskList steps={steps} />
          {isRenvoye(dossier) && (
            <MessagesPanel
              id_fo={dossier.id_fo}
              destinataire={nomsServices(dossier)}
              association={dossier.demandeur.nom}
              canWrite={dossier.rights.message === true}
              help="Un message ne corrige pas le dossier : il reste à transmettre."
            />
          )}
        </div>
        <AutourAgrement dossier={dossier} />
      </div>
    </div>
  );
}
