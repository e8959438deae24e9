import { connexionExterneEndpoints } from '@asso/contract/compte/connexion-externe.endpoints';
import type { Premiere } from '@asso/contract/compte/connexion-externe.schemas';
import { fournisseurs, isIdFournisseur } from '@asso/domain/compte/fournisseur-identite.rows';
import { withElision } from '@asso/domain/identifiants/elision';
import { useEffect, useRef, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { go } from '../../platform/page/navigation.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useRouteParams } from '../../platform/page/query-params.ts';
import { Notice } from '../../ui/Notice.tsx';
import { CodePage } from './CodePage.tsx';
import { enterExterne } from './enter-externe.ts';
import { PremiereConnexion } from './PremiereConnexion.tsx';
import '../mot-de-passe/mot-de-passe.css';

const { returnExterne, giveCodeExterne } = connexionExterneEndpoints;

type Etat =
  | { kind: 'attente' }
  | { kind: 'refuse'; message: string }
  | { kind: 'code'; essai: string }
  | { kind: 'premiere'; premiere: Premiere };

/**
 * The page to which a national provider sends people back: its answer is sent to the server once, and removed from the
 * address.
 */
export function ConnexionNationalePage() {
  const { fournisseur = '' } = useRouteParams();
  const etat = useRetour(fournisseur);
  const nom = isIdFournisseur(fournisseur) ? fournisseurs[fournisseur].nom : 'Connexion nationale';
  switch (etat.kind) {
    case 'attente':
      return (
        <div className="page colonne-texte pile" role="status">
          <PageHeading titre={`Retour ${withElision(nom)}`} chapo="Vérification de votre identité…" />
        </div>
      );
    case 'refuse':
      return (
        <div className="page colonne-texte pile">
          <PageHeading titre={`Retour ${withElision(nom)}`} />
          <Notice tone="erreur" title={etat.message} />
          <div className="actions">
            <AppLink className="fr-btn" href="/login">
              Revenir à la connexion
            </AppLink>
            <AppLink className="fr-link" href="/assistance/connexion">
              Écrire à l’aide
            </AppLink>
          </div>
        </div>
      );
    case 'code':
      return (
        <CodePage
          onSubmit={(given) => enterExterne(call(giveCodeExterne, { body: { essai: etat.essai, ...given } }))}
          onBack={() => go('/login', { replace: true })}
        />
      );
    case 'premiere':
      return <PremiereConnexion nom={nom} premiere={etat.premiere} />;
  }
}

function useRetour(fournisseur: string): Etat {
  const [etat, setEtat] = useState<Etat>({ kind: 'attente' });
  const isBegun = useRef(false);
  useEffect(() => {
    // The answer can be used only once, so it is sent once even if the page renders twice.
    if (isBegun.current) return;
    isBegun.current = true;
    const reponse = location.search.slice(1);
    history.replaceState(history.state, '', location.pathname);
    void comeBack(fournisseur, reponse).then((found) => {
      if (found.kind !== 'attente') wantHeadingFocus();
      setEtat(found);
    });
  }, [fournisseur]);
  return etat;
}

async function comeBack(fournisseur: string, reponse: string): Promise<Etat> {
  if (!isIdFournisseur(fournisseur)) return { kind: 'refuse', message: 'Cette adresse n’existe pas.' };
  const outcome = await call(returnExterne, { params: { fournisseur }, body: { reponse } });
  if (!outcome.ok) return { kind: 'refuse', message: outcome.problem.message };
  const { value } = outcome;
  switch (value.suite) {
    case 'code':
      return { kind: 'code', essai: value.essai };
    case 'premiere':
      return { kind: 'premiere', premiere: value };
    case 'connecte':
      await enterExterne(Promise.resolve({ ...outcome, value }));
      return { kind: 'attente' };
  }
}
