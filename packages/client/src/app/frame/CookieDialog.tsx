import { useState } from 'react';
import { notify } from '../../platform/announcements.ts';
import { type CookieChoice, choiceDays, chooseCookies, useCookieChoice } from '../../platform/audience.ts';
import { brand } from '../../platform/brand.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { RadioList } from '../../ui/RadioList.tsx';

const measureLabels: Record<CookieChoice, string> = {
  accepte: 'Accepter la mesure d’audience',
  refuse: 'Refuser la mesure d’audience',
};

/** What this browser keeps, and the one thing there is to choose, where there is one. */
export function CookieDialog({ onClose }: { onClose: () => void }) {
  const present = useCookieChoice();
  const [choice, setChoice] = useState<CookieChoice>(present ?? 'refuse');
  const save = () => {
    const mustReload = chooseCookies(choice);
    notify('succes', 'Votre choix est gardé.');
    onClose();
    if (mustReload) location.reload();
  };
  return (
    <Dialog
      title="Gestion des cookies"
      onClose={onClose}
      action={brand.mesure ? { label: 'Garder ce choix', onPress: save } : undefined}
    >
      <p>{brand.mesure ? 'Toujours présents, car le portail ne marche pas sans eux :' : needed}</p>
      <ul>
        <li>
          <strong>token</strong> et <strong>refresh_token</strong> gardent votre connexion ouverte ; ils
          partent quand vous vous déconnectez ;
        </li>
        <li>
          <strong>appareil</strong> évite de redemander un code sur un appareil que vous avez choisi de
          retenir, 30 jours au plus
          {brand.mesure ? ' ;' : '.'}
        </li>
        {brand.mesure && (
          <li>
            <strong>choix-cookies</strong> retient la réponse ci-dessous, {choiceDays} jours.
          </li>
        )}
      </ul>
      <p>
        Vos préférences d’affichage et vos réponses en attente d’enregistrement sont gardées par ce
        navigateur, sur cet appareil seulement.
      </p>
      {brand.mesure && (
        <RadioList
          title="Mesure d’audience"
          hint={`Compte les visites et les pages vues, par ${new URL(brand.mesure).host}.`}
          labels={measureLabels}
          value={choice}
          onChange={setChoice}
        />
      )}
    </Dialog>
  );
}

const needed =
  'Ce portail ne mesure pas son audience et ne suit personne. Ses seuls cookies sont ceux sans lesquels il ne marche pas :';
