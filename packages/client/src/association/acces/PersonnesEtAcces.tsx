import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import type { FaitAcces } from '@asso/contract/association/acces.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { AppLink } from '../../platform/AppLink.tsx';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Timeline } from '../../ui/Timeline.tsx';
import { PreuveDepot } from '../adhesion/PreuveDepot.tsx';
import { accesHref, rubriqueHref } from '../fiche/fiche-href.ts';
import { chapoAcces } from './acces-words.ts';
import { DemandeAccesCard } from './DemandeAccesCard.tsx';
import { InvitationsTable } from './InvitationsTable.tsx';
import { MembresTable } from './MembresTable.tsx';
import type { AccesLu } from './use-acces.ts';

type PersonnesEtAccesProps = { id: string; acces: AccesLu; onChanged: () => Promise<unknown> };

/** Lists the requests that await an answer, then the people who may act, the invited ones and the history. */
export function PersonnesEtAcces({ id, acces, onChanged }: PersonnesEtAccesProps) {
  const { identite, membres, invitations, historique } = acces;
  const { items, rights } = membres;
  const demandes = items.filter(({ etat }) => etat === 'demandee');
  return (
    <div className="page">
      <PageHeading
        titre="Personnes et accès"
        objet={identite.association.nom}
        fil={[{ label: 'Informations administratives', href: rubriqueHref(id) }]}
        aide="association"
        chapo={chapoAcces(items, { isSecondaire: identite.profil === 'secondaire' })}
        actions={
          rights.manageMembres && (
            <AppLink className="fr-btn" href={`${accesHref(id)}?inviter=1`} onClick={wantHeadingFocus}>
              Inviter une personne
            </AppLink>
          )
        }
      />
      {items.some(({ isMoi, passe_ferme }) => isMoi && passe_ferme) && (
        <section className="pile" aria-labelledby="passe">
          <h2 id="passe" className="fr-h4">
            Ce que d’anciens responsables ont laissé vous est fermé
          </h2>
          <p>
            RIB, coordonnées, documents et dossiers s’ouvriront quand une personne de l’administration aura vu
            la preuve de votre mandat.
          </p>
          <MesPreuves idAssociation={identite.association.id} />
        </section>
      )}
      {demandes.length > 0 && (
        <section className="pile" aria-labelledby="demandes">
          <h2 id="demandes" className="fr-h4">
            {demandes.length === 1
              ? 'Une demande attend votre réponse'
              : 'Des demandes attendent votre réponse'}
          </h2>
          <ul className="liste-nue fiches">
            {demandes.map((membre) => (
              <DemandeAccesCard key={membre.id} id={id} acces={acces} membre={membre} onChanged={onChanged} />
            ))}
          </ul>
        </section>
      )}
      <section className="pile pile--serree" aria-labelledby="personnes">
        <h2 id="personnes" className="fr-h4">
          Qui peut agir
        </h2>
        <MembresTable id={id} acces={acces} onChanged={onChanged} />
      </section>
      {invitations.items.length > 0 && (
        <section className="pile pile--serree" aria-labelledby="invitations">
          <h2 id="invitations" className="fr-h4">
            Invitations envoyées
          </h2>
          <InvitationsTable id={id} acces={acces} onChanged={onChanged} />
        </section>
      )}
      <HistoriqueAcces faits={historique.items} />
    </div>
  );
}

/** Shows the proofs that the person joined for this association, as long as a decision is pending. */
function MesPreuves({ idAssociation }: { idAssociation: string }) {
  const read = useRead(accesEndpoints.listMesDemandes, {});
  const items = read.state === 'lu' ? read.value.items : [];
  const mine = items.filter(
    ({ association, prend_preuve }) => prend_preuve && association.id === idAssociation,
  );
  return (
    <PreuveDepot
      idAssociation={idAssociation}
      preuves={mine.flatMap(({ preuves }) => preuves)}
      isOpen
      onChanged={read.reload}
    />
  );
}

/** Lists what became of each access, the latest first. */
const HistoriqueAcces = ({ faits }: { faits: readonly FaitAcces[] }) => (
  <section className="pile pile--serree" aria-labelledby="historique">
    <h2 id="historique" className="fr-h4">
      Historique des accès
    </h2>
    {faits.length === 0 ? (
      <p>Aucun changement d’accès pour l’instant.</p>
    ) : (
      <Timeline
        label="Historique des accès"
        items={faits.map(({ id, le, fait, par, motif }) => ({
          id,
          date: formatHorodatage(new Date(le)),
          kind: 'etat' as const,
          text: (
            <>
              <p>{fait.includes(par) ? fait : `${fait}, par ${par}`}.</p>
              {motif && <p>Motif : {motif}</p>}
            </>
          ),
        }))}
      />
    )}
  </section>
);
