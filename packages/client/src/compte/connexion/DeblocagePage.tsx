import { deblocageEndpoints } from '@asso/contract/compte/deblocage.endpoints';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { LienPage } from '../inscription/LienPage.tsx';

/** Reopens an account closed for an hour after too many wrong passwords. */
export const DeblocagePage = () => (
  <LienPage
    titre="Débloquer votre compte"
    chapo="Beaucoup de mots de passe faux ont été essayés : votre compte est fermé pour une heure."
    label="Débloquer mon compte"
    onPress={(token) => call(deblocageEndpoints.unlock, { body: { token } })}
    done={() => (
      <div className="page colonne-texte pile">
        <PageHeading titre="Votre compte est débloqué" chapo="Vous pouvez vous connecter." />
        <div className="actions">
          <AppLink className="fr-btn" href="/login">
            Se connecter
          </AppLink>
          <AppLink className="fr-link" href="/mot-de-passe-oublie">
            Choisir un nouveau mot de passe
          </AppLink>
        </div>
      </div>
    )}
  />
);
