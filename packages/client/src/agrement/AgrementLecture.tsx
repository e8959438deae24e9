import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { isIdEtatTransmis } from '@asso/domain/dossier/dossier.rules';
import { useEffect } from 'react';
import { Bandeau } from '../demarche/Bandeau.tsx';
import { raisonLecture } from '../demarche/mode-dossier.ts';
import { RenvoiNotice } from '../demarche/renvoi/RenvoiNotice.tsx';
import { ACompleterNotice } from '../dossier/ACompleterNotice.tsx';
import { DossierPdf } from '../dossier/DossierPdf.tsx';
import { EtatBadge } from '../dossier/EtatBadge.tsx';
import { mainInstruction, nomsServices, phraseEtat } from '../dossier/etat-dossier.ts';
import { MessagesPanel } from '../dossier/messages/MessagesPanel.tsx';
import { SuiviPanel } from '../dossier/SuiviPanel.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { AccordObtenu } from './AccordObtenu.tsx';
import { completerHref, dossierAgrementHref, filAgrements, liensAgrement } from './agrement-href.ts';
import { ContenuAgrement } from './ContenuAgrement.tsx';
import { motsAgrement } from './demarche-agrement.ts';
import type { AgrementRead } from './edition.ts';
import { RecepisseAgrement } from './RecepisseAgrement.tsx';
import '../dossier/dossier.css';

type AgrementLectureProps = { dossier: DossierAgrementView; found: AgrementRead };

/**
 * « Où en est ma demande ? » The page says its state, the answer, what happened and what was sent. Nothing is
 * saved here [R4.63].
 */
export function AgrementLecture({ dossier, found: { refresh } }: AgrementLectureProps) {
  const { id_fo, rights, isACompleter } = dossier;
  const { etat, motif } = mainInstruction(dossier);
  // The service may have answered since the confirmation page was shown.
  useEffect(() => void refresh(), [refresh]);
  const isDraft = etat === 'A' || etat === 'C';
  return (
    <div className="page">
      {isDraft && <Bandeau mots={motsAgrement} dossier={dossier} />}
      <PageHeading
        titre={`${dossier.description.titre} · dossier ${id_fo}`}
        fil={filAgrements}
        aide="agrement"
        badge={<EtatBadge etat={etat} />}
        chapo={phraseEtat(etat, { motif, genre: 'agrement' })}
        actions={<DossierPdf id={id_fo}>Télécharger le dossier</DossierPdf>}
      />
      {(isDraft || etat === 'B') && (
        <p className="discret fr-icon-lock-line">
          Lecture seule : {raisonLecture(etat, rights.edit === true)}.
        </p>
      )}
      <RenvoiNotice liens={liensAgrement} dossier={dossier} isShort />
      {isDraft && rights.edit && (
        <p>
          <AppLink className="fr-btn" href={dossierAgrementHref(dossier)}>
            {etat === 'C' ? 'Corriger le dossier' : 'Reprendre le dossier'}
          </AppLink>
        </p>
      )}
      {isACompleter &&
        dossier.instructions.map((one) => (
          <ACompleterNotice
            key={one.id_service_instructeur}
            instruction={one}
            href={completerHref(dossier, one.id_service_instructeur)}
          />
        ))}
      <AccordObtenu dossier={dossier} />
      <div className="deux-colonnes">
        <SuiviPanel
          id_fo={id_fo}
          forAssociation={{
            recepisse: isIdEtatTransmis(dossier.description.id_etat) && <RecepisseAgrement id={id_fo} />,
          }}
        />
        <MessagesPanel
          id_fo={id_fo}
          destinataire={nomsServices(dossier)}
          association={dossier.demandeur.nom}
          canWrite={rights.message === true}
          help="Un message ne corrige pas le dossier."
        />
      </div>
      <section className="pile" aria-label="Contenu du dossier">
        <ContenuAgrement dossier={dossier} />
      </section>
    </div>
  );
}
