import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { type EligibiliteView, repertoireEndpoints } from '@asso/contract/catalogue/repertoire.endpoints';
import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';
import { dureeEstimeeMinutes } from '@asso/domain/catalogue/duree-estimee.rules';
import { pageNouvelleDemande, pageRenouveler } from '@asso/domain/dossier/genre.rows';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { typesOfferts } from '@asso/domain/subvention/creation.rules';
import { useState } from 'react';
import { SansSiret } from '../association/fiche/SansSiret.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { call } from '../platform/call/call.ts';
import { now } from '../platform/clock.ts';
import { useActingFor } from '../platform/session/acting-for.ts';
import { useRead } from '../platform/use-read.ts';
import { sayExercice } from '../subvention/subvention-href.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { announce } from '../ui/page/announcer.ts';
import { derniereDemandeHref, sayDerniereDemande } from './DerniereDemande.tsx';
import { EcrireAuService, findReferent } from './EcrireAuService.tsx';
import { alertesHref } from './repertoire-query.ts';
import { type MesDemandes, useMesDemandes } from './use-mes-demandes.ts';

type CommencerPanelProps = { subvention: SubventionView; eligibilite: EligibiliteView | null };

/**
 * Shows the one button of the page: go on with a dossier, renew last year's, begin one, or be told of the next opening.
 */
export function CommencerPanel({ subvention, eligibilite }: CommencerPanelProps) {
  const association = useActingFor();
  const demandes = useMesDemandes(subvention);
  if (!association) return null;
  if (association.etat !== 'active') return <EnAttente nom={association.nom} />;
  const siret = association.id_siret;
  if (!siret) return <SansSiret association={association} />;
  if (!demandes) return null;
  return (
    <div className="pile pile--serree">
      <Action {...{ subvention, eligibilite, demandes, siret }} />
      {demandes.presentes
        .filter((one) => one !== demandes.ouverte)
        .map((one) => (
          <p key={one.id}>
            Votre demande {one.description.exercice} :{' '}
            <AppLink href={derniereDemandeHref(one)}>
              dossier <span className="nombre">{one.id_fo}</span>
            </AppLink>
            , {sayDerniereDemande(one)}
          </p>
        ))}
    </div>
  );
}

type ActionProps = CommencerPanelProps & { demandes: MesDemandes; siret: string };

function Action({ subvention, eligibilite, demandes, siret }: ActionProps) {
  const { presentes, ouverte, precedente } = demandes;
  const { code, ouverture, campagne, autres_editions } = subvention;
  const isAlone = campagne.sous_dispositifs.length === 1;
  const isOuverte = ouverture === 'ouverte';
  const [envoyee] = presentes;
  const href = pageNouvelleDemande(siret, code, { exercice: sayExercice(subvention) });
  if (ouverte) {
    return (
      <div className="actions">
        <AppLink className="fr-btn" href={derniereDemandeHref(ouverte)}>
          Continuer le dossier {ouverte.id_fo}
        </AppLink>
        {isOuverte && !isAlone && <AppLink href={href}>Commencer une demande d’un autre type</AppLink>}
      </div>
    );
  }
  if (isAlone && envoyee) {
    return (
      <p>
        <AppLink className="fr-btn" href={derniereDemandeHref(envoyee)}>
          Voir mon dossier {envoyee.id_fo}
        </AppLink>
      </p>
    );
  }
  // An alert is that of the subvention: it would act at once, since another edition is open.
  if (!isOuverte && autres_editions.some((one) => one.ouverture === 'ouverte')) return null;
  if (!isOuverte) return <AlerteButton code={code} ouverture={ouverture} />;
  if (eligibilite?.verdict === 'reservee')
    return <Reservee {...{ subvention, phrase: eligibilite.phrase }} />;
  if (precedente && !envoyee) {
    return (
      <div className="actions">
        <AppLink className="fr-btn" href={pageRenouveler(siret, code, precedente.id_fo)}>
          Renouveler ma demande {precedente.description.exercice}
        </AppLink>
        <AppLink href={href}>Commencer une demande vide</AppLink>
      </div>
    );
  }
  return <Commencer {...{ subvention, siret }} />;
}

const typesAuPlus = 4;

/** Begins a request by pressing its type; when there are many types, the next page asks which. */
function Commencer({ subvention, siret }: Pick<ActionProps, 'subvention' | 'siret'>) {
  const { code, campagne } = subvention;
  const exercice = sayExercice(subvention);
  const isReserved = campagne.sous_dispositifs.some(({ interdit_regimes }) => interdit_regimes?.length);
  const identite = useRead(
    associationEndpoints.readIdentite,
    isReserved ? { query: { id_asso: siret } } : null,
  );
  if (isReserved && identite.state === 'attente') return null;
  const regime = identite.state === 'lu' ? (identite.value.identite.regime ?? null) : null;
  const types = typesOfferts(campagne, { regime, now: now() });
  const minutes = count(dureeEstimeeMinutes(campagne), 'minute', 'minutes');
  if (types.length < 2 || types.length > typesAuPlus) {
    return (
      <div className="actions">
        <AppLink className="fr-btn" href={pageNouvelleDemande(siret, code, { exercice })}>
          Commencer ma demande
        </AppLink>
        <span>Environ {minutes}</span>
      </div>
    );
  }
  return (
    <section className="pile pile--serree" aria-labelledby="commencer">
      <h2 id="commencer" className="fr-h5">
        Commencer ma demande, environ {minutes}
      </h2>
      <ul className="liste-nue pile pile--serree">
        {types.map((type) => (
          <li key={type.code}>
            <AppLink
              className="fr-btn fr-btn--secondary"
              href={pageNouvelleDemande(siret, code, { exercice, type: type.code })}
            >
              <span className="invisible">Commencer ma demande : </span>
              {type.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reservee({ subvention, phrase }: { subvention: SubventionView; phrase: string }) {
  const service = findReferent(subvention);
  return (
    <Notice tone="attention" title={`${phrase}.`}>
      {service && <EcrireAuService service={service} objet={subvention.campagne.titre} />}
    </Notice>
  );
}

const EnAttente = ({ nom }: { nom: string }) => (
  <Notice tone="info" title={`Votre demande d’accès à ${nom} attend une réponse.`}>
    Vous pourrez demander cette subvention dès qu’elle sera acceptée.
  </Notice>
);

type AlerteButtonProps = { code: string; ouverture: SubventionView['ouverture'] };

/** A button that asks to be told of the next opening, or stops that. */
function AlerteButton({ code, ouverture }: AlerteButtonProps) {
  const alertes = useRead(repertoireEndpoints.listAlertes, {});
  const [error, setError] = useState<string | null>(null);
  if (alertes.state !== 'lu') return null;
  const isFollowed = alertes.value.items.some((one) => one.code === code);
  const toggle = async () => {
    const row = isFollowed ? repertoireEndpoints.removeAlerte : repertoireEndpoints.addAlerte;
    const outcome = await call(row, { params: { code } });
    setError(outcome.ok ? null : outcome.problem.message);
    await alertes.reload();
    if (outcome.ok) announce(isFollowed ? 'Alerte retirée.' : avertie);
  };
  return (
    <div className="pile pile--serree">
      {isFollowed && (
        <p className="fr-icon-notification-3-line alerte-suivie">
          {avertie} <AppLink href={alertesHref}>Mes alertes</AppLink>
        </p>
      )}
      {error && (
        <p className="fr-message fr-message--error" role="alert">
          {error}
        </p>
      )}
      <ActionButton kind={isFollowed ? 'secondaire' : 'principal'} onPress={toggle}>
        {isFollowed
          ? 'Ne plus m’avertir'
          : ouverture === 'a-venir'
            ? 'M’avertir de l’ouverture'
            : 'M’avertir de la prochaine ouverture'}
      </ActionButton>
    </div>
  );
}

const avertie = 'Vous serez averti ici et par courriel à l’ouverture.';
