import type { MaDemande } from '@asso/contract/association/acces.schemas';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import type { ReactNode } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { brand } from '../../platform/brand.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { RenoncerButton } from '../acces/RenoncerButton.tsx';
import { accesHref } from '../fiche/rubriques.ts';
import { adhesionHref } from './adhesion-href.ts';
import { etatsDemande, recoursDemande, suiteDemande } from './demande-words.ts';
import { PreuveDepot } from './PreuveDepot.tsx';
import { RappelButton } from './RappelButton.tsx';
import '../association.css';

type DemandeSuivieProps = {
  demande: MaDemande;
  onChanged: () => Promise<unknown>;
  /** This replaces the usual title on the page shown just after the request is made. */
  heading?: ReactNode;
};

/**
 * The page says where the request stands, why, and what the person may do, just after the request as well as later.
 */
export function DemandeSuivie({ demande, onChanged, heading }: DemandeSuivieProps) {
  const { association, phase, preuves, prend_preuve } = demande;
  const isWaiting = ['gestionnaires', 'desaccord', 'preuve', 'administration'].includes(phase);
  const motif = demande.desaccord?.motif ?? demande.reponse?.motif;
  const recours = recoursDemande(demande, brand.assistance);
  return (
    <div className="page colonne-texte">
      {heading ?? <PageHeading titre={etatsDemande[phase].titre} objet={association.nom} />}
      <section className="pile" aria-labelledby="suite">
        <h2 id="suite" className="fr-h4">
          Où en est votre demande
        </h2>
        <p>
          Accès à {association.nom}, demandé le{' '}
          <span className="nombre">{formatDate(new Date(demande.demandee_le))}</span>.
        </p>
        <p>{suiteDemande(demande)}</p>
        {motif && <p>Motif : {motif}</p>}
        {recours && <p>{recours}</p>}
        {demande.message && <p className="discret">Votre message : {demande.message}</p>}
        {(phase === 'gestionnaires' || phase === 'preuve') && demande.gestionnaires > 0 && (
          <RappelButton association={association} gestionnaires={demande.gestionnaires} />
        )}
      </section>
      {(prend_preuve || preuves.length > 0) && (
        <section className="pile" aria-labelledby="preuves">
          <h2 id="preuves" className="fr-h4">
            Vos preuves
          </h2>
          <PreuveDepot
            idAssociation={association.id}
            preuves={preuves}
            isOpen={prend_preuve}
            onChanged={onChanged}
          />
        </section>
      )}
      <div className="actions">
        {demande.peut_refaire && <Refaire demande={demande} />}
        {(phase === 'active' || phase === 'contestee') && (
          <AppLink className="fr-btn" href={accesHref(association.id_correspondance)}>
            Ouvrir l’association
          </AppLink>
        )}
        <AppLink
          className={`fr-btn${demande.peut_refaire || !isWaiting ? ' fr-btn--secondary' : ''}`}
          href="/user/dashboard"
        >
          Revenir à l’accueil
        </AppLink>
        {isWaiting && <RenoncerButton demande={demande} onDone={onChanged} />}
      </div>
    </div>
  );
}

const Refaire = ({ demande: { association, id_siret } }: { demande: MaDemande }) => (
  <AppLink
    className="fr-btn"
    href={adhesionHref('certificat-honneur', {
      asso: association.id_rna ?? association.id_siren ?? association.id_correspondance,
      siret: id_siret ?? association.id_siret_siege,
    })}
  >
    Refaire une demande
  </AppLink>
);
