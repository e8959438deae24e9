import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import type { MaDemande } from '@asso/contract/association/acces.schemas';
import { adhesionEndpoints } from '@asso/contract/association/adhesion.endpoints';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { type ReactNode, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { brand } from '../../platform/brand.ts';
import { call } from '../../platform/call/call.ts';
import { go } from '../../platform/page/navigation.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { notify } from '../../platform/session/announcements.ts';
import { loadUser } from '../../platform/session/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ActeButton } from '../acces/ActeButton.tsx';
import { accesHref } from '../fiche/fiche-href.ts';
import { adhesionHref } from './adhesion-href.ts';
import { etatsDemande, recoursDemande, suiteDemande } from './demande-words.ts';
import { PreuveDepot } from './PreuveDepot.tsx';
import '../association.css';

type DemandeSuivieProps = {
  demande: MaDemande;
  onChanged: () => Promise<unknown>;
  /** Replaces the title of the page just after the request is made. */
  heading?: ReactNode;
};

/** Shows where a request stands, why, and what the person may do. */
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

type RenoncerButtonProps = { demande: MaDemande; onDone: () => Promise<unknown> };

/** A button that cancels a request which awaits its answer; the request keeps its page. */
const RenoncerButton = ({ demande: { id, association, id_siret }, onDone }: RenoncerButtonProps) => (
  <ActeButton
    label="Annuler ma demande"
    what={`pour ${association.nom}`}
    title="Annuler votre demande d’accès"
    confirm="Annuler ma demande"
    isDanger
    act={() =>
      call(accesEndpoints.exitAssociation, {
        params: { authId: 'moi' },
        query: { idAsso: id_siret ?? association.id },
        body: { demande_seule: true },
      })
    }
    done="Votre demande d’accès est annulée."
    onDone={async () => {
      // The address changes first, because the page of the association closes when the request ends.
      go(`/user/demandes-acces/${id}`, { replace: true });
      await loadUser({ again: true });
      await onDone();
    }}
  >
    <p>Vous pourrez en faire une autre plus tard : les preuves jointes y serviront.</p>
  </ActeButton>
);

type RappelButtonProps = {
  association: { id_rna: string | null; id_siren: string | null; id_correspondance: string };
  gestionnaires: number;
};

/** A button that reminds the managers of a request, once a day: the server says when it is too early. */
function RappelButton({ association, gestionnaires }: RappelButtonProps) {
  const [said, setSaid] = useState<{ tone: 'succes' | 'info' | 'erreur'; text: string } | null>(null);
  const { id_rna, id_siren, id_correspondance } = association;
  const remind = async () => {
    const outcome = await call(adhesionEndpoints.remindManagers, {
      body: { id_rna, id_siren, id_correspondance },
    });
    if (!outcome.ok) return setSaid({ tone: 'erreur', text: outcome.problem.message });
    const isSent = outcome.value.prevenues > 0;
    const text = isSent
      ? 'Rappel envoyé.'
      : 'Un rappel est déjà parti : vous pourrez en envoyer un autre demain.';
    notify(isSent ? 'succes' : 'info', text);
    setSaid({ tone: isSent ? 'succes' : 'info', text });
  };
  return (
    <>
      {said && <Notice tone={said.tone} title={said.text} />}
      <p>
        <ActionButton kind="secondaire" onPress={remind} busyText="Rappel en cours…">
          {gestionnaires > 1 ? `Relancer les ${gestionnaires} personnes` : 'Relancer la personne'}
        </ActionButton>
      </p>
    </>
  );
}
