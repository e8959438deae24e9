import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { EtatBadge } from '../dossier/EtatBadge.tsx';
import { mainInstruction, nomsServices } from '../dossier/etat-dossier.ts';
import { MessagesPanel } from '../dossier/MessagesPanel.tsx';
import { SuiviPanel } from '../dossier/SuiviPanel.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { DownloadLink } from '../platform/DownloadLink.tsx';
import { PageHeading } from '../platform/PageHeading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ArgentDossier } from './ArgentDossier.tsx';
import { ContenuTransmis } from './ContenuTransmis.tsx';
import { DossierBand } from './DossierBand.tsx';
import { listeHref } from './dossier-liens.ts';
import { RenvoiNotice } from './RenvoiNotice.tsx';
import { RestaurerPanel } from './RestaurerPanel.tsx';
import { RibPanel } from './RibPanel.tsx';
import { attendusDe, phraseDe } from './suivi-attendu.ts';
import type { DossierRead } from './use-dossier.ts';
import '../dossier/dossier.css';

type DossierSuiviProps = { dossier: DossierSubventionView; found: DossierRead };

/** « Où en est ma demande, et l'argent ? » One sentence, the money, what happened, what was sent. */
export function DossierSuivi({ dossier, found }: DossierSuiviProps) {
  const { description, id_fo, rights, isPast, isACompleter } = dossier;
  const instruction = mainInstruction(dossier);
  const { etat, service } = instruction;
  const isNonTransmis = etat === 'A' || etat === 'C';
  return (
    <div className="page">
      {isNonTransmis && <DossierBand dossier={dossier} />}
      <PageHeading
        titre={description.titre}
        objet={`Dossier ${id_fo}`}
        fil={[{ label: 'Mes dossiers', href: '/dossiers' }]}
        aide="subvention"
        badge={<EtatBadge etat={etat} />}
        chapo={phraseDe(dossier)}
        actions={
          <DownloadLink row={dossierEndpoints.readPdf} params={{ id: id_fo }} details="pdf">
            Télécharger le dossier
          </DownloadLink>
        }
      />
      {isPast && <p className="discret fr-icon-lock-line">Exercice passé</p>}
      {etat === 'C' && (
        <RenvoiNotice dossier={dossier}>
          {rights.edit && <ReprendreLink dossier={dossier}>Corriger le dossier</ReprendreLink>}
        </RenvoiNotice>
      )}
      {etat === 'A' && rights.edit && <ReprendreLink dossier={dossier}>Reprendre le dossier</ReprendreLink>}
      {isACompleter && (
        <Notice tone="attention" title="Dossier à compléter">
          {`${service.nom} attend des pièces ou des réponses. Répondez-lui par message.`}
        </Notice>
      )}
      {rights.restore && <RestaurerPanel dossier={dossier} found={found} />}
      <ArgentDossier dossier={dossier} />
      <div className="deux-colonnes">
        <SuiviPanel id_fo={id_fo} attendus={attendusDe(dossier)} />
        <div className="pile pile--large">
          <MessagesPanel
            id_fo={id_fo}
            destinataire={nomsServices(dossier)}
            association={dossier.demandeur.nom}
            canWrite={rights.message === true}
            help="Un message ne corrige pas le dossier."
          />
          <RibPanel dossier={dossier} found={found} />
        </div>
      </div>
      <ContenuTransmis
        dossier={dossier}
        titre={isNonTransmis ? 'Ce que contient le dossier' : 'Ce que vous avez transmis'}
      />
    </div>
  );
}

const ReprendreLink = ({ dossier, children }: { dossier: DossierSubventionView; children: string }) => (
  <p>
    <AppLink className="fr-btn" href={listeHref(dossier)}>
      {children}
    </AppLink>
  </p>
);
