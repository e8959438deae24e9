import { redirectionSure } from '@asso/domain/compte/guards.rules';
import { isOtherSiteRole } from '@asso/domain/compte/roles.rules';
import { useEffect } from 'react';
import { belowBase, go } from '../../platform/page/navigation.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useUser } from '../../platform/session/session.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { InscriptionForm } from './InscriptionForm.tsx';
import { validationHref } from './inscription-href.ts';
import { inscriptionIntro, inscriptionNextSteps } from './inscription-words.ts';
import { keepEnvoi } from './renvoi-courriel.ts';

/** The page that creates an account; a person who has an active one is led home. */
export function InscriptionPage() {
  const redirect = redirectionSure(belowBase(useQueryParams().get('redirect_url') ?? ''));
  const user = useUser();
  const isElsewhere = user?.roles.every(isOtherSiteRole) === true;
  const isAtHome = user?.enabled === true && !isElsewhere;
  useEffect(() => {
    if (isAtHome) go('/', { replace: true });
  }, [isAtHome]);
  if (isAtHome) return null;
  const toValidation = () => {
    keepEnvoi();
    go(validationHref(redirect));
  };
  return (
    <div className="page">
      <div className="deux-colonnes connexion">
        <div className="pile colonne-texte">
          <PageHeading titre="Créer mon compte" aide="connexion" chapo={inscriptionIntro(redirect)} />
          {isElsewhere && (
            <Notice
              tone="info"
              title="Votre compte vient d’un autre site. Créez ici un compte avec la même adresse."
            />
          )}
          <InscriptionForm
            first={isElsewhere ? { email: user.email } : {}}
            redirect={redirect}
            onDone={toValidation}
          />
        </div>
        <Apres redirect={redirect} />
      </div>
    </div>
  );
}

const Apres = ({ redirect }: { redirect: string }) => (
  <aside className="connexion__cote pile" aria-label="Après la création du compte">
    <Fold opensFor={false} summary="Et ensuite ?">
      <ol>
        {inscriptionNextSteps(redirect).map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ol>
    </Fold>
    <Fold opensFor={false} summary="Vous travaillez pour un service ?">
      <p>Votre compte est créé par votre administrateur.</p>
    </Fold>
  </aside>
);
