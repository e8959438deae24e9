import type { MembreView } from '@asso/contract/association/adhesion.schemas';
import { membreEndpoints } from '@asso/contract/association/membre.endpoints';
import { saySilence } from '@asso/domain/association/silence-acces.words';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { withElision } from '@asso/domain/identifiants/elision';
import { DocumentLink } from '../../document/DocumentLink.tsx';
import { call } from '../../platform/call/call.ts';
import { now } from '../../platform/clock.ts';
import { nameWithFonction, nomPersonne } from '../personne.ts';
import { ActeButton } from './ActeButton.tsx';
import { porteeDemandee, sayAccesReach } from './acces-words.ts';
import type { AccesLu } from './use-acces.ts';

type DemandeAccesCardProps = {
  id: string;
  acces: AccesLu;
  membre: MembreView;
  onChanged: () => Promise<unknown>;
};

/** The card of an access request says who asks, since when and with what proof, and offers the two answers. */
export function DemandeAccesCard({ id, acces, membre, onChanged }: DemandeAccesCardProps) {
  const nom = nomPersonne(membre);
  const { email, since, reponse_avant, preuves, desaccord, message, version } = membre;
  const decide = (decision: 'accepter' | 'refuser') => (motif: string | undefined) =>
    call(membreEndpoints.decideMembre, {
      query: { id_asso: id, id: membre.id },
      body: { decision, motif },
      ifMatch: version,
    });
  return (
    <li className="cadre cadre--attention fiche">
      <h3 className="fiche__titre">{nameWithFonction(membre)}</h3>
      <p>
        {email} demande à {porteeDemandee(membre, acces.etablissements.items)}, depuis le{' '}
        <span className="nombre">{formatDate(new Date(since))}</span>.
      </p>
      {message && <p className="discret">« {message} »</p>}
      {desaccord ? (
        <p>
          {desaccord.par} n’est pas d’accord, depuis le{' '}
          <span className="nombre">{formatDate(new Date(desaccord.le))}</span> : l’administration décidera.
          Motif : {desaccord.motif}
        </p>
      ) : (
        reponse_avant && <p>{suiteSansReponse(membre)}</p>
      )}
      {preuves.length > 0 && (
        <ul className="liste-nue" aria-label={`Preuves jointes par ${nom}`}>
          {preuves.map((one) => (
            <li key={one.uuid}>
              <DocumentLink {...one} />
            </li>
          ))}
        </ul>
      )}
      {acces.membres.rights.manageMembres && (
        <div className="actions">
          <ActeButton
            kind="secondaire"
            label="Accepter"
            what={nom}
            title={`Donner accès à ${nom}`}
            confirm="Accepter"
            act={decide('accepter')}
            done={`${nom} gère maintenant l’association avec vous.`}
            onDone={onChanged}
          >
            <p>
              {nom} {sayAccesReach(membre)} Ne donnez cet accès qu’à quelqu’un que vous connaissez.
            </p>
          </ActeButton>
          {!desaccord && (
            <ActeButton
              label="Refuser"
              what={nom}
              title={`Refuser l’accès à ${nom}`}
              confirm="Refuser"
              isDanger
              motif="obligatoire"
              act={decide('refuser')}
              done={
                preuves.length > 0
                  ? 'Votre désaccord est transmis à l’administration.'
                  : `La demande ${withElision(nom)} est refusée.`
              }
              onDone={onChanged}
            >
              <p>
                {preuves.length > 0
                  ? `${nom} a joint une preuve : votre refus est un désaccord, et une personne de l’administration décidera.`
                  : `${nom} recevra votre réponse par courriel, et pourra faire une autre demande avec une preuve.`}
              </p>
            </ActeButton>
          )}
        </div>
      )}
    </li>
  );
}

/** Says what happens if nobody answers, before and after the deadline. */
function suiteSansReponse({ reponse_avant, preuves }: MembreView): string {
  const until = new Date(reponse_avant ?? '');
  const isLate = until <= now();
  const suite = saySilence({ isLate, preuves: preuves.length });
  return isLate
    ? `Le délai est passé depuis le ${formatDate(until)} : ${suite}. Vous pouvez encore répondre.`
    : `Répondez avant le ${formatDate(until)}. Ensuite, ${suite}.`;
}
