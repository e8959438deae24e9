import { brand } from '../platform/brand.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { CookiesTexte } from './frame/CookiesTexte.tsx';
import { DialogButton } from './frame/DialogButton.tsx';
import { CookieDialog } from './frame/dialogs.ts';

/** The text of the footer's dialog about cookies, at an address of its own. */
export const CookiesPage = () => (
  <div className="page colonne-texte">
    <PageHeading
      titre="Gestion des cookies"
      chapo="Ce que ce navigateur garde pour le portail, et pourquoi."
    />
    <CookiesTexte />
    {brand.mesure && (
      <div>
        <DialogButton className="fr-btn fr-btn--secondary" label="Changer mon choix" dialog={CookieDialog} />
      </div>
    )}
  </div>
);
