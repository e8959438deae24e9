import { AppLink } from '../../platform/AppLink.tsx';
import { brand } from '../../platform/brand.ts';
import { ConnexionsRubrique } from './ConnexionsRubrique.tsx';
import { IdentitesRubrique } from './IdentitesRubrique.tsx';
import { SecondFacteurRubrique } from './SecondFacteurRubrique.tsx';

export const SecuriteRubriques = () => (
  <div className="pile pile--large">
    <MotDePasseRubrique />
    <SecondFacteurRubrique />
    {brand.connexions.length > 0 && <IdentitesRubrique />}
    <ConnexionsRubrique quoi="appareils" />
    <ConnexionsRubrique quoi="sessions" />
  </div>
);

const MotDePasseRubrique = () => (
  <section className="pile pile--serree" aria-labelledby="mot-de-passe">
    <h2 id="mot-de-passe" className="fr-h4">
      Mot de passe
    </h2>
    <p>Changez-le si quelqu’un d’autre a pu le voir. Vos autres connexions seront fermées.</p>
    <AppLink className="fr-btn fr-btn--secondary" href="/user/modification-mot-de-passe">
      Changer mon mot de passe
    </AppLink>
  </section>
);
