import type { EligibiliteView } from '@asso/contract/catalogue/repertoire.endpoints';
import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';
import { dureeEstimeeMinutes } from '@asso/domain/catalogue/duree-estimee.rules';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { SansSiret } from '../association/fiche/SansSiret.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { useActingFor } from '../platform/session/acting-for.ts';
import { nouvelleDemandeHref, renouvelerHref } from '../subvention/subvention-href.ts';
import { Notice } from '../ui/Notice.tsx';
import { AlerteButton } from './AlerteButton.tsx';
import { etatSaid, hrefOf } from './DerniereDemande.tsx';
import { EcrireAuService, referentOf } from './EcrireAuService.tsx';
import { type MesDemandes, useMesDemandes } from './use-mes-demandes.ts';

type CommencerPanelProps = { subvention: SubventionView; eligibilite: EligibiliteView | null };

/**
 * The page has one button: it continues a request, renews last year's, begins one, or sets an alert for the next
 * opening.
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
            <AppLink href={hrefOf(one)}>
              dossier <span className="nombre">{one.id_fo}</span>
            </AppLink>
            , {etatSaid(one)}
          </p>
        ))}
    </div>
  );
}

type ActionProps = CommencerPanelProps & { demandes: MesDemandes; siret: string };

function Action({ subvention, eligibilite, demandes, siret }: ActionProps) {
  const { presentes, ouverte, precedente } = demandes;
  const { code, ouverture, campagne } = subvention;
  const isAlone = campagne.sous_dispositifs.length === 1;
  const isOuverte = ouverture === 'ouverte';
  const [envoyee] = presentes;
  const href = nouvelleDemandeHref(siret, code);
  if (ouverte) {
    return (
      <div className="actions">
        <AppLink className="fr-btn" href={hrefOf(ouverte)}>
          Continuer le dossier {ouverte.id_fo}
        </AppLink>
        {isOuverte && !isAlone && <AppLink href={href}>Commencer une demande d’un autre type</AppLink>}
      </div>
    );
  }
  if (isAlone && envoyee) {
    return (
      <p>
        <AppLink className="fr-btn" href={hrefOf(envoyee)}>
          Voir mon dossier {envoyee.id_fo}
        </AppLink>
      </p>
    );
  }
  if (!isOuverte) return <AlerteButton code={code} ouverture={ouverture} />;
  if (eligibilite?.verdict === 'reservee')
    return <Reservee {...{ subvention, phrase: eligibilite.phrase }} />;
  if (precedente && !envoyee) {
    return (
      <div className="actions">
        <AppLink className="fr-btn" href={renouvelerHref(siret, code, precedente.id_fo)}>
          Renouveler ma demande {precedente.description.exercice}
        </AppLink>
        <AppLink href={href}>Commencer une demande vide</AppLink>
      </div>
    );
  }
  return (
    <div className="actions">
      <AppLink className="fr-btn" href={href}>
        Commencer ma demande
      </AppLink>
      <span>Environ {count(dureeEstimeeMinutes(campagne), 'minute', 'minutes')}</span>
    </div>
  );
}

function Reservee({ subvention, phrase }: { subvention: SubventionView; phrase: string }) {
  const service = referentOf(subvention);
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
