import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import { openDataEndpoints } from '@asso/contract/statistiques/open-data.endpoints';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { withElision } from '@asso/domain/identifiants/elision';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import {
  adresseFichier,
  donneesOuvertes,
  licenceOuverte,
} from '@asso/domain/statistiques/donnees-ouvertes.rules';
import { useState } from 'react';
import { type CallOutcome, call } from '../platform/call/call.ts';
import { notify } from '../platform/session/announcements.ts';
import { CopyText } from '../ui/CopyText.tsx';
import { Dialog } from '../ui/Dialog.tsx';

type Controle = ReplyOf<typeof openDataEndpoints.checkOpenData>;
type Service = Controle['services'][number];
type PublicationPanelProps = Pick<Controle, 'services' | 'publiables'> & { onChanged: () => unknown };

/** Lets each service choose to publish its decisions: the file keeps the same address, and is made again each night. */
export const PublicationPanel = ({ services, publiables, onChanged }: PublicationPanelProps) => (
  <ul className="liste-nue pile pile--serree" aria-label="Publication par service">
    {services
      .filter(({ siret, publication, rights }) => siret !== null && (publication?.publie || rights.edit))
      .map((service) => (
        <li key={service.id} className="cadre pile pile--serree">
          <p>
            <strong>{service.nom}</strong>
            {' : '}
            {saidOf(service)}
          </p>
          {service.publication?.publie && (
            <p>
              <CopyText
                text={`${window.location.origin}${adresseFichier(service.publication.adresse, 'subventions')}`}
                what="l’adresse du fichier"
              />{' '}
              <a href={donneesOuvertes}>Voir la page publique</a>
            </p>
          )}
          {service.rights.edit && (
            <ChoixDePublier service={service} publiables={publiables} onChanged={onChanged} />
          )}
        </li>
      ))}
  </ul>
);

function saidOf({ publication }: Service): string {
  if (!publication?.publie) return 'ses décisions ne sont pas publiées.';
  if (publication.fait_le === null) return 'publication en cours ; le fichier sera là dans un instant.';
  const lines = count(publication.nombre, 'décision publiée', 'décisions publiées');
  return `${lines}, fichier refait le ${formatHorodatage(new Date(publication.fait_le))}.`;
}

type ChoixProps = { service: Service; publiables: number; onChanged: () => unknown };

function ChoixDePublier({ service, publiables, onChanged }: ChoixProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isPublic = service.publication?.publie ?? false;
  const choose = async () => {
    const outcome: CallOutcome<typeof openDataEndpoints.choosePublication> = await call(
      openDataEndpoints.choosePublication,
      { params: { service: service.id }, body: { publie: !isPublic } },
    );
    if (!outcome.ok) return notify('erreur', outcome.problem.message);
    setIsAsking(false);
    notify(
      'succes',
      isPublic
        ? 'Le fichier n’est plus public.'
        : 'Publié : le fichier est refait chaque nuit, et dès qu’une décision est modifiée.',
    );
    onChanged();
  };
  return (
    <div>
      <button
        type="button"
        className={`fr-btn fr-btn--sm${isPublic ? ' fr-btn--tertiary' : ''}`}
        onClick={() => setIsAsking(true)}
      >
        {isPublic ? 'Ne plus publier' : 'Publier les décisions'}
        <span className="invisible"> : {service.nom}</span>
      </button>
      {isAsking && (
        <Dialog
          title={
            isPublic
              ? `Ne plus publier les décisions ${withElision(service.nom)} ?`
              : `Publier les décisions ${withElision(service.nom)} ?`
          }
          onClose={() => setIsAsking(false)}
          action={{ label: isPublic ? 'Ne plus publier' : 'Publier', onPress: choose, isDanger: isPublic }}
        >
          {isPublic ? (
            <p>L’adresse ne répondra plus. Si vous publiez de nouveau, elle sera la même.</p>
          ) : (
            <>
              <p>
                {count(publiables, 'décision est prête', 'décisions sont prêtes')} : association, objet,
                montant, dates de versement. Aucun nom de personne n’est publié.
              </p>
              <p>
                Le fichier est refait chaque nuit, et dès qu’une décision est modifiée, à une adresse qui ne
                change pas, sous {licenceOuverte.nom}, et décrit dans le catalogue que data.gouv.fr peut
                moissonner.
              </p>
            </>
          )}
        </Dialog>
      )}
    </div>
  );
}
