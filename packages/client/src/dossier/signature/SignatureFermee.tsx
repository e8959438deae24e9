import { signatureEndpoints } from '@asso/contract/dossier/signature.endpoints';
import type { ASigner } from '@asso/contract/dossier/signature.schemas';
import { formatDate, formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { newId } from '../../ui/page/new-id.ts';
import { dossierHref } from '../dossier-href.ts';

/** Shown when there is nothing to sign: the reason, and what the reader can do. */
export function SignatureFermee({ demande }: { demande: ASigner }) {
  const { id_fo } = demande;
  const { titre, chapo, envoi } = saidOf(demande);
  const [said, setSaid] = useState<{ text: string; isError: boolean } | null>(null);
  // Once a new link is sent, the one that led here no longer works, so a second one is not offered.
  const isOffered = envoi !== undefined && said?.isError !== false;
  const send = async () => {
    const outcome = await call(signatureEndpoints.changeSignature, {
      params: { id: id_fo, action: 'relancer' },
      body: {},
      ifMatch: demande.version,
      idempotencyKey: newId(),
    });
    setSaid(
      outcome.ok
        ? { text: `Lien envoyé à ${demande.isSignataire ? 'votre adresse' : demande.nom}.`, isError: false }
        : { text: outcome.problem.message, isError: true },
    );
  };
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre={titre}
        objet={`Dossier ${id_fo}`}
        fil={[{ label: 'Mes dossiers', href: '/dossiers' }]}
        chapo={chapo}
      />
      {said && <p role={said.isError ? 'alert' : 'status'}>{said.text}</p>}
      <div className="actions">
        {isOffered && <ActionButton onPress={send}>{envoi}</ActionButton>}
        <AppLink className={isOffered ? 'fr-btn fr-btn--secondary' : 'fr-btn'} href={dossierHref(demande)}>
          Ouvrir le dossier
        </AppLink>
      </div>
    </div>
  );
}

type Dit = { titre: string; chapo: string; envoi?: string };

function saidOf({ isSignataire, etat, nom, par, repondue_le, expire_le }: ASigner): Dit {
  const le = formatHorodatage(new Date(repondue_le ?? expire_le));
  switch (etat) {
    case 'signee':
      return {
        titre: 'Déjà signé',
        chapo: isSignataire ? `Signé par vous le ${le}.` : `Signé par ${nom} le ${le}.`,
      };
    case 'refusee':
      return {
        titre: 'Changement demandé',
        chapo: isSignataire
          ? `${par.prenom} ${par.nom} a reçu votre mot. Rien n’est transmis : vous recevrez un autre lien.`
          : `${nom} a demandé un changement le ${le}. Rien n’est transmis.`,
      };
    case 'retiree':
      return {
        titre: 'Rien à signer',
        chapo: 'Cette demande de signature a été retirée, ou le dossier a été transmis sans elle.',
      };
    case 'expiree':
      return {
        titre: 'Ce lien a expiré',
        chapo: `Il servait jusqu’au ${formatDate(new Date(expire_le))}. Un nouveau lien sert sept jours.`,
        envoi: isSignataire ? 'Recevoir un nouveau lien' : 'Lui envoyer le lien',
      };
    case 'demandee':
      return {
        titre: 'Ce n’est pas à vous de signer',
        chapo: `Seule une personne qui représente l’association peut signer ce dossier : ${nom}.`,
        envoi: 'Lui envoyer le lien',
      };
  }
}
