import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import { nameAide } from '@asso/domain/dossier/dossier.words';
import { listEnvoiFaits, suitesSubvention } from '@asso/domain/dossier/recepisse.words';
import { signerLines } from '@asso/domain/dossier/signature/qui-signe.words';
import { sayDebutDelaiVersement } from '@asso/domain/dossier/suivi/suite-argent.words';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { formatJourEntier } from '@asso/domain/identifiants/dates-longues';
import { addJours } from '@asso/domain/identifiants/durees';
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { capitalised } from '@asso/domain/notification/groupes.rules';
import { sayContact } from '@asso/domain/service/contact.words';
import { toServices, withServices } from '@asso/domain/service/nom-service.words';
import type { ComponentProps } from 'react';
import { RecuPage } from '../demarche/envoi/RecuPage.tsx';
import { DossierPdf } from '../dossier/DossierPdf.tsx';
import { intituleDossier, toDossierNomme } from '../dossier/etat-dossier.ts';
import { RecepissePdf } from '../dossier/RecepissePdf.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import type { ValueOf } from '../platform/call/call.ts';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { Fold } from '../ui/Fold.tsx';
import { Notice } from '../ui/Notice.tsx';
import { dossierLectureHref } from './dossier-liens.ts';
import { motsSubvention } from './mots-subvention.ts';

type Recepisse = ValueOf<typeof transmissionEndpoints.readRecepisse>;
type RecuProps = { dossier: DossierSubventionView; recepisse: Recepisse };

/** The page after transmission: the récépissé, whom to speak to, and what happens next. */
export function RecuSubvention({ dossier }: { dossier: DossierSubventionView }) {
  const read = useRead(transmissionEndpoints.readRecepisse, { params: { id: dossier.id_fo } });
  return <ReadPage read={read}>{(recepisse) => <Recu dossier={dossier} recepisse={recepisse} />}</ReadPage>;
}

function Recu({ dossier, recepisse }: RecuProps) {
  const { services, contacts, transmis_le, commence_le, papiers_deja_la, isCorrige } = recepisse;
  const envoi = new Date(transmis_le);
  const delaiJours = recepisse.delai_habituel_jours;
  const [silence, ...recours] = suitesSubvention({ recu: envoi, delaiJours, services: services.length });
  const joindre = contacts.map((one) => [one.nom, sayContact(one)].filter(Boolean).join(' : '));
  return (
    <RecuPage
      titre={isCorrige ? 'C’est corrigé, merci' : 'C’est transmis, bravo'}
      objet={motsSubvention.objet(dossier)}
      fil={motsSubvention.fil(dossier)}
      envoi={`Transmis ${toServices(services)}`}
      phrase={`« ${intituleDossier(dossier)} » est entre de bonnes mains. Vous n’avez plus rien à faire avant la réponse.`}
      principal={
        <AppLink className="fr-btn" href={dossierLectureHref(dossier)}>
          Suivre mon dossier
        </AppLink>
      }
      ticket={ticketOf({ dossier, recepisse })}
      faits={listEnvoiFaits({ commence: new Date(commence_le), envoi, papiers: papiers_deja_la })}
      etapes={etapesOf({ dossier, recepisse })}
      suites={
        <>
          <p className="petit">{silence}</p>
          <Fold opensFor={false} summary="Sans réponse, ou si c’est refusé">
            {[...recours, ...joindre].map((suite) => (
              <p key={suite} className="petit">
                {suite}
              </p>
            ))}
          </Fold>
        </>
      }
      demarche="subvention"
    >
      <p>
        <AppLink href={`${dossierLectureHref(dossier)}#messages`}>
          {services.length > 1 ? 'Écrire aux services' : 'Écrire au service'}
        </AppLink>
      </p>
      <p>
        <AppLink href="/dossiers">Voir vos autres dossiers</AppLink>
      </p>
    </RecuPage>
  );
}

/** Returns what the récépissé says; it was also sent by e-mail, and the page says so when that failed. */
function ticketOf({ dossier, recepisse }: RecuProps): ComponentProps<typeof RecuPage>['ticket'] {
  const { id_fo, montant_demande } = dossier;
  const { transmis_le, transmis_par, preuve, isNonSigne, courriel, isCourrielPerdu } = recepisse;
  const envoi = { par: transmis_par, le: new Date(transmis_le), preuve, isNonSigne };
  return {
    nom: intituleDossier(dossier),
    aide: nameAide(toDossierNomme(dossier)),
    lignes: [{ label: 'Demandé', value: formatEuros(montant_demande) }, ...signerLines(envoi)],
    numero: 'Dossier',
    reference: id_fo,
    children: (
      <>
        {isCourrielPerdu && (
          <Notice
            tone="attention"
            title={`Le récépissé n’a pas pu partir à ${courriel ?? transmis_par}. Téléchargez-le.`}
          />
        )}
        <p>
          <RecepissePdf id={id_fo} />
        </p>
        <p>
          <DossierPdf id={id_fo}>Télécharger le dossier transmis</DossierPdf>
        </p>
        {!isCourrielPerdu && <p className="discret petit">Récépissé envoyé à {courriel ?? transmis_par}.</p>}
      </>
    ),
  };
}

function etapesOf({ dossier, recepisse }: RecuProps): ComponentProps<typeof RecuPage>['etapes'] {
  const { services, transmis_le, delai_habituel_jours: delai } = recepisse;
  const { campagne, choix, tete } = dossier;
  const rib = choix.ribs.find(({ id }) => id === tete.demandeur?.id_rib);
  const jours = campagne.delai_versement_jours;
  const envoi = new Date(transmis_le);
  const isSeul = services.length < 2;
  return [
    {
      nom: isSeul
        ? `${services[0] ?? 'Le service'} a reçu votre dossier`
        : `${capitalised(withServices(services))} ont reçu votre dossier`,
      quand: formatHorodatage(envoi),
    },
    {
      nom: isSeul ? 'Le service vérifie qu’il est complet' : 'Chacun vérifie qu’il est complet',
      suite: 'S’il manque quelque chose, il vous écrit et vous montre l’endroit.',
    },
    {
      nom: isSeul ? 'Sa réponse, ici et par courriel' : 'La réponse de chacun, ici et par courriel',
      quand: `vers le ${formatJourEntier(addJours(envoi, delai))}`,
      suite: `${isSeul ? 'Il' : 'Chaque service'} répond en ${count(delai, 'jour', 'jours')} en général.`,
    },
    {
      nom: 'Le versement',
      ...(jours
        ? { quand: `environ ${count(jours, 'jour', 'jours')} ${sayDebutDelaiVersement(campagne)}` }
        : {}),
      ...(rib ? { suite: `Sur le compte ${rib.iban_masque}.` } : {}),
    },
  ];
}
