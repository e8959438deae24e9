import { secondFacteurEndpoints } from '@asso/contract/compte/second-facteur.endpoints';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import type { ValueOf } from '../../platform/call/call.ts';
import { call } from '../../platform/call/call.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useRead } from '../../platform/use-read.ts';
import { Notice } from '../../ui/Notice.tsx';
import { CodesSecours } from './CodesSecours.tsx';
import { PreuveForm } from './PreuveForm.tsx';

const { readSecondFacteur, renewCodesSecours, removeSecondFacteur } = secondFacteurEndpoints;
type SecondFacteur = ValueOf<typeof readSecondFacteur>;

/** Says whether the account has a second factor, and what can be done about it. */
export function SecondFacteurRubrique() {
  const read = useRead(readSecondFacteur, {});
  return (
    <section className="pile pile--serree" aria-labelledby="second-facteur">
      <h2 id="second-facteur" className="fr-h4">
        Code à la connexion
      </h2>
      {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
      {read.state === 'lu' && !read.value.actif && <Absent />}
      {read.state === 'lu' && read.value.actif && <Actif found={read.value} onChanged={read.reload} />}
    </section>
  );
}

const href = '/user/second-facteur';

const Absent = () => (
  <>
    <p>
      Le mot de passe suffit pour se connecter. Ajoutez un code affiché par votre téléphone : un mot de passe
      volé ne suffira plus.
    </p>
    <AppLink className="fr-btn fr-btn--secondary" href={href}>
      Protéger mon compte par un code
    </AppLink>
  </>
);

type ActifProps = { found: SecondFacteur; onChanged: () => Promise<unknown> };

function Actif({ found, onChanged }: ActifProps) {
  const [act, setAct] = useState<'codes' | 'retrait' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const finish = async () => {
    setAct(null);
    setCodes(null);
    await onChanged();
  };
  if (codes) return <CodesSecours codes={codes} onDone={() => void finish()} />;
  if (act === 'codes') {
    return (
      <PreuveForm
        needsCode
        label="Remplacer mes codes de secours"
        onSubmit={(body) => call(renewCodesSecours, { body })}
        onDone={({ value }) => setCodes(value.codes)}
        onCancel={() => setAct(null)}
      >
        <p>Les dix codes que vous avez gardés ne serviront plus.</p>
      </PreuveForm>
    );
  }
  if (act === 'retrait') {
    return (
      <PreuveForm
        needsCode
        label="Ne plus demander de code"
        onSubmit={(body) => call(removeSecondFacteur, { body })}
        onDone={async () => {
          notify('succes', 'Le mot de passe suffit de nouveau pour vous connecter.');
          await finish();
        }}
        onCancel={() => setAct(null)}
      >
        <p>Le mot de passe suffira de nouveau pour se connecter à votre compte.</p>
      </PreuveForm>
    );
  }
  const { depuis, exige, codesRestants } = found;
  return (
    <>
      <p>
        Votre compte est protégé par un code{depuis && ` depuis le ${formatDate(new Date(depuis))}`}
        {exige && ', que votre rôle exige'}.
      </p>
      <p>
        {codesRestants === 0
          ? 'Il ne vous reste aucun code de secours : demandez-en de nouveaux.'
          : `Codes de secours restants : ${codesRestants} sur 10.`}
      </p>
      <div className="actions">
        <AppLink className="fr-btn fr-btn--secondary" href={href}>
          Changer d’application
        </AppLink>
        <button type="button" className="fr-btn fr-btn--tertiary" onClick={() => setAct('codes')}>
          Demander de nouveaux codes de secours
        </button>
        {!exige && (
          <button type="button" className="fr-btn fr-btn--tertiary" onClick={() => setAct('retrait')}>
            Ne plus demander de code
          </button>
        )}
      </div>
    </>
  );
}
