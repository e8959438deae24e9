import { secondFacteurEndpoints } from '@asso/contract/compte/second-facteur.endpoints';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { go } from '../../platform/page/navigation.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { loadUser, useSignedInUser } from '../../platform/session/session.ts';
import { useRead } from '../../platform/use-read.ts';
import { type Cle, CleForm } from '../profil/CleForm.tsx';
import { CodesSecours } from '../profil/CodesSecours.tsx';
import { PreuveForm } from '../profil/PreuveForm.tsx';
import '../compte.css';

const { readSecondFacteur, beginSecondFacteur } = secondFacteurEndpoints;
const fil = [{ label: 'Mon profil', href: '/user/profil' }];

/** The page that adds a second factor, or changes the application that makes the codes. */
export function SecondFacteurPage() {
  const read = useRead(readSecondFacteur, {});
  return <ReadPage read={read}>{({ actif }) => <Etapes isActif={actif} />}</ReadPage>;
}

type Etape = { nom: 'preuve' } | { nom: 'cle'; cle: Cle } | { nom: 'codes'; codes: readonly string[] };

function Etapes({ isActif }: { isActif: boolean }) {
  // The texts stay those of the beginning, although the second factor becomes active during the steps.
  const [wasActif] = useState(isActif);
  const { mustAddSecondFactor } = useSignedInUser();
  const [isRequired] = useState(mustAddSecondFactor);
  const [etape, setEtape] = useState<Etape>({ nom: 'preuve' });
  const next = (to: Etape) => {
    wantHeadingFocus();
    setEtape(to);
  };
  const leave = async () => {
    await loadUser({ again: true });
    go(isRequired ? '/' : '/user/profil?onglet=securite', { replace: true });
  };
  const trail = isRequired ? undefined : fil;
  switch (etape.nom) {
    case 'preuve':
      return (
        <div className="page colonne-texte pile">
          <PageHeading
            titre={wasActif ? 'Changer d’application de codes' : 'Protéger votre compte par un code'}
            fil={trail}
            chapo={
              isRequired
                ? 'Votre rôle donne accès aux données de beaucoup de personnes : il exige un code en plus du mot de passe. Comptez deux minutes et un téléphone.'
                : 'À la connexion, un code affiché par votre téléphone sera demandé en plus du mot de passe. Comptez deux minutes.'
            }
          />
          <PreuveForm
            needsCode={wasActif}
            label="Commencer"
            onSubmit={(body) => call(beginSecondFacteur, { body })}
            onDone={({ value }) => next({ nom: 'cle', cle: value })}
          />
          {!isRequired && (
            <p>
              <AppLink className="fr-link" href="/user/profil?onglet=securite">
                Revenir à mon profil
              </AppLink>
            </p>
          )}
        </div>
      );
    case 'cle':
      return (
        <div className="page colonne-texte pile">
          <PageHeading titre="Ajouter la clé dans votre téléphone" fil={trail} />
          <CleForm cle={etape.cle} onDone={(codes) => next({ nom: 'codes', codes })} />
        </div>
      );
    case 'codes':
      return (
        <div className="page colonne-texte pile">
          <PageHeading
            titre="Gardez vos codes de secours"
            fil={trail}
            chapo="Votre compte est protégé par un code."
          />
          <CodesSecours codes={etape.codes} onDone={() => void leave()} />
        </div>
      );
  }
}
