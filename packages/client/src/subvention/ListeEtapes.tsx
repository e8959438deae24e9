import { count } from '@asso/domain/identifiants/affichage';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { mainInstruction } from '../dossier/etat-dossier.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/PageHeading.tsx';
import { TaskList } from '../ui/TaskList.tsx';
import { ActionsDossier } from './ActionsDossier.tsx';
import { DossierBand } from './DossierBand.tsx';
import { DraftIndicator } from './DraftIndicator.tsx';
import type { Edition } from './edition.ts';
import { etapeLinks } from './etape-links.ts';
import { optionsDe } from './options-dossier.ts';
import { RenvoiNotice } from './RenvoiNotice.tsx';
import '../dossier/dossier.css';

/** « Où en suis-je, que reste-t-il, avant quand ? » */
export function ListeEtapes({ dossier, tete }: Edition) {
  const steps = etapeLinks(dossier);
  const done = steps.filter(({ status }) => status === 'termine').length;
  const next =
    steps.find(({ status }) => status === 'a-completer' || status === 'a-commencer') ?? steps.at(-1);
  const isSentBack = mainInstruction(dossier).etat === 'C';
  const verb = isSentBack ? 'Corriger' : done > 1 ? 'Reprendre' : 'Continuer';
  const indicator = (
    <DraftIndicator draft={tete} fields={dossierSubventionFields} words={{ options: optionsDe(dossier) }} />
  );
  return (
    <div className="page">
      <DossierBand dossier={dossier} indicator={indicator} />
      <div className="deux-colonnes">
        <div className="pile pile--large">
          <PageHeading
            titre={dossier.description.titre}
            objet={`Dossier ${dossier.id_fo}`}
            fil={[{ label: 'Mes dossiers', href: '/dossiers' }]}
            aide="subvention"
            chapo={`${count(done, 'étape terminée', 'étapes terminées')} sur ${steps.length}.`}
          />
          {isSentBack && <RenvoiNotice dossier={dossier} />}
          {next && (
            <AppLink className="fr-btn" href={next.href}>
              {next.id === 'transmission' ? next.title : `${verb} : ${next.title}`}
            </AppLink>
          )}
          <TaskList steps={steps} />
        </div>
        <ActionsDossier dossier={dossier} />
      </div>
    </div>
  );
}
