import { publicEndpoints } from '@asso/contract/catalogue/public.endpoints';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { projetCommenceFields } from '@asso/domain/subvention/projet-commence.fields';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import {
  draftRetention,
  forgetBrouillon,
  keepBrouillon,
  useBrouillonWithoutCompte,
} from '../../platform/draft/brouillon-sans-compte.ts';
import { go } from '../../platform/page/navigation.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams, useRouteParams } from '../../platform/page/query-params.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useUser } from '../../platform/session/session.ts';
import { useRead } from '../../platform/use-read.ts';
import { exerciceNamed } from '../../subvention/subvention-href.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { useFormErrors } from '../../ui/fields/use-form-errors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { newId } from '../../ui/page/new-id.ts';
import { SansCompte } from './SansCompte.tsx';
import { type CommencerSuite, useSuite } from './use-suite.ts';

type Aide = ReplyOf<typeof publicEndpoints.readAidePublique>;

/** The page that begins a dossier before having an account: it asks the first questions. */
export function CommencerPage() {
  const { code = '' } = useRouteParams();
  const exercice = exerciceNamed(useQueryParams().get('exercice'));
  const read = useRead(publicEndpoints.readAidePublique, { params: { code }, query: { exercice } });
  return (
    <ReadPage read={read}>{(aide) => <Commencer key={aide.code} aide={aide} exercice={exercice} />}</ReadPage>
  );
}

function Commencer({ aide, exercice }: { aide: Aide; exercice?: number }) {
  const brouillon = useBrouillonWithoutCompte(aide.code);
  const user = useUser();
  const acte = useSuite({ code: aide.code, exercice });
  const [isReady, setIsReady] = useState(false);
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre="Votre projet en quelques mots"
        objet={aide.titre}
        chapo={`${aide.titre}. ${aide.periode}. ${count(aide.minutes, 'minute', 'minutes')} en tout.`}
      />
      <p>
        <a href={aide.chemin}>Revoir les conditions de cette aide</a>
      </p>
      {aide.ouverture === 'ouverte' ? (
        <>
          <Questions aide={aide} acte={acte} onReady={() => setIsReady(true)} />
          {brouillon && isReady && !user && <SansCompte code={aide.code} exercice={exercice} />}
          {brouillon && <Partage code={aide.code} onForgotten={() => setIsReady(false)} />}
        </>
      ) : (
        <Notice tone="info" title="Cette aide n’est pas ouverte : aucune demande ne peut être commencée." />
      )}
    </div>
  );
}

type QuestionsProps = { aide: Aide; acte: CommencerSuite; onReady: () => void };

function Questions({ aide, acte, onReady }: QuestionsProps) {
  const brouillon = useBrouillonWithoutCompte(aide.code);
  const [isKept, setIsKept] = useState(true);
  const value = brouillon?.reponses ?? {};
  const form = useFormErrors({ fields: projetCommenceFields, value, context: { stage: 'saisie' } });
  const type = (path: string, to: unknown) => {
    const cle = brouillon?.cle ?? newId();
    setIsKept(keepBrouillon({ code: aide.code, titre: aide.titre, reponses: { ...value, [path]: to }, cle }));
  };
  const submit = () => {
    if (!form.check()) return;
    if (acte.href) go(acte.href);
    else onReady();
  };
  return (
    <FormFrame className="feuille pile" onSend={submit}>
      <ErrorSummary errors={form.shown} attempt={form.attempt} />
      <FieldList
        fields={projetCommenceFields}
        value={value}
        onChange={type}
        errors={form.shown}
        stage="saisie"
      />
      {!isKept && (
        <Notice
          tone="attention"
          title="Ce navigateur ne garde rien : ne fermez pas cette page avant d’avoir un compte."
        />
      )}
      {acte.phrase && <p>{acte.phrase}</p>}
      {acte.label && (
        <div className="actions">
          <button type="submit" className="fr-btn">
            {acte.label}
          </button>
        </div>
      )}
    </FormFrame>
  );
}

/** Says that what is written without an account stays unencrypted in this browser, and lets the person erase it. */
function Partage({ code, onForgotten }: { code: string; onForgotten: () => void }) {
  const forget = () => {
    forgetBrouillon(code);
    onForgotten();
    announce('Votre brouillon est effacé de ce navigateur.');
    go(`/commencer/${encodeURIComponent(code)}`, { replace: true });
  };
  return (
    <section className="pile pile--serree" aria-labelledby="ordinateur">
      <h2 id="ordinateur" className="fr-h6">
        Sur un ordinateur partagé
      </h2>
      <p>
        Ce que vous écrivez reste dans ce navigateur, {draftRetention.jours} jours au plus, et chacun peut l’y
        lire. Rien n’est envoyé avant que vous ayez un compte.{' '}
        <AppLink href="/donnees-personnelles">Vos données</AppLink>
      </p>
      <p>
        <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={forget}>
          Effacer ce brouillon
        </button>
      </p>
    </section>
  );
}
