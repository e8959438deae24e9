import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TaskList } from '../ui/TaskList.tsx';
import { AutourDemande } from './AutourDemande.tsx';
import type { Edition } from './edition.ts';
import { etapesLiees } from './etapes-siret.ts';
import { filDe, titre } from './fil-siret.ts';
import { SiretBand } from './SiretBand.tsx';
import '../dossier/dossier.css';

/** « Que reste-t-il à faire ? » The page lists the steps of the request. */
export function ListeEtapesSiret({ demande, saisie }: Edition) {
  const steps = etapesLiees(demande);
  const done = steps.filter(({ status }) => status === 'termine').length;
  const next = steps.find(({ status }) => status !== 'termine') ?? steps.at(-1);
  return (
    <div className="page">
      <SiretBand demande={demande} saisie={saisie} />
      <div className="deux-colonnes">
        <div className="pile pile--large">
          <PageHeading
            titre={titre}
            objet={`Demande ${demande.identifiant.id_fo_fonctionnel}`}
            fil={filDe}
            aide="siret"
            chapo={`Pour recevoir une subvention. Gratuit, environ 10 minutes. ${count(done, 'étape terminée', 'étapes terminées')} sur ${steps.length}.`}
          />
          {demande.motif && (
            <Notice tone="attention" title="Le service vous a rendu cette demande." level="h2">
              {demande.motif}
            </Notice>
          )}
          {next && (
            <AppLink className="fr-btn" href={next.href}>
              {next.id === 'transmission'
                ? next.title
                : `${done > 1 ? 'Reprendre' : 'Continuer'} : ${next.title}`}
            </AppLink>
          )}
          <TaskList steps={steps} />
        </div>
        <AutourDemande demande={demande} />
      </div>
    </div>
  );
}
