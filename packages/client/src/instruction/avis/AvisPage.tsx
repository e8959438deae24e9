import { type AvisView, avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { showEcheance } from '@asso/domain/identifiants/echeances-affichees';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { useMemo } from 'react';
import { LecturePieces } from '../../demarche/pieces/LecturePieces.tsx';
import { DocumentLink } from '../../document/DocumentLink.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { now } from '../../platform/clock.ts';
import { go } from '../../platform/page/navigation.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useRead } from '../../platform/use-read.ts';
import { LectureDemandeur } from '../../subvention/LectureDemandeur.tsx';
import { LectureProjet } from '../../subvention/projet/LectureProjet.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useMedia } from '../../ui/page/use-media.ts';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { FoldOnPhone } from '../dossier/FoldOnPhone.tsx';
import { TouchesAide } from '../file/TouchesAide.tsx';
import { type Touche, useTouches } from '../file/use-touches.ts';
import { isForThePoste } from '../poste/touche-du-poste.ts';
import { AvisFile } from './AvisFile.tsx';
import { AvisNav } from './AvisNav.tsx';
import { AvisReponseForm, pressSens, titreReponse } from './AvisReponseForm.tsx';
import { avisHref, avisRecusHref, intituleAvis, listSectionLabels, sayAvis } from './avis-words.ts';
import { useAvisARendre } from './use-avis-a-rendre.ts';
import '../../dossier/dossier.css';
import '../dossier/service-dossier.css';
import '../dossier/partie-lue.css';
import '../poste/poste.css';
import './avis.css';

/**
 * The desk of a consulted service: the opinions that wait at the left, the question and what is shown of the dossier in
 * the middle, the answer at the right, always in sight.
 */
export function AvisPage({ id }: { id: string }) {
  const read = useRead(avisEndpoints.readAvis, { params: { avis: id } });
  const attendus = useAvisARendre(id);
  const { previous, next } = attendus;
  const touches = useMemo((): readonly Touche[] => {
    const follow = (one: AvisView | null) => one !== null && go(avisHref(one.id));
    return [
      { nom: 'j', effet: 'avis suivant', agir: () => follow(next) },
      { nom: 'k', effet: 'avis précédent', agir: () => follow(previous) },
      { nom: '1 à 4', touches: ['1', '2', '3', '4'], effet: 'choisir votre avis', agir: pressSens },
      { nom: 'Ctrl Entrée', effet: 'rendre l’avis' },
      { nom: '?', effet: 'voir les touches' },
    ];
  }, [previous, next]);
  const { isHelpOpen, closeHelp } = useTouches(touches, { isFor: isForThePoste });
  return (
    <div className={`page page--serree poste${attendus.items.length > 0 ? ' poste--file' : ''}`}>
      <AvisFile attendus={attendus} id={id} />
      <div className="poste__dossier poste__dossier--sans-ancres">
        <AvisNav attendus={attendus} />
        <ReadPage read={read}>
          {({ avis, dossier }) => (
            <>
              <Tete avis={avis} />
              {dossier && <Partage dossier={dossier} avis={avis} />}
              <aside className="poste__volet avis-reponse" aria-label="Votre réponse">
                {avis.rights.rendre ? (
                  <AvisReponseForm
                    avis={avis}
                    onGiven={() => Promise.all([read.reload(), attendus.reload()])}
                  />
                ) : (
                  <Rendu avis={avis} suivant={next} />
                )}
              </aside>
            </>
          )}
        </ReadPage>
      </div>
      {isHelpOpen && <TouchesAide titre="Touches de l’avis" lignes={touches} onClose={closeHelp} />}
    </div>
  );
}

/** Where the answer stands below the text instead of beside it. */
const belowTheText = '(max-width: 79.99em)';

/** Says what is asked, of whom, before when: the question comes before anything of the dossier. */
function Tete({ avis }: { avis: AvisView }) {
  const isBelow = useMedia(belowTheText);
  const avant = new Date(avis.avant_le);
  const { relative } = showEcheance(avant, now());
  const faits = [
    avis.association,
    avis.titre,
    `demandé par ${avis.demande_par}, ${avis.service}`,
    avis.id_fo,
  ];
  return (
    <>
      <div className="poste__tete pile pile--serree">
        <PageHeading
          titre={`Avis : ${intituleAvis(avis)}`}
          fil={[
            { label: 'Mon jour', href: '/instructeur' },
            { label: 'Avis demandés à mon service', href: avisRecusHref },
          ]}
          aide="instruction"
          badge={
            <StateBadge tone={avis.rights.rendre ? 'orange' : 'gris'}>
              {avis.rights.rendre ? `Votre avis avant le ${formatDate(avant)}` : sayAvis(avis)}
            </StateBadge>
          }
          faits={faits.join(' · ')}
        />
      </div>
      <section className="poste__annonces pile pile--serree" aria-labelledby="question">
        <blockquote className="citation avis-question">
          <h2 id="question" className="avis-question__titre">
            Ce qu’on vous demande
          </h2>
          <p>{avis.question}</p>
          <p className="discret">
            {avis.demande_par}
            {avis.rights.rendre && `, réponse attendue ${relative}`}
          </p>
        </blockquote>
        {avis.rights.rendre && isBelow && (
          <p>
            <button
              type="button"
              className="fr-btn fr-btn--secondary fr-btn--sm"
              onClick={() => document.getElementById(titreReponse)?.focus()}
            >
              Aller à ma réponse
            </button>
          </p>
        )}
        {!avis.rights.lire && (
          <Notice tone="info" title="Le dossier ne vous est plus montré">
            Il l’était tant que votre avis était attendu.
          </Notice>
        )}
      </section>
    </>
  );
}

/** What was answered, and the next opinion that waits. */
const Rendu = ({ avis, suivant }: { avis: AvisView; suivant: AvisView | null }) => (
  <div className="pile pile--serree">
    <h2 className="fr-h4">{avis.etat === 'rendu' ? 'Avis rendu' : 'Avis plus attendu'}</h2>
    <p>{sayAvis(avis)}</p>
    {avis.texte && <blockquote className="citation">{avis.texte}</blockquote>}
    {avis.document && <DocumentLink {...avis.document} />}
    {suivant && (
      <p>
        <AppLink className="fr-btn" href={avisHref(suivant.id)}>
          Avis suivant<span className="invisible"> : {intituleAvis(suivant)}</span>
        </AppLink>
      </p>
    )}
  </div>
);

/** Shows the shared parts to the consulted service exactly as the asking service reads them. */
function Partage({ dossier, avis }: { dossier: DossierSubventionView; avis: AvisView }) {
  const has = (section: AvisView['sections'][number]) => avis.sections.includes(section);
  return (
    <div className="pile poste__parties">
      {has('budgets') && (
        <div className="pile pile--serree">
          <KeyFigures
            label="Montant du dossier"
            figures={[{ label: 'Demandé', value: formatEuros(dossier.montant_demande) }]}
          />
        </div>
      )}
      <p className="discret">
        Vous lisez : {listSectionLabels(avis)}. Ni le RIB, ni les notes du service, ni le reste du dossier.
      </p>
      {(has('projets') || has('budgets')) &&
        dossier.projets.map((projet, index) => (
          <FoldOnPhone
            key={projet.id}
            className="feuille poste__partie"
            summary={nomProjet(projet)}
            isOpen={index === 0}
          >
            <h2 className="poste__titre">{nomProjet(projet)}</h2>
            <LectureProjet dossier={dossier} projet={projet} montre={avis.sections} />
          </FoldOnPhone>
        ))}
      {has('pieces') && (
        <FoldOnPhone className="feuille poste__partie" summary="Pièces" isOpen>
          <h2 className="poste__titre">Pièces</h2>
          <LecturePieces pieces={dossier.pieces} />
        </FoldOnPhone>
      )}
      {has('demandeur') && (
        <FoldOnPhone className="feuille poste__partie" summary="Demandeur" isOpen={false}>
          <h2 className="poste__titre">Demandeur</h2>
          <LectureDemandeur dossier={dossier} sansRib />
        </FoldOnPhone>
      )}
    </div>
  );
}
