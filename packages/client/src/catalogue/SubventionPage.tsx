import { repertoireEndpoints } from '@asso/contract/catalogue/repertoire.endpoints';
import { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';
import { filtresRepertoire } from '@asso/domain/catalogue/repertoire.rows';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { formatTelephone } from '@asso/domain/identifiants/telephone-affiche';
import { sayPublicsReserve, sayTerritoires } from '@asso/domain/subvention/montants/reserve.words';
import { ouvertureSentence } from '@asso/domain/subvention/ouverture.words';
import { numeroInAddress } from '../association/fiche/fiche-href.ts';
import { localZone, now } from '../platform/clock.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useActingFor } from '../platform/session/acting-for.ts';
import { useWornRole } from '../platform/session/session-role.ts';
import { useRead } from '../platform/use-read.ts';
import { AutresEditions } from '../subvention/AutresEditions.tsx';
import { subventionHref } from '../subvention/subvention-href.ts';
import { Fold } from '../ui/Fold.tsx';
import { APreparer } from './APreparer.tsx';
import { CommencerPanel } from './CommencerPanel.tsx';
import { EcrireAuService } from './EcrireAuService.tsx';
import { EligibilitePanel } from './EligibilitePanel.tsx';
import { OuvertureBadge } from './OuvertureBadge.tsx';
import './repertoire.css';

/** Says until when a subvention is open, for whom and what to prepare, with the one button that its state allows. */
export function SubventionPage({ code, exercice }: { code: string; exercice?: number }) {
  const read = useRead(subventionEndpoints.readSubvention, { params: { code }, query: { exercice } });
  return <ReadPage read={read}>{(subvention) => <Subvention subvention={subvention} />}</ReadPage>;
}

const fil = [{ label: 'Trouver une subvention', href: '/repertoire-des-subventions' }];

function Subvention({ subvention }: { subvention: SubventionView }) {
  const { campagne, campagne_exercice: exercice, services, code, ouverture } = subvention;
  const isAssociation = useWornRole() === 'lca.association';
  const acting = useActingFor();
  const own = isAssociation && acting?.etat === 'active' ? acting : null;
  const asked = own && { params: { code }, query: { id_asso: own.id_association, exercice } };
  const read = useRead(repertoireEndpoints.readEligibilite, asked);
  const eligibilite = read.state === 'lu' ? read.value : null;
  const names = services.map(({ nom }) => nom).join(', ');
  const isKnown = own === null || read.state !== 'attente';
  return (
    <div className="page">
      <div className="deux-colonnes">
        <div className="pile pile--large">
          <div className="pile">
            <PageHeading
              titre={campagne.titre}
              fil={fil}
              aide="subvention"
              badge={<OuvertureBadge ouverture={ouverture} />}
              chapo={`${names} · ${ouvertureSentence(subvention, now(), localZone())}`}
            />
            <AutresEditions subvention={subvention} hrefOf={(annee) => subventionHref(code, annee)} />
            {isAssociation && isKnown && <CommencerPanel {...{ subvention, eligibilite }} />}
          </div>
          {campagne.presentation && <p>{campagne.presentation}</p>}
          {eligibilite && own && (
            <EligibilitePanel {...{ eligibilite, code, association: numeroInAddress(own) }} />
          )}
          <APreparer campagne={campagne} />
          <Regles campagne={campagne} isAnswered={eligibilite !== null} />
        </div>
        <ReperesSubvention subvention={subvention} />
      </div>
    </div>
  );
}

/** Shows the rules for everybody, folded once the association has its own answer. */
function Regles({ campagne, isAnswered }: { campagne: SubventionView['campagne']; isAnswered: boolean }) {
  const rules = (
    <div className="pile">
      <QuiPeutDemander campagne={campagne} />
      <TypesDemande campagne={campagne} />
    </div>
  );
  if (!isAnswered) return rules;
  return (
    <Fold opensFor={false} summary="Qui peut demander, et les types de demande">
      {rules}
    </Fold>
  );
}

/** Says who may ask, where and for what, in the words of the campaign, which are the same for every reader. */
function QuiPeutDemander({ campagne }: { campagne: SubventionView['campagne'] }) {
  const { territoires, publics, themes } = campagne;
  return (
    <section className="pile pile--serree" aria-labelledby="qui-peut">
      <h2 id="qui-peut" className="fr-h4">
        Qui peut demander
      </h2>
      <ul>
        <li>{publics ? `${sayPublicsReserve(publics)}.` : 'Toutes les associations.'}</li>
        <li>
          {territoires
            ? `Siège dans : ${sayTerritoires(territoires)}.`
            : 'Partout en France, outre-mer compris.'}
        </li>
        {themes && <li>Thème : {themes.map(filtresRepertoire.themes.nomOf).join(', ')}.</li>}
      </ul>
    </section>
  );
}

/** Lists the types of request, with their dates when these differ: the last day is already at the top of the page. */
function TypesDemande({ campagne }: { campagne: SubventionView['campagne'] }) {
  const dates = campagne.sous_dispositifs.map(({ date_debut, date_fin }) => `${date_debut} ${date_fin}`);
  const hasSameDates = new Set(dates).size === 1;
  return (
    <section className="pile pile--serree" aria-labelledby="types">
      <h2 id="types" className="fr-h4">
        Types de demande
      </h2>
      <ul>
        {campagne.sous_dispositifs.map((type) => (
          <li key={type.code}>
            <strong>{type.label}</strong>
            {!hasSameDates &&
              `, du ${instant(type.date_debut, campagne.fuseau)} au ${instant(type.date_fin, campagne.fuseau)}`}
            {type.duree_pluriannuelle !== undefined && `, sur ${type.duree_pluriannuelle + 1} ans`}
            {type.max_projets !== undefined && `, ${count(type.max_projets, 'projet', 'projets')} au plus`}
          </li>
        ))}
      </ul>
    </section>
  );
}

const instant = (iso: string, zone: string): string => formatHorodatage(new Date(iso), zone);

/** Shows beside the page the code of the subvention, its usual delay and the service to contact. */
function ReperesSubvention({ subvention }: { subvention: SubventionView }) {
  const { campagne, code, dispositif, campagne_exercice, services } = subvention;
  return (
    <aside className="pile" aria-label="Repères">
      <h2 className="fr-h5">Repères</h2>
      <ul>
        <li>Code {code}</li>
        <li>{dispositif.label}</li>
        <li>Année du projet : {campagne_exercice}</li>
        <li>Délai habituel : {count(campagne.delai_habituel_jours, 'jour', 'jours')}</li>
      </ul>
      {services.map((service) => (
        <section key={service.id} className="pile pile--serree" aria-label={`Contact : ${service.nom}`}>
          <h2 className="fr-h5">{service.nom}</h2>
          {service.telephone && <p className="nombre">{formatTelephone(service.telephone)}</p>}
          <EcrireAuService service={service} objet={campagne.titre} />
        </section>
      ))}
    </aside>
  );
}
