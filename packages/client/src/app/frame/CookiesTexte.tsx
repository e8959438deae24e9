import { brand } from '../../platform/brand.ts';
import { choiceDays } from '../../platform/session/audience.ts';

/** The list of what the portal keeps in this browser. */
export const CookiesTexte = () => (
  <>
    <p>{brand.mesure ? 'Toujours présents, car le portail ne marche pas sans eux :' : needed}</p>
    <ul>
      <li>
        <strong>token</strong> et <strong>refresh_token</strong> gardent votre connexion ouverte ; ils partent
        quand vous vous déconnectez ;
      </li>
      <li>
        <strong>appareil</strong> évite de redemander un code sur un appareil que vous avez choisi de retenir,
        30 jours au plus ;
      </li>
      <li>
        <strong>vu</strong> évite qu’une page vous montre moins que ce que vous venez d’écrire ou de lire, là
        où le portail a plusieurs copies de sa base ; il part quand vous fermez le navigateur
        {brand.mesure ? ' ;' : '.'}
      </li>
      {brand.mesure && (
        <li>
          <strong>choix-cookies</strong> retient la réponse ci-dessous, {choiceDays} jours.
        </li>
      )}
    </ul>
    <p>
      Vos préférences d’affichage et vos réponses en attente d’enregistrement sont gardées par ce navigateur,
      sur cet appareil seulement.
    </p>
    {brand.horsConnexion && (
      <p>
        Il y garde aussi les fichiers du portail et, si vous l’avez demandé, vos demandes, pour les lieux sans
        réseau : elles sont illisibles sans votre connexion et partent quand vous vous déconnectez.
      </p>
    )}
  </>
);

const needed =
  'Ce portail ne mesure pas son audience et ne suit personne. Ses seuls cookies sont ceux sans lesquels il ne marche pas :';
