import { adhesionEndpoints } from '@asso/contract/association/adhesion.endpoints';
import type { AssociationTrouvee } from '@asso/contract/association/recherche.schemas';
import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import { reponseAvant } from '@asso/domain/association/membre.rules';
import { formatDate, formatHorodatage } from '@asso/domain/identifiants/instants';
import { useState } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { notify } from '../platform/announcements.ts';
import { call } from '../platform/call.ts';
import { PageHeading } from '../platform/PageHeading.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ConfirmationPanel } from '../ui/ConfirmationPanel.tsx';
import { Notice } from '../ui/Notice.tsx';

type DemandeEnregistreeProps = { association: AssociationTrouvee; membership: UserAssociation };

/** « Et maintenant ? » The managers answer; the page is found again at the same address. */
export function DemandeEnregistree({ association, membership }: DemandeEnregistreeProps) {
  const since = new Date(membership.since);
  return (
    <div className="page colonne-texte">
      <ConfirmationPanel
        heading={<PageHeading titre="Votre demande d’accès est enregistrée" objet={association.nom} />}
      >
        <p>
          {association.nom}, le <span className="nombre">{formatHorodatage(since)}</span>
        </p>
      </ConfirmationPanel>
      <section className="pile" aria-labelledby="suite">
        <h2 id="suite" className="fr-h4">
          Ce qui va se passer
        </h2>
        <p>
          {sujet(association.gestionnaires)} jusqu’au{' '}
          <span className="nombre">{formatDate(reponseAvant(since))}</span> pour répondre. Ensuite, une
          personne de l’administration examine votre demande. Vous recevrez la réponse ici et par courriel.
        </p>
        <Rappel association={association} />
        <p>
          <AppLink className="fr-btn" href="/user/dashboard">
            Revenir à l’accueil
          </AppLink>
        </p>
      </section>
    </div>
  );
}

const sujet = (gestionnaires: number): string =>
  gestionnaires > 1
    ? `Les ${gestionnaires} personnes qui gèrent l’association sont prévenues. Elles ont`
    : 'La personne qui gère l’association est prévenue. Elle a';

/** Once a day: the server says when it is too early. */
function Rappel({ association }: { association: AssociationTrouvee }) {
  const [said, setSaid] = useState<{ tone: 'succes' | 'info' | 'erreur'; text: string } | null>(null);
  const remind = async () => {
    const outcome = await call(adhesionEndpoints.remindManagers, {
      body: { id_rna: association.id_rna, id_siren: association.id_siren },
    });
    if (!outcome.ok) return setSaid({ tone: 'erreur', text: outcome.problem.message });
    const isSent = outcome.value.prevenues > 0;
    const text = isSent
      ? 'Rappel envoyé.'
      : 'Un rappel est déjà parti : vous pourrez en envoyer un autre demain.';
    notify(isSent ? 'succes' : 'info', text);
    setSaid({ tone: isSent ? 'succes' : 'info', text });
  };
  return (
    <>
      {said && <Notice tone={said.tone} title={said.text} />}
      <p>
        <ActionButton kind="secondaire" onPress={remind} busyText="Rappel en cours…">
          Rappeler votre demande
        </ActionButton>
      </p>
    </>
  );
}
