import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { isIdEtatTransmis } from '@asso/domain/dossier/dossier.rules';
import { sayRecours } from '@asso/domain/dossier/part-service.words';
import { describeSuivi, type SuiviWords } from '@asso/domain/dossier/suivi/etat-suivi.words';
import { useEffect } from 'react';
import { renvoiSuite } from '../demarche/etapes-liees.ts';
import { raisonLecture } from '../demarche/mode-dossier.ts';
import { PointsRenvoyes } from '../demarche/renvoi/PointsRenvoyes.tsx';
import { ACompleterNotice } from '../dossier/ACompleterNotice.tsx';
import { toComplete } from '../dossier/completude.ts';
import { DossierPdf } from '../dossier/DossierPdf.tsx';
import { EtatDuSuiviPanel } from '../dossier/EtatDuSuiviPanel.tsx';
import { mainInstruction, nomsServices, sayToServices } from '../dossier/etat-dossier.ts';
import { readSuiviFaits } from '../dossier/faits-du-suivi.ts';
import { MessagesPanel } from '../dossier/messages/MessagesPanel.tsx';
import { RecepissePdf } from '../dossier/RecepissePdf.tsx';
import { SuiviPanel } from '../dossier/SuiviPanel.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { now } from '../platform/clock.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useRead } from '../platform/use-read.ts';
import { AccordObtenu } from './AccordObtenu.tsx';
import { completeAgrementHref, dossierAgrementHref, filAgrements, liensAgrement } from './agrement-href.ts';
import { ContenuAgrement } from './ContenuAgrement.tsx';
import type { AgrementRead } from './edition.ts';
import '../dossier/dossier.css';
import '../suivi/suivi.css';

type AgrementLectureProps = { dossier: DossierAgrementView; found: AgrementRead };

/**
 * Shows an agrément dossier to the association: its state, the answer, what happened and what was sent. The answers
 * cannot be changed here [R4.63].
 */
export function AgrementLecture({ dossier, found: { refresh } }: AgrementLectureProps) {
  const { id_fo, rights, isACompleter, definition } = dossier;
  const { etat, motif, service } = mainInstruction(dossier);
  const isRefuse = etat === '11' || etat === '12';
  const historique = useRead(dossierEndpoints.readHistorique, { params: { id: id_fo } });
  const messages = historique.state === 'lu' ? historique.value.messages : [];
  const delaiJours = definition.delai_habituel_jours ?? null;
  const dit = describeSuivi(readSuiviFaits(dossier, { now: now(), messages, delaiJours }));
  // The service may have answered since the confirmation page was shown.
  useEffect(() => void refresh(), [refresh]);
  const isDraft = etat === 'A' || etat === 'C';
  return (
    <div className="page suivi">
      <PageHeading
        titre={dossier.description.titre}
        objet={`Dossier ${id_fo}`}
        faits={`${nomsServices(dossier)} · dossier ${id_fo}`}
        fil={filAgrements}
        aide="agrement"
        actions={<DossierPdf id={id_fo}>Télécharger le dossier</DossierPdf>}
      />
      <EtatDuSuiviPanel dit={dit} acte={<Acte dossier={dossier} acte={dit.acte} />}>
        {motif && isRefuse && <blockquote className="citation">{motif}</blockquote>}
        {isRefuse && <p>{sayRecours(service.nom)}</p>}
      </EtatDuSuiviPanel>
      {(isDraft || etat === 'B') && (
        <p className="discret fr-icon-lock-line">
          Lecture seule : {raisonLecture(etat, rights.edit === true)}.
        </p>
      )}
      <PointsRenvoyes liens={liensAgrement} dossier={dossier} />
      {isACompleter &&
        dossier.instructions
          .filter((one) => one !== toComplete(dossier)[0])
          .map((one) => (
            <ACompleterNotice
              key={one.id_service_instructeur}
              instruction={one}
              href={completeAgrementHref(dossier, one.id_service_instructeur)}
            />
          ))}
      <AccordObtenu dossier={dossier} />
      <div className="deux-colonnes suivi__colonnes">
        <SuiviPanel
          id_fo={id_fo}
          forAssociation={{
            recepisse: isIdEtatTransmis(dossier.description.id_etat) && <RecepissePdf id={id_fo} />,
          }}
        />
        <MessagesPanel
          id_fo={id_fo}
          destinataire={sayToServices(dossier)}
          association={dossier.demandeur.nom}
          canWrite={rights.message === true}
          help="Un message ne corrige pas le dossier."
        />
      </div>
      <section className="pile pile--serree" aria-labelledby="contenu-dossier">
        <h2 id="contenu-dossier">{isDraft ? 'Ce que contient le dossier' : 'Ce que vous avez envoyé'}</h2>
        <ContenuAgrement dossier={dossier} />
      </section>
    </div>
  );
}

/** The only filled button of the page, for what the state asks for. */
function Acte({ dossier, acte }: { dossier: DossierAgrementView; acte: SuiviWords['acte'] }) {
  if (acte === null) return null;
  if (acte === 'repondre' || acte === 'ecrire') {
    return (
      <button
        type="button"
        className="fr-btn"
        onClick={() => document.getElementById('nouveau-message')?.focus()}
      >
        {acte === 'repondre' ? 'Répondre' : 'Écrire au service'}
      </button>
    );
  }
  const { href, label } = lienOf(dossier, acte);
  return (
    <AppLink className="fr-btn" href={href}>
      {label}
    </AppLink>
  );
}

function lienOf(dossier: DossierAgrementView, acte: SuiviWords['acte']): { href: string; label: string } {
  const [attendu] = toComplete(dossier);
  if (acte === 'completer' && attendu) {
    return {
      href: completeAgrementHref(dossier, attendu.id_service_instructeur),
      label: 'Compléter le dossier',
    };
  }
  const label = acte === 'reprendre' ? 'Reprendre le dossier' : 'Corriger le dossier';
  return renvoiSuite(liensAgrement, dossier) ?? { href: dossierAgrementHref(dossier), label };
}
