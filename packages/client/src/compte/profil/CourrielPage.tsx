import { profilEndpoints } from '@asso/contract/compte/profil.endpoints';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { loadUser } from '../../platform/session/session.ts';
import { currentToken } from '../../platform/session/session-token.ts';
import { LienPage } from '../inscription/LienPage.tsx';

async function confirm(token: string) {
  const outcome = await call(profilEndpoints.confirmCourriel, { body: { token } });
  if (outcome.ok && currentToken()) await loadUser({ again: true });
  return outcome;
}

/** The page of the link that confirms a new address. */
export const CourrielPage = () => (
  <LienPage
    titre="Confirmer votre nouvelle adresse"
    chapo="Vous vous connecterez avec cette adresse, et nos courriels y arriveront."
    label="Confirmer cette adresse"
    onPress={confirm}
    done={({ value }) => (
      <div className="page colonne-texte pile">
        <PageHeading
          titre="Votre adresse est changée"
          chapo={`Connectez-vous maintenant avec ${value.email}.`}
        />
        <div className="actions">
          <AppLink className="fr-btn" href="/">
            Continuer
          </AppLink>
        </div>
      </div>
    )}
  />
);
