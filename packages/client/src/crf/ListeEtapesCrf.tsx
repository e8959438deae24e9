import { ouvertureSaid } from '@asso/domain/crf/crf.words';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TaskList } from '../ui/TaskList.tsx';
import { CrfBand } from './CrfBand.tsx';
import { CrfPdf } from './CrfPdf.tsx';
import { etapesLieesCrf } from './etapes-crf.ts';
import { filDuDossier, titreCrf } from './fil-crf.ts';
import { RenvoiCrf } from './RenvoiCrf.tsx';
import type { EditionCrf } from './use-crf.ts';
import '../dossier/dossier.css';
import './crf.css';

/** « Que reste-t-il à faire ? » Until it is transmitted, the page also says how the report began. */
export function ListeEtapesCrf({ crf, tete }: EditionCrf) {
  const { exercice, id_etat } = crf.description;
  const steps = etapesLieesCrf(crf);
  const done = steps.filter(({ status }) => status === 'termine').length;
  const next = steps.find(({ status }) => status !== 'termine') ?? steps.at(-1);
  const quoi = id_etat === 1 ? ('CLONED' as const) : ('FETCHED' as const);
  return (
    <div className="page">
      <CrfBand crf={crf} tete={tete} />
      <div className="pile pile--large">
        <PageHeading
          titre={titreCrf(exercice)}
          objet={`Dossier ${crf.id_fo}`}
          fil={filDuDossier(crf)}
          aide="crf"
          chapo={`Qu’avez-vous fait de la subvention, comparé au prévu ? ${count(done, 'étape terminée', 'étapes terminées')} sur ${steps.length}.`}
        />
        <RenvoiCrf crf={crf} hasLinks />
        {id_etat < 3 && (
          <Notice tone="info" title={ouvertureSaid({ quoi, exercice, cree_le: new Date(crf.cree_le) })}>
            {quoi === 'CLONED' && 'Le prévu est déjà écrit : dites ce qui a été réalisé.'}
          </Notice>
        )}
        {next && (
          <p>
            <AppLink className="fr-btn" href={next.href}>
              {next.id === 'transmission'
                ? next.title
                : `${id_etat > 1 ? 'Reprendre' : 'Commencer'} : ${next.title}`}
            </AppLink>
          </p>
        )}
        <TaskList steps={steps} />
        <p>
          <CrfPdf crf={crf} />
        </p>
      </div>
    </div>
  );
}
