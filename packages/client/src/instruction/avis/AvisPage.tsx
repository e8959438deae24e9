import { type AvisView, avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { showEcheance } from '@asso/domain/identifiants/echeances-affichees';
import { deNom } from '@asso/domain/identifiants/elision';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { LecturePieces } from '../../demarche/pieces/LecturePieces.tsx';
import { DocumentLink } from '../../document/DocumentLink.tsx';
import { now } from '../../platform/clock.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useRead } from '../../platform/use-read.ts';
import { LectureDemandeur } from '../../subvention/LectureDemandeur.tsx';
import { LectureProjet } from '../../subvention/projet/LectureProjet.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AvisReponseForm, titreReponse } from './AvisReponseForm.tsx';
import { avisRecusHref, avisSaid, sectionsSaid } from './avis-words.ts';
import '../../dossier/dossier.css';
import '../dossier/service-dossier.css';

/** The page where a consulted service reads the question and the parts of the dossier shown to it, then answers. */
export function AvisPage({ id }: { id: string }) {
  const read = useRead(avisEndpoints.readAvis, { params: { avis: id } });
  return (
    <ReadPage read={read}>
      {({ avis, dossier }) => (
        <div className="page page--serree">
          <PageHeading
            titre={`Avis : ${avis.id_fo} · ${avis.association}`}
            fil={[
              { label: 'Tableau de bord', href: '/instructeur' },
              { label: 'Avis demandés à mon service', href: avisRecusHref },
            ]}
            aide="instruction"
            chapo={`${avis.titre} · demandé par ${avis.service} · ${avisSaid(avis)}`}
          />
          <section className="pile pile--serree" aria-labelledby="question">
            <h2 id="question" className="fr-h4">
              Question {deNom(avis.service)}
            </h2>
            <blockquote className="citation">{avis.question}</blockquote>
            {avis.rights.rendre && (
              <>
                <p>Réponse attendue avant le {echeanceSaid(avis)}.</p>
                <p>
                  <button
                    type="button"
                    className="fr-btn fr-btn--secondary fr-btn--sm"
                    onClick={() => document.getElementById(titreReponse)?.focus()}
                  >
                    Aller à ma réponse
                  </button>
                </p>
              </>
            )}
          </section>
          {avis.texte && <Reponse avis={avis} />}
          {dossier ? (
            <Partage dossier={dossier} avis={avis} />
          ) : (
            <Notice tone="info" title="Le dossier ne vous est plus montré">
              Il l’était tant que votre avis était attendu.
            </Notice>
          )}
          {avis.rights.rendre && <AvisReponseForm avis={avis} onGiven={read.reload} />}
        </div>
      )}
    </ReadPage>
  );
}

function echeanceSaid({ avant_le }: AvisView): string {
  const { date, relative } = showEcheance(new Date(avant_le), now());
  return `${date}, ${relative}`;
}

const Reponse = ({ avis }: { avis: AvisView }) => (
  <section className="pile pile--serree" aria-labelledby="reponse">
    <h2 id="reponse" className="fr-h4">
      Avis rendu
    </h2>
    <p>{avisSaid(avis)}</p>
    <blockquote className="citation">{avis.texte}</blockquote>
    {avis.document && <DocumentLink {...avis.document} />}
  </section>
);

/** Shows the shared parts to the consulted service exactly as the asking service reads them. */
function Partage({ dossier, avis }: { dossier: DossierSubventionView; avis: AvisView }) {
  const has = (section: AvisView['sections'][number]) => avis.sections.includes(section);
  return (
    <section className="pile dossier-service__partie" aria-labelledby="partage">
      <h2 id="partage" className="fr-h4">
        Ce qui vous est montré
      </h2>
      <p className="discret">{sectionsSaid(avis)}. Le reste du dossier ne vous est pas montré.</p>
      {has('demandeur') && (
        <section>
          <h3 className="fr-h5">Demandeur</h3>
          <LectureDemandeur dossier={dossier} sansRib />
        </section>
      )}
      {has('pieces') && (
        <section>
          <h3 className="fr-h5">Pièces</h3>
          <LecturePieces pieces={dossier.pieces} />
        </section>
      )}
      {(has('projets') || has('budgets')) &&
        dossier.projets.map((projet, index) => (
          <details key={projet.id} className="plis" open={index === 0}>
            <summary>
              <span className="plis__titre">{nomProjet(projet)}</span>
            </summary>
            <LectureProjet dossier={dossier} projet={projet} montre={avis.sections} />
          </details>
        ))}
    </section>
  );
}
