import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { isCrfEditable } from '@asso/domain/crf/crf.states';
import { isIdEtatTransmis } from '@asso/domain/dossier/dossier.rules';
import { CrfsPanel } from '../crf/CrfsPanel.tsx';
import { Bandeau } from '../demarche/Bandeau.tsx';
import { raisonLecture } from '../demarche/mode-dossier.ts';
import { RenvoiNotice } from '../demarche/renvoi/RenvoiNotice.tsx';
import { ACompleterNotice } from '../dossier/ACompleterNotice.tsx';
import { DossierPdf } from '../dossier/DossierPdf.tsx';
import { crfsHref } from '../dossier/dossier-href.ts';
import { EtatBadge } from '../dossier/EtatBadge.tsx';
import { faitsDossier, intituleDossier, mainInstruction, nomsServices } from '../dossier/etat-dossier.ts';
import { MessagesPanel } from '../dossier/messages/MessagesPanel.tsx';
import { PanneauxDossier } from '../dossier/PanneauxDossier.tsx';
import { SuiviPanel } from '../dossier/SuiviPanel.tsx';
import { PaiementsDossier } from '../paiement/PaiementsDossier.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { now } from '../platform/clock.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useRead } from '../platform/use-read.ts';
import { ContenuTransmis } from '../subvention/ContenuTransmis.tsx';
import { completerHref, liensSubvention, listeHref } from '../subvention/dossier-liens.ts';
import type { DossierRead } from '../subvention/edition.ts';
import { motsSubvention } from '../subvention/mots-subvention.ts';
import { RecepissePdf } from '../subvention/RecepissePdf.tsx';
import type { TimelineItem } from '../ui/Timeline.tsx';
import { ArgentDossier } from './ArgentDossier.tsx';
import { Avancement } from './Avancement.tsx';
import { Recours } from './Recours.tsx';
import { RestaurerPanel } from './RestaurerPanel.tsx';
import { RibPanel } from './RibPanel.tsx';
import { type Attendu, aVenir, phraseOf, prochaineEtape } from './suivi-attendu.ts';
import '../dossier/dossier.css';

type DossierSuiviProps = { dossier: DossierSubventionView; found: DossierRead };

/** « Où en est ma demande, et l'argent ? » The page says the state, the money, what happened and what was sent. */
export function DossierSuivi({ dossier, found }: DossierSuiviProps) {
  const { id_fo, description, rights, isPast, isACompleter } = dossier;
  const historique = useRead(dossierEndpoints.readHistorique, { params: { id: id_fo } });
  const messages = historique.state === 'lu' ? historique.value.messages : [];
  const crfs = useRead(
    crfEndpoints.listCrfs,
    dossier.montant_accorde === null ? null : { params: { id: id_fo }, query: {} },
  );
  const connu = { now: now(), crfs: crfs.state === 'lu' ? crfs.value.crfs : [] };
  const prochaine = prochaineEtape(dossier, connu);
  const instruction = mainInstruction(dossier);
  const { etat } = instruction;
  const isNonTransmis = etat === 'A' || etat === 'C';
  return (
    <div className="page">
      {isNonTransmis && <Bandeau mots={motsSubvention} dossier={dossier} />}
      <PageHeading
        titre={intituleDossier(dossier)}
        objet={`Dossier ${id_fo}`}
        faits={`${faitsDossier(dossier)} · dossier ${id_fo}`}
        fil={[{ label: 'Mes dossiers', href: '/dossiers' }]}
        aide="subvention"
        badge={<EtatBadge etat={etat} />}
        chapo={phraseOf(dossier, { messages, now: now() })}
        actions={<DossierPdf id={id_fo}>Télécharger le dossier</DossierPdf>}
      />
      {(isNonTransmis || etat === 'B') && (
        <p className="discret fr-icon-lock-line">
          Lecture seule : {raisonLecture(etat, rights.edit === true)}.
        </p>
      )}
      <Avancement etat={etat} genre="subvention" />
      {prochaine && (
        <p>
          <strong>Prochaine étape :</strong> {prochaine}.
        </p>
      )}
      {etat === '9' &&
        ((crfs.state === 'attente' && rights.message === true) ||
          connu.crfs.some(({ id_etat }) => isCrfEditable(id_etat))) && (
          <p className={crfs.state === 'attente' ? 'place-gardee' : undefined}>
            <AppLink className="fr-btn" href={crfsHref({ id_fo, id_siret: dossier.demandeur.id_siret })}>
              Rendre compte
            </AppLink>
          </p>
        )}
      {isPast && <p className="bande-passee fr-icon-lock-line">Exercice passé</p>}
      {etat === 'C' && (
        <RenvoiNotice liens={liensSubvention} dossier={dossier}>
          {rights.edit && <ReprendreLink dossier={dossier}>Corriger le dossier</ReprendreLink>}
        </RenvoiNotice>
      )}
      {etat === 'A' && rights.edit && <ReprendreLink dossier={dossier}>Reprendre le dossier</ReprendreLink>}
      {isACompleter &&
        dossier.instructions.map((one) => (
          <ACompleterNotice
            key={one.id_service_instructeur}
            instruction={one}
            href={completerHref(dossier, one.id_service_instructeur)}
          />
        ))}
      {rights.restore && <RestaurerPanel dossier={dossier} found={found} />}
      <Recours dossier={dossier} />
      <PanneauxDossier id_fo={id_fo} />
      <ArgentDossier dossier={dossier} />
      <PaiementsDossier dossier={dossier} cote="association" reload={found.refresh} />
      <div className="deux-colonnes">
        <SuiviPanel
          id_fo={id_fo}
          aVenir={aVenir(dossier, connu).map(attenduItem)}
          forAssociation={{ recepisse: isIdEtatTransmis(description.id_etat) && <RecepissePdf id={id_fo} /> }}
        />
        <div className="pile pile--large">
          <MessagesPanel
            id_fo={id_fo}
            destinataire={nomsServices(dossier)}
            association={dossier.demandeur.nom}
            canWrite={rights.message === true}
            services={dossier.instructions
              .filter(({ etat: one }) => !['A', 'B'].includes(one))
              .map((one) => ({ value: one.id_service_instructeur, label: one.service.nom }))}
            help="Un message ne corrige pas le dossier."
          />
          <RibPanel dossier={dossier} found={found} />
          <CrfsPanel dossier={dossier} />
        </div>
      </div>
      <ContenuTransmis
        dossier={dossier}
        titre={isNonTransmis ? 'Ce que contient le dossier' : 'Ce que vous avez transmis'}
      />
    </div>
  );
}

const attenduItem = ({ id, quoi, quand, kind }: Attendu): TimelineItem => ({
  id,
  date: quand ?? 'date à venir',
  text: `${quoi.charAt(0).toUpperCase()}${quoi.slice(1)}`,
  kind,
  isExpected: true,
});

const ReprendreLink = ({ dossier, children }: { dossier: DossierSubventionView; children: string }) => (
  <p>
    <AppLink className="fr-btn" href={listeHref(dossier)}>
      {children}
    </AppLink>
  </p>
);
