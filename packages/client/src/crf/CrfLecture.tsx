import type { CrfView } from '@asso/contract/crf/crf.schemas';
import { isCrfEditable } from '@asso/domain/crf/crf.states';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Timeline } from '../ui/Timeline.tsx';
import { CrfPdf } from './CrfPdf.tsx';
import { crfHref, dossierFil, titreCrf } from './crf-href.ts';
import { DecisionCrf } from './DecisionCrf.tsx';
import { EtatCrfBadge } from './EtatCrfBadge.tsx';
import type { CrfRead } from './edition.ts';
import { ResumeCrf } from './ResumeCrf.tsx';
import './crf.css';

/** Shows a report and its state; beside its content, what the service does about it, and its history. */
export function CrfLecture({ dossier: crf, found }: { dossier: CrfView; found: CrfRead }) {
  const { description, decisions, rights } = crf;
  const isDraft = isCrfEditable(description.id_etat);
  return (
    <div className="page">
      <PageHeading
        titre={titreCrf(description.exercice)}
        objet={`Dossier ${crf.id_fo}`}
        fil={dossierFil(crf)}
        aide="crf"
        badge={<EtatCrfBadge etat={description.id_etat} />}
        chapo={decisions.length > 0 || !rights.edit ? crf.dossier.nom : description.phrase}
        actions={<CrfPdf dossier={crf} />}
      />
      {isDraft && rights.edit && (
        <p>
          <AppLink className="fr-btn" href={crfHref(crf)}>
            Reprendre le compte rendu
          </AppLink>
        </p>
      )}
      {isDraft && !rights.edit && (
        <Notice
          tone="info"
          title="L’association n’a pas transmis ce compte rendu : il peut encore changer."
        />
      )}
      <div className="deux-colonnes">
        <ResumeCrf dossier={crf} />
        <aside className="pile pile--large" aria-label="Décision et suivi">
          <DecisionCrf crf={crf} found={found} />
          <Suivi crf={crf} />
        </aside>
      </div>
    </div>
  );
}

const Suivi = ({ crf }: { crf: CrfView }) => (
  <section className="pile pile--serree" aria-labelledby="suivi-crf">
    <h2 className="fr-h4" id="suivi-crf">
      Suivi
    </h2>
    <Timeline
      label="Suivi du compte rendu"
      items={crf.historique.map((one) => ({
        id: one.id,
        kind: 'crf',
        date: formatHorodatage(new Date(one.le)),
        text: (
          <>
            {one.fait}
            {one.cote !== 'portail' && ` par ${one.par}`}
            {one.motif && <p className="texte-saisi">{one.motif}</p>}
          </>
        ),
      }))}
    />
  </section>
);
